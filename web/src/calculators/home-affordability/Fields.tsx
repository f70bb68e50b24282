import type { StateOf } from '../../shared/form/entry-form.ts';
import { useControls } from '../../shared/form/field-words.ts';
import { FieldRow } from '../../shared/form/FieldRow.tsx';
import { MoneyField } from '../../shared/form/MoneyField.tsx';
import { NumberField } from '../../shared/form/NumberField.tsx';
import { SliderField } from '../../shared/form/SliderField.tsx';
import type { homeAffordabilityForm } from './form.ts';
import { useHomeAffordabilityWords } from './words.ts';

const yearMarks = [0, 5, 10, 15, 20, 25, 30].map((value) => ({ value, label: String(value) }));

interface HomeAffordabilityFieldsProps {
  readonly form: StateOf<typeof homeAffordabilityForm>;
}

export function HomeAffordabilityFields({ form }: HomeAffordabilityFieldsProps) {
  const control = useControls(form, useHomeAffordabilityWords());
  return (
    <>
      <FieldRow least="15rem">
        <MoneyField {...control('annualNetIncome')} isLarge />
        <MoneyField {...control('downPayment')} isLarge />
      </FieldRow>
      <SliderField {...control('loanTermYears')} marks={yearMarks} />
      <FieldRow least="15rem">
        <NumberField {...control('interestRate')} />
        <MoneyField {...control('monthlyDebtPayments')} />
      </FieldRow>
      <MoneyField {...control('homePrice')} />
    </>
  );
}
