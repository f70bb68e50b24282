import { formatEuros, formatNumber, formatPercent } from '../../../shared/amount/format-amount.ts';
import { InputsSummary, type SummarisedEntry } from '../../../shared/result/InputsSummary.tsx';
import { useRulePeriodNames } from '../../../shared/rule-period/rule-period-name.ts';
import { whoOf } from '../../../shared/salary/salary-entries.ts';
import { useSalaryEntryNames } from '../../../shared/salary/salary-entry-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { EntryName, NetSalaryRequest } from '../entries.ts';

interface EnteredSummaryProps {
  readonly request: NetSalaryRequest;
  readonly onChange: (name: EntryName) => void;
}

/** What the result rests on; optional entries only where they were made. */
export function EnteredSummary({ request, onChange }: EnteredSummaryProps) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const { t: shared } = useTranslation('shared');
  const { taxClassName, employmentName, distanceName } = useSalaryEntryNames();
  const { rulePeriodTitle } = useRulePeriodNames();
  const { weeklyHours, increasePercent, transportCosts, supplementaryPension } = request;
  const who = whoOf(request.employmentType);

  const entries: readonly (SummarisedEntry<EntryName> | undefined)[] = [
    {
      name: 'grossSalary',
      label: t(`grossSalary.label.${who}`),
      value: shared(`period.amount.${request.salaryPeriod}`, {
        amount: formatEuros(request.grossSalary),
      }),
    },
    {
      name: 'employmentType',
      label: shared('employmentType.label'),
      value: employmentName(request.employmentType),
    },
    { name: 'taxClass', label: shared('taxClass.label'), value: taxClassName(request.taxClass) },
    {
      name: 'distanceToWork',
      label: shared('distanceToWork.label'),
      value: distanceName(request.distanceToWork ?? 0),
    },
    {
      name: 'payMonth',
      label: shared('rulePeriod.label'),
      value: rulePeriodTitle(request.payMonth),
    },
    weeklyHours === null
      ? undefined
      : {
          name: 'weeklyHours',
          label: shared('weeklyHours.label'),
          value: shared('weeklyHours.name', { hours: formatNumber(weeklyHours) }),
        },
    increasePercent === null
      ? undefined
      : {
          name: 'increasePercent',
          label: t(`increasePercent.label.${who}`),
          value: formatPercent(increasePercent),
        },
    transportCosts === null
      ? undefined
      : {
          name: 'transportCosts',
          label: t(`transportCosts.label.${who}`),
          value: formatEuros(transportCosts),
        },
    supplementaryPension === null
      ? undefined
      : {
          name: 'supplementaryPension',
          label: t(`supplementaryPension.label.${who}`),
          value: formatEuros(supplementaryPension),
        },
  ];

  return (
    <InputsSummary entries={entries.filter((entry) => entry !== undefined)} onChange={onChange} />
  );
}
