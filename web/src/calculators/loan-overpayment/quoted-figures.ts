import { earlyRepaymentFigures } from '@suen/engine/inputs';
import { formatNumber } from '../../shared/amount/format-amount.ts';

/** The law's figures by the names that the page's texts give them, as they are written. */
export function quotedFigures() {
  return { indemnityMonths: formatNumber(earlyRepaymentFigures().indemnityMonths) };
}
