import { earlyRepaymentFigures } from '@suen/engine/inputs';
import { formatEurosBriefly, formatNumber } from '../../shared/amount/format-amount.ts';

/** The law's figures by the names that the page's texts give them, as they are written. */
export function quotedFigures() {
  const { indemnityMonths, cappedAmount, occupationYears } = earlyRepaymentFigures();
  return {
    indemnityMonths: formatNumber(indemnityMonths),
    cappedAmount: formatEurosBriefly(cappedAmount),
    occupationYears: formatNumber(occupationYears),
  };
}
