import type { Month } from '../../dated/month.ts';
import * as law from '../../law/every-law.ts';
import { wholeRate } from '../../money/rate.ts';
import { sourcedMeasure, sourcedMoney } from '../../quantity/names.ts';
import { shareOfMinimumWage, type IndexedWage } from '../../rules/pay/minimum-wage.ts';
import { memoizeByMonth, valueIn } from '../sourced.ts';

/** The minimum wage at index 100 and the index of a month. @throws UnknownPeriod when its law is not known */
export const indexedWage = memoizeByMonth((payMonth: Month): IndexedWage => {
  return {
    atIndex100: sourcedMoney('minimumWageAtIndex100', valueIn(law.minimumWageAtIndex100, payMonth)),
    index: sourcedMeasure('wageIndex', valueIn(law.wageIndex, payMonth), 'number'),
  };
});

/** The minimum wages of a month, each share rounded once. @throws UnknownPeriod when its law is not known */
export const minimumWages = memoizeByMonth((payMonth) => {
  const wage = indexedWage(payMonth);
  const shares = valueIn(law.minimumWageShares, payMonth).value;
  return {
    unqualified: shareOfMinimumWage(wage, wholeRate),
    qualified: shareOfMinimumWage(wage, shares.qualified),
    from17To18: shareOfMinimumWage(wage, shares.from17To18),
    /** For workers of 15 and 16 years, the lowest legal wage. */
    from15To17: shareOfMinimumWage(wage, shares.from15To17),
  };
});
