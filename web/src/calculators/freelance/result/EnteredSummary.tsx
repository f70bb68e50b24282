import { formatEuros } from '../../../shared/amount/format-amount.ts';
import { InputsSummary, type SummarisedEntry } from '../../../shared/result/InputsSummary.tsx';
import { useRulePeriodNames } from '../../../shared/rule-period/rule-period-name.ts';
import { useSalaryEntryNames } from '../../../shared/salary/salary-words.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { optionalEntries, type EntryName, type FreelanceRequest } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';

interface EnteredSummaryProps {
  readonly request: FreelanceRequest;
  readonly onChange: (name: EntryName) => void;
}

/** What the result rests on; optional entries only where they were made. */
export function EnteredSummary({ request, onChange }: EnteredSummaryProps) {
  const { t } = useTranslation('freelance', { keyPrefix: 'form' });
  const { t: shared } = useTranslation('shared');
  const { rateName, hoursName, daysName, vatName } = useEntryNames();
  const { taxClassName } = useSalaryEntryNames();
  const { rulePeriodTitle } = useRulePeriodNames();

  const always: readonly SummarisedEntry<EntryName>[] = [
    {
      name: 'ratePerHour',
      label: t('ratePerHour.label'),
      value: rateName(request.ratePerHour),
    },
    {
      name: 'hoursPerDay',
      label: t('hoursPerDay.label'),
      value: hoursName(request.hoursPerDay),
    },
    { name: 'daysPerWeek', label: t('daysPerWeek.label'), value: daysName(request.daysPerWeek) },
    {
      name: 'yearlyHolidays',
      label: t('yearlyHolidays.label'),
      value: daysName(request.yearlyHolidays),
    },
    { name: 'vacationDays', label: t('vacationDays.label'), value: daysName(request.vacationDays) },
    { name: 'vat', label: t('vat.label'), value: vatName(request.vat) },
    { name: 'taxClass', label: shared('taxClass.label'), value: taxClassName(request.taxClass) },
    {
      name: 'payMonth',
      label: shared('rulePeriod.label'),
      value: rulePeriodTitle(request.payMonth),
    },
  ];
  const optional = optionalEntries.flatMap((name): readonly SummarisedEntry<EntryName>[] => {
    const amount = request[name];
    return amount === null ? [] : [{ name, label: t(`${name}.label`), value: formatEuros(amount) }];
  });

  return <InputsSummary entries={[...always, ...optional]} onChange={onChange} />;
}
