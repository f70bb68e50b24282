import { monthsInYear } from '../dated/month.ts';
import type { Source } from '../dated/source.ts';
import { explained, type Explained } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import type { Operand } from '../explanation/step.ts';
import { taxLine } from '../explanation/vocabulary/salary.ts';
import type { Cents } from '../money/cents.ts';
import { multiply } from '../money/exact.ts';
import { asNumber, multiplyRates, ratio, type Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';

/** Weekly hours below full time, and the hours of full time that they are measured by. */
export interface PartTime {
  readonly weeklyHours: Rate;
  readonly fullTimeWeekly: number;
  readonly fullTimeMonthly: number;
  readonly sources: readonly Source[];
}

const weeksInYear = 52;

/** Hours of a month: the week's over a year, by twelve. */
export function monthlyHours(weeklyHours: Rate): Rate {
  return multiplyRates(weeklyHours, ratio(weeksInYear, monthsInYear));
}

/** The month's hours as a share of the hours of a full-time month. */
export function monthlyShare({ weeklyHours, fullTimeMonthly }: PartTime): Rate {
  return multiplyRates(monthlyHours(weeklyHours), ratio(1, fullTimeMonthly));
}

/** The operands that multiply an amount by `monthlyShare`. */
export function asPartOfFullTime({ weeklyHours, fullTimeMonthly }: PartTime): readonly Operand[] {
  return [
    counted('weeklyHours', asNumber(weeklyHours), '×', 'hours'),
    counted('weeksInYear', weeksInYear, '×'),
    counted('monthsInYear', monthsInYear, '÷', 'months'),
    counted('fullTimeMonthlyHours', fullTimeMonthly, '÷', 'hours'),
  ];
}

/** The week's hours as a share of a full-time week. */
export function weeklyShare({ weeklyHours, fullTimeWeekly }: PartTime): Rate {
  return multiplyRates(weeklyHours, ratio(1, fullTimeWeekly));
}

/** The operands that multiply an amount by `weeklyShare`. */
export function asPartOfWeek({ weeklyHours, fullTimeWeekly }: PartTime): readonly Operand[] {
  return [
    counted('weeklyHours', asNumber(weeklyHours), '×', 'hours'),
    counted('fullTimeWeeklyHours', fullTimeWeekly, '÷', 'hours'),
  ];
}

/** What the same hourly wage gives for full-time work. */
export function fullTimeEquivalent(monthlyGross: Cents, partTime: PartTime): Explained {
  const { weeklyHours, fullTimeWeekly } = partTime;
  const { numerator, denominator } = weeklyShare(partTime);
  return explained(toNearestCent(multiply(monthlyGross, ratio(denominator, numerator))), () => ({
    id: 'fullTimeEquivalent',
    lines: taxLine,
    operands: [
      money('grossSalary', monthlyGross),
      counted('fullTimeWeeklyHours', fullTimeWeekly, '×', 'hours'),
      counted('weeklyHours', asNumber(weeklyHours), '÷', 'hours'),
    ],
    rounding: 'toNearestCent',
    sources: partTime.sources,
  }));
}
