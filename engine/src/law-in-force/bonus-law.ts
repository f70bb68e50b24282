import type { Month } from '../dated/month.ts';
import { law } from '../law/law.ts';
import { sourcedMoney, sourcedShare } from '../quantity/names.ts';
import { downToMultiple, downToMultipleOfRate } from '../quantity/rounding.ts';
import type { BonusLaw } from '../rules/bonus-tax.ts';
import { memoizeByMonth } from './memoize-by-month.ts';
import { constantThroughYear, part } from './sourced.ts';

/** How the tax on a bonus is withheld in a month. */
export const bonusLaw: (payMonth: Month) => BonusLaw = memoizeByMonth((payMonth) => {
  const { value: steps, sources } = constantThroughYear(law.bonusSteps, payMonth);
  const rounding = constantThroughYear(law.incomeRounding, payMonth);
  const limits = constantThroughYear(law.bonusTableLimits, payMonth);
  const { ordinaryPayUpTo, bonusBelow } = limits.value;
  return {
    ordinaryPayRounding: downToMultiple('downToTwelveHundredEuros', steps.ordinaryPay, sources),
    bonusRounding: downToMultiple('downToTwoHundredEuros', steps.bonus, sources),
    rateRounding: downToMultipleOfRate('downToHalfPercent', steps.rate, sources),
    ordinaryPayUpTo,
    bonusBelow,
    smallestBonus: sourcedMoney(
      'smallestTableBonus',
      part(limits, (each) => each.smallestBonus),
    ),
    smallestRate: sourcedShare(
      'smallestBonusTaxRate',
      part(limits, (each) => each.smallestRate),
    ),
    smallestYearlyTax: sourcedMoney(
      'smallestWithholding',
      part(rounding, (each) => each.smallestAnnualTax),
    ),
  };
});
