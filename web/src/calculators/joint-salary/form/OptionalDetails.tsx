import { OptionalSalaryFields } from '../../../shared/salary/OptionalSalaryFields.tsx';
import { whoOf } from '../../../shared/salary/salary-entries.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { personIds, persons } from '../persons.ts';
import type { JointSalaryFormState } from './form-state.ts';

/** The optional fields: each employee's hours, the increase of both incomes, the amounts of the first person. */
export function OptionalDetails({ form }: { readonly form: JointSalaryFormState }) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'form' });
  const { t: room } = useTranslation('joint-salary');
  const { t: shared } = useTranslation('shared');
  const { entries, shownProblems, enter, leave } = form;
  const who = whoOf(entries.employmentType);
  return (
    <OptionalSalaryFields
      form={form}
      title={t('more')}
      hours={personIds
        .filter((person) => entries[persons[person].employmentType] === 1)
        .map((person) => {
          const name = persons[person].weeklyHours;
          return {
            name,
            label: room('result.of', {
              person: room(`person.${person}`),
              entry: shared('weeklyHours.label'),
            }),
            value: entries[name],
            problem: shownProblems.get(name),
            onChange: (value) => enter(name, value),
            onLeave: () => leave(name),
          };
        })}
      words={{
        increasePercent: () => ({
          label: t('increasePercent.label'),
          hint: t('increasePercent.hint'),
        }),
        transportCosts: (maximum) => ({
          label: t(`transportCosts.label.${who}`),
          hint: t(`transportCosts.hint.${who}`, { maximum }),
        }),
        supplementaryPension: (maximum) => ({
          label: t(`supplementaryPension.label.${who}`),
          hint: t(`supplementaryPension.hint.${who}`, { maximum }),
        }),
      }}
    />
  );
}
