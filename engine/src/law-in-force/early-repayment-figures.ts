import { earlyRepaymentIndemnityMonths } from '../law/early-repayment.ts';
import { newestValue } from './sourced.ts';

/** The figures that texts on early repayment quote. */
export function earlyRepaymentFigures() {
  return { indemnityMonths: newestValue(earlyRepaymentIndemnityMonths).value };
}
