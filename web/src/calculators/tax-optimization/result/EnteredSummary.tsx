import { formatEuros } from '../../../shared/amount/format-amount.ts';
import { InputsSummary, type SummarisedEntry } from '../../../shared/result/InputsSummary.tsx';
import { useSalaryEntryNames } from '../../../shared/salary/salary-words.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { EntryName, TaxOptimizationRequest } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';
import { payments, personNumbers, type PersonNumber } from '../persons.ts';

interface EnteredSummaryProps {
  readonly request: TaxOptimizationRequest;
  readonly onChange: (name: EntryName) => void;
}

type Entry = SummarisedEntry<EntryName>;

/** An amount, if it was entered. */
function amount(name: EntryName, label: string, value: number | null): readonly Entry[] {
  return value === null ? [] : [{ name, label, value: formatEuros(value) }];
}

/** What the result rests on; amounts only where they were entered. */
export function EnteredSummary({ request, onChange }: EnteredSummaryProps) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'form' });
  const { t: shared } = useTranslation('shared');
  const names = useEntryNames();
  const { taxClassName } = useSalaryEntryNames();
  const { age1, age2, childrenInHousehold, taxYear } = request;
  const hasPartner = age2 !== null;
  const ofPerson = (person: PersonNumber, label: string): string =>
    hasPartner ? names.ofPerson(person, label) : label;

  const household: readonly Entry[] = [
    {
      name: 'household',
      label: t('household.label'),
      value: names.householdName(hasPartner ? 'partner' : 'single'),
    },
    { name: 'age1', label: ofPerson(1, t('age.label')), value: names.ageName(age1) },
    ...(hasPartner
      ? [{ name: 'age2', label: ofPerson(2, t('age.label')), value: names.ageName(age2) } as const]
      : []),
    {
      name: 'childrenInHousehold',
      label: t('childrenInHousehold.label'),
      value: names.childrenName(childrenInHousehold),
    },
    { name: 'taxYear', label: shared('taxYear.label'), value: String(taxYear) },
  ];

  const paid = payments.flatMap((payment) =>
    personNumbers.flatMap((person) => {
      const name = `${payment}${person}` as const;
      const label = names.paymentName(payment);
      return amount(name, ofPerson(person, label), request[name]);
    }),
  );

  const loanInsurance: readonly Entry[] = [
    {
      name: 'outstandingBalanceInsuranceType',
      label: t('groups.loanInsurance'),
      value: names.loanInsuranceName(request.outstandingBalanceInsuranceType),
    },
    ...amount(
      'outstandingBalanceInsurance',
      t('outstandingBalanceInsurance.summary'),
      request.outstandingBalanceInsurance,
    ),
  ];

  const tax: readonly Entry[] = [
    ...amount('taxableIncome', t('taxableIncome.label'), request.taxableIncome),
    // Two persons taxed together have no class to choose.
    ...(request.taxClass === null || hasPartner
      ? []
      : [
          {
            name: 'taxClass',
            label: shared('taxClass.label'),
            value: taxClassName(request.taxClass),
          } as const,
        ]),
  ];

  return (
    <InputsSummary
      entries={[...household, ...paid, ...loanInsurance, ...tax]}
      onChange={onChange}
    />
  );
}
