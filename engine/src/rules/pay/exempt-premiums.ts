import type { Sourced } from '../../dated/source.ts';
import type {
  ImpatriationPremiumExemption,
  ProfitSharingExemption,
  RentPremiumExemption,
  YoungEmployeeExemption,
} from '../../law/pay/exempt-pay.ts';
import type { Cents } from '../../money/cents.ts';
import { isLess } from '../../money/exact.ts';
import type { Rate } from '../../money/rate.ts';
import { min, over, times } from '../../quantity/arithmetic.ts';
import { money, quoted, share, step } from '../../quantity/names.ts';
import { citing, decidedBy } from '../../quantity/notes.ts';
import type { ExactMoney, Money } from '../../quantity/quantity.ts';
import { toNearestCent } from '../../quantity/rounding.ts';
import { partOfWeek, type PartTime } from './part-time.ts';

/** The exempt part of a premium of which no more than a highest amount counts. */
function exemptPart(
  id:
    | 'exemptProfitSharing'
    | 'exemptYoungEmployeePremium'
    | 'exemptRentPremium'
    | 'exemptImpatriationPremium',
  premium: Money,
  maximum: Money,
  { value, sources }: Sourced<{ readonly share: Rate }>,
  decidingPay?: Money | ExactMoney,
): Money {
  const counted = min(premium, maximum);
  const eligible = step('eligiblePremium', decidingPay ? decidedBy(counted, decidingPay) : counted);
  return step(id, times(eligible, share('exemptShare', value.share, sources)), toNearestCent);
}

/**
 * The exempt part of a profit-sharing premium (prime participative): of a premium up to a share of the year's ordinary pay.
 * L.I.R. art. 115, no 13a.
 *
 * @param ordinaryPay gross pay of the year with overtime and periodic premiums, without benefits and annual payments
 */
export function exemptProfitSharing(
  premium: Money,
  ordinaryPay: Money,
  figures: Sourced<ProfitSharingExemption>,
): Money {
  const { value, sources } = figures;
  const payShare = share('profitSharingPayShare', value.payShare, sources);
  const ceiling = step('profitSharingCeiling', times(ordinaryPay, payShare), toNearestCent);
  return exemptPart('exemptProfitSharing', premium, ceiling, figures);
}

/**
 * The exempt part of an impatriation premium (prime d'impatriation): of a premium up to a share of the year's pay. That this is
 * the salary without the premium is our interpretation. L.I.R. art. 115, no 13b, until 2024.
 */
export function exemptImpatriationPremium(
  premium: Money,
  payOfYear: Money,
  figures: Sourced<ImpatriationPremiumExemption>,
): Money {
  const { value, sources } = figures;
  const payShare = share('impatriationPayShare', value.payShare, sources);
  const pay = quoted('annualAmount', payOfYear);
  const ceiling = step('impatriationPremiumCeiling', times(pay, payShare), toNearestCent);
  return exemptPart('exemptImpatriationPremium', premium, ceiling, figures);
}

/**
 * The exempt part of a premium for young employees (prime jeune salarié). The pay of the year decides how much of it counts.
 * For part time, the pay that full time would give decides, and the premium that counts falls with the hours. L.I.R. art. 115,
 * no 13d; RGD of 20 December 2024 (Mémorial A 592), art. 1 and 2.
 *
 * @returns `null` above the highest pay, and before the law
 */
export function exemptYoungEmployeePremium(
  premium: Money,
  ordinaryPay: Money,
  figures: Sourced<YoungEmployeeExemption>,
  partTime: PartTime | null,
): Money | null {
  const pay = partTime ? fullTimePay(ordinaryPay, partTime) : ordinaryPay;
  const found = figures.value.premiums.find(({ payUpTo }) => !isLess(payUpTo, pay.amount));
  if (!found) return null;
  const maximum = maximumForHours(found.premiumUpTo, figures, partTime);
  return exemptPart('exemptYoungEmployeePremium', premium, maximum, figures, pay);
}

/** The pay of a year at full time for the same pay by the hour, not rounded. */
function fullTimePay(pay: Money, { weeklyHours, fullTimeWeekly, sources }: PartTime): ExactMoney {
  const fullTime = over(times(pay, fullTimeWeekly), weeklyHours);
  return step('fullTimePayOfYear', citing(fullTime, sources));
}

/**
 * The exempt part of a month's rent premium (prime locative): of a premium up to an amount for full time, on condition that it
 * does not exceed the rent. L.I.R. art. 115, no 13c (law of 22 May 2024, Mémorial A 219, art. 20).
 *
 * @param payOfYear all pay of the year with benefits and annual payments, without this premium
 * @returns `null` where the premium exceeds the rent or the pay exceeds the limit, and before the law
 */
export function exemptRentPremium(
  { amount, rent }: { readonly amount: Money; readonly rent: Money },
  payOfYear: Money,
  payLimit: Cents,
  figures: Sourced<RentPremiumExemption>,
  partTime: PartTime | null,
): Money | null {
  const { share: exemptShare, premiumUpTo } = figures.value;
  if (exemptShare.numerator === 0 || payOfYear.amount > payLimit) return null;
  if (amount.amount > rent.amount) return null;
  const maximum = maximumForHours(premiumUpTo, figures, partTime);
  return exemptPart('exemptRentPremium', amount, maximum, figures, payOfYear);
}

function maximumForHours(
  maximum: Cents,
  { sources }: Sourced<unknown>,
  partTime: PartTime | null,
): Money {
  const fullTime = money('premiumMaximum', maximum, sources);
  if (!partTime) return fullTime;
  return step(
    'premiumMaximumForHours',
    citing(partOfWeek(fullTime, partTime), sources),
    toNearestCent,
  );
}
