import { decimalsOfRate } from '@suen/engine/inputs';
import { formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { InputsSummary } from '../../../shared/result/InputsSummary.tsx';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { EntryName, LoanCostRequest } from '../entries.ts';

interface EnteredSummaryProps {
  readonly request: LoanCostRequest;
  readonly onChange: (name: EntryName) => void;
}

/** What the result rests on. */
export function EnteredSummary({ request, onChange }: EnteredSummaryProps) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'form' });
  const { monthsName, yearsName } = useTermNames();
  return (
    <InputsSummary<EntryName>
      entries={[
        { name: 'amount', label: t('amount.label'), value: formatEuros(request.amount) },
        {
          name: 'annualInterestRate',
          label: t('annualInterestRate.label'),
          value: formatPercent(request.annualInterestRate, decimalsOfRate),
        },
        { name: 'years', label: t('years.label'), value: yearsName(request.years) },
        { name: 'months', label: t('months.label'), value: monthsName(request.months) },
      ]}
      onChange={onChange}
    />
  );
}
