import { loanOverpaymentDefaults } from '@suen/engine/calculators/loan-overpayment/input';
import { formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { InputsSummary, type SummarisedEntry } from '../../../shared/result/InputsSummary.tsx';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { entryNames, type EntryName, type LoanOverpaymentRequest } from '../entries.ts';

interface EnteredSummaryProps {
  readonly request: LoanOverpaymentRequest;
  readonly onChange: (name: EntryName) => void;
}

/** What the result rests on. */
export function EnteredSummary({ request, onChange }: EnteredSummaryProps) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'form' });
  const { yearsName, monthsName } = useTermNames();
  const values: Readonly<Record<EntryName, string>> = {
    loanAmount: formatEuros(request.loanAmount),
    interestRate: formatPercent(request.interestRate),
    remainingTermYears: yearsName(
      request.remainingTermYears ?? loanOverpaymentDefaults.remainingTermYears,
    ),
    remainingTermMonths: monthsName(request.remainingTermMonths ?? 0),
    prepaymentAmount: formatEuros(request.prepaymentAmount),
  };
  const entries = entryNames.map((name): SummarisedEntry<EntryName> => ({
    name,
    label: t(`${name}.label`),
    value: values[name],
  }));
  return <InputsSummary entries={entries} onChange={onChange} />;
}
