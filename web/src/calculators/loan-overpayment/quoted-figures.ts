import { earlyRepaymentFigures } from '@suen/engine/inputs';
import type { Format } from '../../shared/amount/format.ts';

/** The law's figures by the names that the page's texts give them, as they are written. */
export function quotedFigures(format: Format) {
  const { indemnityMonths, cappedAmount, occupationYears } = earlyRepaymentFigures();
  return {
    indemnityMonths: format.number(indemnityMonths),
    cappedAmount: format.eurosBriefly(cappedAmount),
    occupationYears: format.number(occupationYears),
  };
}
