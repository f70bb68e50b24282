import type { StateOf } from '../../shared/form/entry-form.ts';
import { useControls } from '../../shared/form/field-words.ts';
import { FormGroup } from '../../shared/form/FormCard.tsx';
import { MoneyField } from '../../shared/form/MoneyField.tsx';
import { NumberField } from '../../shared/form/NumberField.tsx';
import { PercentField } from '../../shared/form/PercentField.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './Fields.module.css';
import type { loanOverpaymentForm } from './form.ts';
import { useLoanOverpaymentWords } from './words.ts';

interface LoanOverpaymentFieldsProps {
  readonly form: StateOf<typeof loanOverpaymentForm>;
}

/** The fields of the early repayment form. */
export function LoanOverpaymentFields({ form }: LoanOverpaymentFieldsProps) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'form' });
  const control = useControls(form, useLoanOverpaymentWords());
  return (
    <>
      <FormGroup title={t('groups.loan')}>
        <MoneyField {...control('loanAmount')} isLarge />
        <PercentField {...control('interestRate')} />
        <div className={classes.term}>
          <NumberField {...control('remainingTermYears')} />
          <NumberField {...control('remainingTermMonths')} />
        </div>
      </FormGroup>
      <FormGroup title={t('groups.prepayment')}>
        <MoneyField {...control('prepaymentAmount')} isLarge />
      </FormGroup>
    </>
  );
}
