import { OptionalSalaryFields } from '../../../shared/salary/OptionalSalaryFields.tsx';
import { whoOf } from '../../../shared/salary/salary-entries.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { NetSalaryFormState } from './form-state.ts';

/** The optional fields, in the words of one person's salary. */
export function OptionalDetails({ form }: { readonly form: NetSalaryFormState }) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const { t: shared } = useTranslation('shared');
  const { entries, shownProblems, enter, leave } = form;
  const who = whoOf(entries.employmentType);
  return (
    <OptionalSalaryFields
      form={form}
      title={t('more')}
      hours={
        who === 'employee'
          ? [
              {
                name: 'weeklyHours',
                label: shared('weeklyHours.label'),
                value: entries.weeklyHours,
                problem: shownProblems.get('weeklyHours'),
                onChange: (value) => enter('weeklyHours', value),
                onLeave: () => leave('weeklyHours'),
              },
            ]
          : []
      }
      words={{
        increasePercent: () => ({
          label: t(`increasePercent.label.${who}`),
          hint: t(`increasePercent.hint.${who}`),
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
