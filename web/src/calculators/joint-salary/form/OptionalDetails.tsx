import { OptionalSalaryFields } from '../../../shared/salary/OptionalSalaryFields.tsx';
import { whoOf } from '../../../shared/salary/salary-entries.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { JointSalaryFormState } from './form-state.ts';

/** The optional fields: the increase is of both salaries, the amounts are the first person's. */
export function OptionalDetails({ form }: { readonly form: JointSalaryFormState }) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'form' });
  const who = whoOf(form.entries.employmentType);
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
