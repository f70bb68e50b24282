import type { StateOf } from '../../shared/form/entry-form.ts';
import { useControls } from '../../shared/form/field-words.ts';
import { FormGroup } from '../../shared/form/FormCard.tsx';
import { MoneyField } from '../../shared/form/MoneyField.tsx';
import { NumberField } from '../../shared/form/NumberField.tsx';
import { SliderField } from '../../shared/form/SliderField.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { homeAffordabilityForm } from './form.ts';
import { useHomeAffordabilityWords } from './words.ts';

const yearMarks = [0, 5, 10, 15, 20, 25, 30].map((value) => ({ value, label: String(value) }));

interface HomeAffordabilityFieldsProps {
  readonly form: StateOf<typeof homeAffordabilityForm>;
}

/** The fields of the home affordability form. */
export function HomeAffordabilityFields({ form }: HomeAffordabilityFieldsProps) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'form' });
  const control = useControls(form, useHomeAffordabilityWords());
  return (
    <>
      <FormGroup title={t('groups.household')}>
        <MoneyField {...control('annualNetIncome')} isLarge />
        <MoneyField {...control('monthlyDebtPayments')} />
        <MoneyField {...control('downPayment')} />
      </FormGroup>
      <FormGroup title={t('groups.loan')}>
        <SliderField {...control('loanTermYears')} marks={yearMarks} />
        <NumberField {...control('interestRate')} />
      </FormGroup>
      <FormGroup title={t('groups.home')}>
        <MoneyField {...control('homePrice')} />
      </FormGroup>
    </>
  );
}
