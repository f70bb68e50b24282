import { salaryFigures } from '@suen/engine/inputs';
import { useTranslation } from 'react-i18next';
import { formatEurosBriefly } from '../../../shared/amount/format-amount.ts';
import { ChoiceCards, type Choice } from '../../../shared/form/ChoiceCards.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { SliderField } from '../../../shared/form/SliderField.tsx';
import { longestDistance } from '../check-entries.ts';
import type { EmploymentType, TaxClass } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';
import type { NetSalaryFormState } from './form-state.ts';

interface FieldOfForm {
  readonly form: NetSalaryFormState;
}

const taxClasses: readonly { readonly value: TaxClass; readonly tint: string }[] = [
  { value: 1, tint: 'var(--suen-net)' },
  { value: 2, tint: 'var(--suen-cash)' },
  { value: 3, tint: 'var(--suen-dependence)' },
];
const employmentTypes: readonly EmploymentType[] = [1, 2];

/** The tax class, as the tax card states it. */
export function TaxClassField({ form: { entries, shownProblems, enter } }: FieldOfForm) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const { taxClassName } = useEntryNames();
  const problemText = useProblemText();
  const choices: readonly Choice<TaxClass>[] = taxClasses.map(({ value, tint }) => ({
    value,
    tint,
    label: taxClassName(value),
    description: t(`taxClass.description.${value}`),
  }));
  return (
    <ChoiceCards
      name="taxClass"
      label={t('taxClass.label')}
      hint={t('taxClass.hint')}
      error={problemText(shownProblems.get('taxClass'))}
      choices={choices}
      value={entries.taxClass}
      onChange={(value) => enter('taxClass', value)}
    />
  );
}

/** Whether an employer pays half of the contributions or nobody does. */
export function EmploymentField({ form: { entries, shownProblems, enter } }: FieldOfForm) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const { employmentName } = useEntryNames();
  const problemText = useProblemText();
  return (
    <ChoiceCards
      name="employmentType"
      label={t('employmentType.label')}
      error={problemText(shownProblems.get('employmentType'))}
      choices={employmentTypes.map((value) => ({
        value,
        label: employmentName(value),
        description: t(`employmentType.description.${value}`),
      }))}
      value={entries.employmentType}
      onChange={(value) => enter('employmentType', value)}
    />
  );
}

/** The distance that decides the travel allowance. */
export function DistanceField({ form }: FieldOfForm) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const { distanceName } = useEntryNames();
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave } = form;
  const { travelAllowanceMaximum } = salaryFigures(entries.payMonth);
  return (
    <SliderField
      name="distanceToWork"
      label={t('distanceToWork.label')}
      hint={t('distanceToWork.hint', { maximum: formatEurosBriefly(travelAllowanceMaximum) })}
      error={problemText(shownProblems.get('distanceToWork'), {
        limit: (limit) => `${limit} km`,
        example: '12',
      })}
      unit="km"
      minimum={0}
      maximum={longestDistance}
      marks={[0, 10, 20, 30, longestDistance].map((value) => ({
        value,
        label: value === longestDistance ? `>${value - 1}` : String(value),
      }))}
      value={entries.distanceToWork}
      describe={distanceName}
      onChange={(value) => enter('distanceToWork', value)}
      onLeave={() => leave('distanceToWork')}
    />
  );
}
