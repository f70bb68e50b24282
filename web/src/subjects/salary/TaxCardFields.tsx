import { newestPayMonth, salaryFigures } from '@suen/engine/small-door';
import { ChoiceCards, type Choice } from '../../shared/form/controls/ChoiceCards.tsx';
import { SegmentedChoice } from '../../shared/form/controls/SegmentedChoice.tsx';
import { SliderField } from '../../shared/form/controls/SliderField.tsx';
import type { ControlOf } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import {
  longestDistance,
  type EmploymentType,
  type SalaryPeriod,
  type TaxClass,
} from './salary-entries.ts';
import { useSalaryEntryNames } from './salary-words.ts';
import { WhichTaxClass } from './WhichTaxClass.tsx';

const taxClasses: readonly TaxClass[] = [1, 2, 3];
const tints: Readonly<Record<TaxClass, string>> = {
  1: 'var(--suen-net)',
  2: 'var(--suen-cash)',
  3: 'var(--suen-long-term-care)',
};
const employmentTypes: readonly EmploymentType[] = [1, 2];

/** The tax classes that are offered, with their descriptions. */
export function useTaxClassChoices<Offered extends TaxClass>(
  offered: readonly Offered[],
): readonly Choice<Offered>[] {
  const { t } = useTranslation('salary');
  const { taxClassName } = useSalaryEntryNames();
  const age = salaryFigures(newestPayMonth).classOneAAge;
  const descriptionOf = (taxClass: TaxClass) => t(`taxClass.description.${taxClass}`, { age });
  return offered.map((value) => ({
    value,
    tint: tints[value],
    label: taxClassName(value),
    description: descriptionOf(value),
  }));
}

/** The tax class, as the tax card states it. */
export function TaxClassField(control: ControlOf<TaxClass>) {
  const choices = useTaxClassChoices(taxClasses);
  return <ChoiceCards {...control} help={<WhichTaxClass {...control} />} choices={choices} />;
}

/** Whether an employer pays half of the contributions or nobody does. */
export function EmploymentField(control: ControlOf<EmploymentType>) {
  const { t } = useTranslation('salary');
  const { employmentName } = useSalaryEntryNames();
  return (
    <ChoiceCards
      {...control}
      choices={employmentTypes.map((value) => ({
        value,
        label: employmentName(value),
        description: t(`employmentType.description.${value}`),
      }))}
    />
  );
}

const distanceMarks = [0, 10, 20, 30, longestDistance].map((value) => ({
  value,
  label: value === longestDistance ? `>${value - 1}` : String(value),
}));

/** The distance that decides the travel allowance. */
export function DistanceField(control: ControlOf<string>) {
  return <SliderField {...control} minimum={0} maximum={longestDistance} marks={distanceMarks} />;
}

/** Whether an amount is per month or per year. */
export function SalaryPeriodChoice(
  control: ControlOf<SalaryPeriod> & { readonly isLabelShown?: boolean },
) {
  const { t } = useTranslation('shared');
  return (
    <SegmentedChoice
      {...control}
      choices={[
        { value: 'monthly', label: t('period.monthly') },
        { value: 'annual', label: t('period.annual') },
      ]}
    />
  );
}
