import { formatEuros, formatNumber, formatPercent } from '../../../shared/amount/format-amount.ts';
import { InputsSummary, type SummarisedEntry } from '../../../shared/result/InputsSummary.tsx';
import { useRulePeriodNames } from '../../../shared/rule-period/rule-period-name.ts';
import { whoOf } from '../../../shared/salary/salary-entries.ts';
import { useSalaryEntryNames } from '../../../shared/salary/salary-words.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { EntryName, JointSalaryRequest } from '../entries.ts';
import { personIds, persons, type PersonId } from '../persons.ts';

type Entry = SummarisedEntry<EntryName>;

interface EnteredSummaryProps {
  readonly request: JointSalaryRequest;
  readonly onChange: (name: EntryName) => void;
}

/** What the result rests on; a second person and optional entries only where they were entered. */
export function EnteredSummary({ request, onChange }: EnteredSummaryProps) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'form' });
  const { t: shared } = useTranslation('shared');
  const { taxClassName } = useSalaryEntryNames();
  const { rulePeriodTitle } = useRulePeriodNames();
  const personEntries = usePersonEntries(request);

  const optional = (
    name: 'increasePercent' | 'transportCosts' | 'supplementaryPension',
    label: string,
    write: (value: number) => string,
  ): readonly Entry[] => {
    const value = request[name];
    return value === null ? [] : [{ name, label, value: write(value) }];
  };
  const who = whoOf(request.employmentType);

  const entries: readonly Entry[] = [
    {
      name: 'taxClass',
      label: shared('taxClass.label'),
      value: taxClassName(request.taxClass),
    },
    ...(request.taxClass2 === null || request.grossSalary2 === null
      ? []
      : [
          {
            name: 'taxClass2' as const,
            label: t('taxClass2.label'),
            value: taxClassName(request.taxClass2),
          },
        ]),
    ...personIds.flatMap(personEntries),
    {
      name: 'payMonth',
      label: shared('rulePeriod.label'),
      value: rulePeriodTitle(request.payMonth),
    },
    ...optional('increasePercent', t('increasePercent.label'), formatPercent),
    ...optional('transportCosts', t(`transportCosts.label.${who}`), formatEuros),
    ...optional('supplementaryPension', t(`supplementaryPension.label.${who}`), formatEuros),
  ];
  return <InputsSummary entries={entries} onChange={onChange} />;
}

function usePersonEntries(request: JointSalaryRequest): (person: PersonId) => readonly Entry[] {
  const { t } = useTranslation('joint-salary');
  const { t: shared } = useTranslation('shared');
  const { employmentName, distanceName } = useSalaryEntryNames();

  return (person) => {
    const { grossSalary, employmentType, distanceToWork, weeklyHours } = persons[person];
    const hours = request[weeklyHours];
    const amount = request[grossSalary];
    const ofPerson = (entry: string) => t('result.of', { person: t(`person.${person}`), entry });
    const who = whoOf(request[employmentType]);
    if (amount === null) return [];
    return [
      {
        name: grossSalary,
        label: ofPerson(t(`form.grossSalary.label.${who}`)),
        value: shared(`period.amount.${request.salaryPeriod}`, { amount: formatEuros(amount) }),
      },
      {
        name: distanceToWork,
        label: ofPerson(shared('distanceToWork.label')),
        value: distanceName(request[distanceToWork] ?? 0),
      },
      {
        name: employmentType,
        label: ofPerson(shared('employmentType.label')),
        value: employmentName(request[employmentType]),
      },
      ...(hours === null
        ? []
        : [
            {
              name: weeklyHours,
              label: ofPerson(shared('weeklyHours.label')),
              value: shared('weeklyHours.name', { hours: formatNumber(hours) }),
            },
          ]),
    ];
  };
}
