import { FormGroup } from '../../../shared/form/FormCard.tsx';
import { SegmentedChoice } from '../../../shared/form/SegmentedChoice.tsx';
import { TaxClassField } from '../../../shared/salary/TaxCardFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { JointSalaryFormState } from './form-state.ts';

/** What holds for both persons: the tax class, and whether their amounts are of a month or a year. */
export function HouseholdFields({ form }: { readonly form: JointSalaryFormState }) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'form' });
  const { t: shared } = useTranslation('shared');
  const { entries, shownProblems, enter } = form;
  return (
    <FormGroup title={t('groups.household')}>
      <TaxClassField
        hint={t('taxClass')}
        value={entries.taxClass}
        problem={shownProblems.get('taxClass')}
        onChange={(value) => enter('taxClass', value)}
      />
      <SegmentedChoice
        name="salaryPeriod"
        label={t('salaryPeriod')}
        isLabelShown
        choices={[
          { value: 'monthly', label: shared('period.monthly') },
          { value: 'annual', label: shared('period.annual') },
        ]}
        value={entries.salaryPeriod}
        onChange={(value) => enter('salaryPeriod', value)}
      />
    </FormGroup>
  );
}
