import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { SegmentedChoice } from '../../../shared/form/SegmentedChoice.tsx';
import { useGrossSalaryProblemText } from '../../../shared/salary/gross-salary-problem.ts';
import { whoOf } from '../../../shared/salary/salary-entries.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { NetSalaryFormState } from './form-state.ts';

/** The salary, with the switch between a month and a year. */
export function GrossSalaryField({ form }: { readonly form: NetSalaryFormState }) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const { t: shared } = useTranslation('shared');
  const problemText = useGrossSalaryProblemText();
  const { entries, shownProblems, enter, leave } = form;
  const who = whoOf(entries.employmentType);

  return (
    <MoneyField
      name="grossSalary"
      label={t(`grossSalary.label.${who}`)}
      hint={t(`grossSalary.hint.${who}`)}
      error={problemText(shownProblems.get('grossSalary'))}
      isRequired
      isLarge
      value={entries.grossSalary}
      onChange={(value) => enter('grossSalary', value)}
      onLeave={() => leave('grossSalary')}
      aside={
        <SegmentedChoice
          name="salaryPeriod"
          label={shared('salaryPeriod')}
          choices={[
            { value: 'monthly', label: shared('period.monthly') },
            { value: 'annual', label: shared('period.annual') },
          ]}
          value={entries.salaryPeriod}
          onChange={(value) => enter('salaryPeriod', value)}
        />
      }
    />
  );
}
