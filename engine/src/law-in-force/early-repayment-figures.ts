import {
  earlyRepaymentCapConditions,
  earlyRepaymentIndemnityMonths,
} from '../law/early-repayment.ts';
import { toEuros } from '../money/cents.ts';
import { newestValue } from './sourced.ts';

/** The figures that texts on early repayment quote. */
export function earlyRepaymentFigures() {
  const { cappedAmount, occupationYears, notIfRunningOn } = newestValue(
    earlyRepaymentCapConditions,
  ).value;
  return {
    indemnityMonths: newestValue(earlyRepaymentIndemnityMonths).value,
    cappedAmount: toEuros(cappedAmount),
    occupationYears,
    notIfRunningOn,
  };
}
