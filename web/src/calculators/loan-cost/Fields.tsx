import type { StateOf } from '../../shared/form/entry-form.ts';
import { useControls } from '../../shared/form/field-words.ts';
import { FormGroup } from '../../shared/form/FormCard.tsx';
import { MoneyField } from '../../shared/form/MoneyField.tsx';
import { NumberField } from '../../shared/form/NumberField.tsx';
import { SliderField } from '../../shared/form/SliderField.tsx';
import { useTermNames } from '../../shared/term/term-names.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { loanCostForm } from './form.ts';
import { typedCount } from './term.ts';
import { useLoanCostWords } from './words.ts';

const yearMarks = [0, 5, 10, 15, 20, 25, 30, 35].map((value) => ({
  value,
  label: String(value),
}));

/** The fields of the loan cost form. The term is set in years with a slider or typed in months. */
export function LoanCostFields({ form }: { readonly form: StateOf<typeof loanCostForm> }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'form' });
  const { yearsName, termName } = useTermNames();
  const control = useControls(form, useLoanCostWords());
  // The field for months allows any term, also beyond the slider.
  const months = typedCount(form.entries.months);
  return (
    <>
      <FormGroup title={t('groups.loan')}>
        <MoneyField {...control('amount')} isLarge />
        <NumberField {...control('annualInterestRate')} />
      </FormGroup>
      <FormGroup title={t('groups.term')}>
        <SliderField
          {...control('years')}
          marks={yearMarks}
          describe={(years) => (months === undefined ? yearsName(years) : termName(months))}
        />
        <NumberField {...control('months')} />
      </FormGroup>
    </>
  );
}
