import { salaryFigures } from '@suen/engine/inputs';
import { formatEurosBriefly } from '../amount/format-amount.ts';
import { ChoiceCards, type Choice } from '../form/ChoiceCards.tsx';
import { useProblemText } from '../form/problem-text.ts';
import type { EntryProblem } from '../form/read-entry.ts';
import { SliderField } from '../form/SliderField.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { longestDistance, type EmploymentType, type TaxClass } from './salary-entries.ts';
import { useSalaryEntryNames } from './salary-entry-names.ts';

interface TaxCardFieldProps<Value> {
  readonly value: Value;
  readonly problem: EntryProblem | undefined;
  readonly onChange: (value: Value) => void;
}

const taxClasses: readonly TaxClass[] = [1, 2, 3];
const tints: Readonly<Record<TaxClass, string>> = {
  1: 'var(--suen-net)',
  2: 'var(--suen-cash)',
  3: 'var(--suen-dependence)',
};
const employmentTypes: readonly EmploymentType[] = [1, 2];

interface TaxClassFieldProps extends TaxCardFieldProps<TaxClass> {
  /** Replaces the hint that the tax card states the class. */
  readonly hint?: string;
}

/** The tax classes that are offered, with their descriptions. */
export function useTaxClassChoices<Offered extends TaxClass>(
  offered: readonly Offered[],
): readonly Choice<Offered>[] {
  const { t } = useTranslation('shared');
  const { taxClassName } = useSalaryEntryNames();
  const descriptionOf = (taxClass: TaxClass) => t(`taxClass.description.${taxClass}`);
  return offered.map((value) => ({
    value,
    tint: tints[value],
    label: taxClassName(value),
    description: descriptionOf(value),
  }));
}

/** The tax class, as the tax card states it. */
export function TaxClassField({ value, problem, hint, onChange }: TaxClassFieldProps) {
  const { t } = useTranslation('shared');
  const problemText = useProblemText();
  const choices = useTaxClassChoices(taxClasses);
  return (
    <ChoiceCards
      name="taxClass"
      label={t('taxClass.label')}
      hint={hint ?? t('taxClass.hint')}
      error={problemText(problem)}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
}

interface EmploymentFieldProps extends TaxCardFieldProps<EmploymentType> {
  readonly name: string;
}

/** Whether an employer pays half of the contributions or nobody does. */
export function EmploymentField({ name, value, problem, onChange }: EmploymentFieldProps) {
  const { t } = useTranslation('shared');
  const { employmentName } = useSalaryEntryNames();
  const problemText = useProblemText();
  return (
    <ChoiceCards
      name={name}
      label={t('employmentType.label')}
      error={problemText(problem)}
      choices={employmentTypes.map((choice) => ({
        value: choice,
        label: employmentName(choice),
        description: t(`employmentType.description.${choice}`),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

interface DistanceFieldProps extends TaxCardFieldProps<string> {
  readonly name: string;
  /** The rules that say how much the distance brings. */
  readonly payMonth: string;
  /** Called when the field for typing is left. */
  readonly onLeave: () => void;
}

/** The distance that decides the travel allowance. */
export function DistanceField(props: DistanceFieldProps) {
  const { name, value, problem, payMonth, onChange, onLeave } = props;
  const { t } = useTranslation('shared');
  const { distanceName } = useSalaryEntryNames();
  const problemText = useProblemText();
  const { travelAllowanceMaximum } = salaryFigures(payMonth);
  return (
    <SliderField
      name={name}
      label={t('distanceToWork.label')}
      hint={t('distanceToWork.hint', { maximum: formatEurosBriefly(travelAllowanceMaximum) })}
      error={problemText(problem, { limit: distanceName, example: '12' })}
      unit="km"
      minimum={0}
      maximum={longestDistance}
      marks={[0, 10, 20, 30, longestDistance].map((mark) => ({
        value: mark,
        label: mark === longestDistance ? `>${mark - 1}` : String(mark),
      }))}
      value={value}
      describe={distanceName}
      onChange={onChange}
      onLeave={onLeave}
    />
  );
}
