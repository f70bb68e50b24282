import type { Sourced } from '../dated/source.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import { flooredAtZero, min, minus, over, times } from '../quantity/arithmetic.ts';
import { money, share, step } from '../quantity/names.ts';
import { citing } from '../quantity/notes.ts';
import type { Money } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';
import { twelveMonths } from './twelfths.ts';

type Terms = Sourced<{
  readonly share: Rate;
  readonly payUpTo: Cents;
}>;

/** The pay of impatriates that is free of tax. */
export interface ImpatriateExemption {
  readonly month: Money;
  readonly year: Money;
  /** Of what is paid once in the year; `null` for nothing. */
  readonly bonus: Money | null;
}

/**
 * The exemption for impatriates: a share of the gross pay up to a yearly amount, without benefits in kind and without pay that
 * another rule exempts. That a month's payslip counts a twelfth of the yearly amount is our reading. L.I.R. art. 115, no 13b.
 *
 * @param month salary and pay of hours in the month that are not exempt already
 * @param year the same of the calendar year, without the bonus
 */
export function impatriateExemption(
  {
    month,
    year,
    bonus,
  }: { readonly month: Money; readonly year: Money; readonly bonus: Money | null },
  { value, sources }: Terms,
): ImpatriateExemption {
  const ofYear = money('impatriateCeiling', value.payUpTo, sources);
  const ofMonth = step(
    'impatriateCeilingOfMonth',
    citing(over(ofYear, twelveMonths), sources),
    toNearestCent,
  );
  const rate = share('exemptShare', value.share, sources);
  const exempt = (pay: Money, ceiling: Money) =>
    step(
      'impatriateExemption',
      times(step('impatriatePay', min(pay, ceiling)), rate),
      toNearestCent,
    );
  return {
    month: exempt(month, ofMonth),
    year: exempt(year, ofYear),
    bonus: bonus && exempt(bonus, step('impatriateRoom', flooredAtZero(minus(ofYear, year)))),
  };
}
