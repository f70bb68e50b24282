import type { Sourced } from '../../dated/source.ts';
import type { ImpatriateExemption } from '../../law/pay/exempt-pay.ts';
import { flooredAtZero, min, minus, over, times } from '../../quantity/arithmetic.ts';
import { money, share, step } from '../../quantity/names.ts';
import { citing } from '../../quantity/notes.ts';
import type { Money } from '../../quantity/quantity.ts';
import { toNearestCent } from '../../quantity/rounding.ts';
import { twelveMonths } from '../twelfths.ts';

/** Pay of a month, of its calendar year, and paid once in the year; `null` for nothing. */
interface Pay {
  readonly month: Money;
  readonly year: Money;
  readonly oneOff: Money | null;
}

/**
 * The exemption for impatriates: a share of the gross pay up to an annual amount, without benefits in kind and without pay that
 * another rule exempts. That a month's payslip counts a twelfth of the annual amount is our interpretation. L.I.R. art.
 * 115, no 13b.
 *
 * @param pay salary and pay of hours that are not exempt already
 */
export function impatriateExemption(
  { month, year, oneOff }: Pay,
  { value, sources }: Sourced<ImpatriateExemption>,
): Pay {
  const ceilingOfYear = money('impatriateCeiling', value.payUpTo, sources);
  const twelfth = citing(over(ceilingOfYear, twelveMonths), sources);
  const ceilingOfMonth = step('impatriateCeilingOfMonth', twelfth, toNearestCent);
  const rate = share('exemptShare', value.share, sources);
  const exempt = (pay: Money, ceiling: Money) => {
    const counted = step('impatriatePay', min(pay, ceiling));
    return step('impatriateExemption', times(counted, rate), toNearestCent);
  };
  return {
    month: exempt(month, ceilingOfMonth),
    year: exempt(year, ceilingOfYear),
    oneOff:
      oneOff && exempt(oneOff, step('impatriateRoom', flooredAtZero(minus(ceilingOfYear, year)))),
  };
}
