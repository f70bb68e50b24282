import { OptionalSalaryFields } from '../../../shared/salary/OptionalSalaryFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { NetSalaryFormState } from './form-state.ts';

/** The optional fields, in the words of one person's salary. */
export function OptionalDetails({ form }: { readonly form: NetSalaryFormState }) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const who = form.entries.employmentType === 1 ? 'employee' : 'selfEmployed';
  return (
    <OptionalSalaryFields
      form={form}
      title={t('more')}
      words={{
        increasePercent: () => ({
          label: t('increasePercent.label'),
          hint: t('increasePercent.hint'),
        }),
        transportCosts: (maximum) => ({
          label: t('transportCosts.label'),
          hint: t('transportCosts.hint', { maximum }),
        }),
        supplementaryPension: (maximum) => ({
          label: t('supplementaryPension.label'),
          hint: t(`supplementaryPension.hint.${who}`, { maximum }),
        }),
      }}
    />
  );
}
