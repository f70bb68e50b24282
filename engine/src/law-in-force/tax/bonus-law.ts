import * as law from '../../law/every-law.ts';
import { sourcedMoney, sourcedShare } from '../../quantity/names.ts';
import { downToMultiple, downToMultipleOfRate } from '../../quantity/rounding.ts';
import type { BonusLaw } from '../../rules/tax/tariff/bonus-tax.ts';
import { constantThroughYear, memoizeByMonth, part } from '../sourced.ts';

/** How the tax on a bonus is withheld in a month. */
export const bonusLaw = memoizeByMonth((payMonth): BonusLaw => {
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
    smallestBonus: sourcedMoney('smallestTableBonus', part(limits, 'smallestBonus')),
    smallestRate: sourcedShare('smallestBonusTaxRate', part(limits, 'smallestRate')),
    smallestYearlyTax: sourcedMoney('smallestWithholding', part(rounding, 'smallestAnnualTax')),
  };
});
