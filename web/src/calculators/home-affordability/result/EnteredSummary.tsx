import { homeAffordabilityDefaults } from '@suen/engine/calculators/home-affordability/input';
import { decimalsOfRate } from '@suen/engine/inputs';
import { formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { InputsSummary, type SummarisedEntry } from '../../../shared/result/InputsSummary.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { entryNames, type EntryName, type HomeAffordabilityRequest } from '../entries.ts';

interface EnteredSummaryProps {
  readonly request: HomeAffordabilityRequest;
  readonly onChange: (name: EntryName) => void;
}

/** What the result rests on; what was left empty says so, because it can be entered here. */
export function EnteredSummary({ request, onChange }: EnteredSummaryProps) {
  const { t } = useTranslation('home-affordability');
  const optional = (amount: number | null) =>
    amount === null ? t('entry.none') : formatEuros(amount);
  const values: Readonly<Record<EntryName, string>> = {
    annualNetIncome: formatEuros(request.annualNetIncome),
    monthlyDebtPayments: optional(request.monthlyDebtPayments),
    downPayment: optional(request.downPayment),
    loanTermYears: t('entry.years', {
      count: request.loanTermYears ?? homeAffordabilityDefaults.loanTermYears,
    }),
    interestRate: formatPercent(request.interestRate, decimalsOfRate),
    homePrice: optional(request.homePrice),
  };
  const entries = entryNames.map((name): SummarisedEntry<EntryName> => ({
    name,
    label: t(`form.${name}.label`),
    value: values[name],
  }));
  return <InputsSummary entries={entries} onChange={onChange} />;
}
