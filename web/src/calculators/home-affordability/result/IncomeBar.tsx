import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { perMonth, sum } from '../../../shared/amount/derived.ts';
import { StackedBar } from '../../../shared/charts/ribbon/StackedBar.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { Request } from './answer.ts';
import { PaymentLimits } from './PaymentLimits.tsx';

interface IncomeBarProps {
  readonly request: Request;
  readonly result: HomeAffordabilityResult;
  /** On the loan for the home in view. */
  readonly payment: number;
}

/** A month's income, by the payments on loans and what is left. */
export function IncomeBar({ request, result, payment }: IncomeBarProps) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.wish.bar' });
  const income = perMonth(request.annualNetIncome);
  const payments = sum([payment, request.monthlyDebtPayments ?? 0]);
  return (
    <StackedBar
      figures="wholeEuros"
      total={{ name: t('label'), amount: income }}
      parts={[
        {
          id: 'loan',
          name: t('loan'),
          amount: payment,
          colour: 'var(--suen-care)',
        },
        {
          id: 'debts',
          name: t('debts'),
          amount: request.monthlyDebtPayments ?? 0,
          colour: 'var(--suen-tax)',
        },
        {
          id: 'left',
          name: t('left'),
          amount: result.wish?.remainingIncome ?? 0,
          colour: 'var(--suen-net)',
        },
      ]}
    >
      {result.maxMonthlyPaymentEasy > 0 && (
        <PaymentLimits
          easy={result.maxMonthlyPaymentEasy}
          possible={result.maxMonthlyPaymentPossible}
          // Payments above the income draw a bar longer than it.
          income={payments > income ? payments : income}
        />
      )}
    </StackedBar>
  );
}
