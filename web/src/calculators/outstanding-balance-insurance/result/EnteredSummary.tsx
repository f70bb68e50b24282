import { formatEuros } from '../../../shared/amount/format-amount.ts';
import { InputsSummary, type SummarisedEntry } from '../../../shared/result/InputsSummary.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { EntryName, OutstandingBalanceInsuranceRequest } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';

interface EnteredSummaryProps {
  readonly request: OutstandingBalanceInsuranceRequest;
  readonly onChange: (name: EntryName) => void;
}

/** What the result rests on; what was left empty is said to be none. */
export function EnteredSummary({ request, onChange }: EnteredSummaryProps) {
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'form' });
  const { t: entry } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'entry' });
  const { t: shared } = useTranslation('shared');
  const { ageName, childrenName, premiumTypeName } = useEntryNames();
  const { age1, age2, childrenInHousehold, outstandingBalanceInsurance: premium } = request;

  const entries: readonly SummarisedEntry<EntryName>[] = [
    { name: 'age1', label: t('age1.label'), value: ageName(age1) },
    {
      name: 'age2',
      label: t('age2.label'),
      value: age2 === null ? entry('nobody') : ageName(age2),
    },
    {
      name: 'childrenInHousehold',
      label: t('childrenInHousehold.label'),
      value: childrenName(childrenInHousehold),
    },
    {
      name: 'outstandingBalanceInsuranceType',
      label: t('outstandingBalanceInsuranceType.label'),
      value: premiumTypeName(request.outstandingBalanceInsuranceType),
    },
    {
      name: 'outstandingBalanceInsurance',
      label: t('outstandingBalanceInsurance.label'),
      value: formatEuros(premium ?? 0),
    },
    { name: 'taxYear', label: shared('taxYear.label'), value: String(request.taxYear) },
  ];
  return <InputsSummary entries={entries} onChange={onChange} />;
}
