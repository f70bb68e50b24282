import type { StateOf } from '../../shared/form/entry-form.ts';
import { ChoiceCard } from '../../shared/form/ChoiceCard.tsx';
import { useControls, useStanding } from '../../shared/form/field-words.ts';
import { FoldedFields } from '../../shared/form/FoldedFields.tsx';
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

/** What few people need, for the charge of the bank. */
const chargeNames = ['earlierRepayments', 'isOlderContract'] as const;

/** The fields of the early repayment form. */
export function LoanOverpaymentFields({ form }: LoanOverpaymentFieldsProps) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'form' });
  const words = useLoanOverpaymentWords();
  const control = useControls(form, words);
  const standing = useStanding(form, words);
  const older = control('isOlderContract');
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
        <FoldedFields
          form={form}
          id="charge"
          title={t('charge')}
          names={chargeNames}
          standing={standing(chargeNames)}
        >
          <MoneyField {...control('earlierRepayments')} />
          <ChoiceCard
            type="checkbox"
            name="isOlderContract"
            label={older.label}
            description={t('isOlderContract.hint')}
            isChosen={older.value}
            onChange={older.onChange}
          />
        </FoldedFields>
      </FormGroup>
    </>
  );
}
