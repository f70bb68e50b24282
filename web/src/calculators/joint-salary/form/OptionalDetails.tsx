import { OptionalSalaryFields } from '../../../shared/salary/OptionalSalaryFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { JointSalaryFormState } from './form-state.ts';

/** The optional fields: the increase is of both salaries, the amounts are the first person's. */
export function OptionalDetails({ form }: { readonly form: JointSalaryFormState }) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'form' });
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
