import { OptionalSalaryFields } from '../../../shared/salary/OptionalSalaryFields.tsx';
import { whoOf } from '../../../shared/salary/salary-entries.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { NetSalaryFormState } from './form-state.ts';

/** The optional fields, in the words of one person's salary. */
export function OptionalDetails({ form }: { readonly form: NetSalaryFormState }) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const who = whoOf(form.entries.employmentType);
  return (
    <OptionalSalaryFields
      form={form}
      title={t('more')}
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
