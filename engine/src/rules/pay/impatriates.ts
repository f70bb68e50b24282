import type { Sourced } from '../../dated/source.ts';
import type {
  ImpatriateExemption,
  ImpatriationPremiumExemption,
} from '../../law/pay/exempt-pay.ts';
import type { Cents } from '../../money/cents.ts';
import { flooredAtZero, min, minus, over, times } from '../../quantity/arithmetic.ts';
import { money, share, step } from '../../quantity/names.ts';
import { citing } from '../../quantity/notes.ts';
import type { Money } from '../../quantity/quantity.ts';
import { toNearestCent } from '../../quantity/rounding.ts';
import { twelveMonths } from '../twelfths.ts';

/** The regimes of people recruited abroad: since 2025 a part of the pay is exempt, before a part of the premium. */
interface ImpatriateLaw {
  readonly present: ImpatriateExemption;
  readonly former: ImpatriationPremiumExemption;
}

/** A person recruited abroad. */
export interface Impatriate {
  /** The year of the arrival. */
  readonly since: number;
  readonly livesInLuxembourg: boolean;
  /** Who came under the former regime keeps it unless the present one was asked for. */
  readonly keepsFormerRegime: boolean;
}

/**
 * The regime that exempts a part of the pay of an impatriate in a year; `null` for none: the person lives elsewhere, the years
 * after the arrival are over, or the fixed pay is too low. L.I.R. art. 115, no 13b; law of 20 December 2024 (Mémorial A 589).
 */
export function impatriateRegime(
  { since, livesInLuxembourg, keepsFormerRegime }: Impatriate,
  year: number,
  fixedPayOfYear: Cents,
  { present, former }: ImpatriateLaw,
): 'present' | 'former' | null {
  const hasPresent = present.share.numerator > 0;
  const isFormer = since <= former.lastArrival && (keepsFormerRegime || !hasPresent);
  const { fixedPayFrom, yearsAfterArrival } = isFormer ? former : present;
  const isInTime = year >= since && year - since <= yearsAfterArrival;
  if (!livesInLuxembourg || !isInTime || fixedPayOfYear < fixedPayFrom) return null;
  return isFormer ? 'former' : 'present';
}

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
