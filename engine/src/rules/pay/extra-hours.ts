import { over, plus, sumOf, times } from '../../quantity/arithmetic.ts';
import { step } from '../../quantity/names.ts';
import type { ExactMoney, Measure, Money, Share } from '../../quantity/quantity.ts';
import { toNearestCent } from '../../quantity/rounding.ts';
import type { PartTime } from './part-time.ts';

/** The rules that decide the supplement for Sundays. Code du travail, art. L. 231-7 and L. 344-14. */
export const sundayRules = ['general', 'hospitality', 'farming', 'underAge'] as const;

/** Whether a rule grants leave in place of a supplement for Sundays. Code du travail, art. L. 231-7 (2). */
export function grantsSundayLeave(rule: (typeof sundayRules)[number]): boolean {
  return rule === 'hospitality' || rule === 'farming';
}

/** Hours of a month beside the usual work, or at times for which a supplement is due. */
export interface ExtraHours {
  readonly overtime: Measure<'hours'> | null;
  /** Only where the law grants a supplement for them, and not leave instead. */
  readonly sunday: Measure<'hours'> | null;
  readonly publicHoliday: Measure<'hours'> | null;
  readonly night: Measure<'hours'> | null;
  readonly nightSupplement: Share;
  /** Employees under 18 have another supplement for Sundays. */
  readonly isUnderAge: boolean;
}

/** Figures of the law on such hours. */
export interface ExtraHoursLaw {
  /** Hours of a full-time month, by which pay is divided. */
  readonly monthlyHours: Measure<'hours'>;
  readonly overtimeSupplement: Share;
  readonly sundaySupplement: Share;
  /** The supplement for Sundays of employees under 18. */
  readonly youngSundaySupplement: Share;
  readonly publicHolidaySupplement: Share;
}

/** The pay for such hours in a month. */
export interface ExtraHoursPay {
  readonly overtime: {
    /** The pay for the hours alone. It bears contributions for medical care and long-term care, and no tax. */
    readonly base: Money;
    /** The same with the supplement, which bears neither contributions nor tax. */
    readonly pay: Money;
  } | null;
  readonly supplements: {
    readonly all: Money;
    /** The pay for hours worked on public holidays, without their supplement. It is taxed like the salary. */
    readonly taxable: Money | null;
    /** The supplements alone. They are tax-free without a limit, and bear all contributions but the one for sick pay. */
    readonly exempt: Money;
  } | null;
}

/**
 * The pay for overtime and the supplements of a month, by the hour of the salary. Overtime and supplements are tax-free
 * (L.I.R. art. 115, no 11).
 *
 * @param partTime `null` for full-time work
 */
export function extraHoursPay(
  salary: Money,
  hours: ExtraHours,
  law: ExtraHoursLaw,
  partTime: PartTime | null,
): ExtraHoursPay {
  const hourly = hourlyPay(salary, law, partTime);
  return {
    overtime: hours.overtime && overtimePay(hourly, hours.overtime, law),
    supplements: supplementsOf(hourly, hours, law),
  };
}

function hourlyPay(salary: Money, law: ExtraHoursLaw, partTime: PartTime | null): ExactMoney {
  const fullTime = partTime
    ? over(times(salary, partTime.fullTimeWeekly), partTime.weeklyHours)
    : salary;
  return step('hourlyPay', over(fullTime, law.monthlyHours));
}

function overtimePay(
  hourly: ExactMoney,
  hours: Measure<'hours'>,
  law: ExtraHoursLaw,
): ExtraHoursPay['overtime'] {
  const base = step('overtimeBasePay', times(hourly, hours), toNearestCent);
  const extra = step('overtimeSupplement', times(base, law.overtimeSupplement), toNearestCent);
  return { base, pay: step('overtimePay', plus(base, extra)) };
}

function supplementsOf(
  hourly: ExactMoney,
  { sunday, publicHoliday, night, nightSupplement, isUnderAge }: ExtraHours,
  law: ExtraHoursLaw,
): ExtraHoursPay['supplements'] {
  const holidayPay =
    publicHoliday && step('publicHolidayPay', times(hourly, publicHoliday), toNearestCent);
  const sundayRate = isUnderAge ? law.youngSundaySupplement : law.sundaySupplement;
  const exemptParts = [
    holidayPay &&
      step(
        'publicHolidaySupplement',
        times(holidayPay, law.publicHolidaySupplement),
        toNearestCent,
      ),
    sunday && supplement('sundaySupplement', hourly, sunday, sundayRate),
    night && supplement('nightSupplement', hourly, night, nightSupplement),
  ].filter((each) => each !== null);
  if (exemptParts.length === 0) return null;
  const exempt = step('exemptSupplements', sumOf(exemptParts));
  const all = holidayPay ? plus(holidayPay, exempt) : exempt;
  return { all: step('supplements', all), taxable: holidayPay, exempt };
}

function supplement(
  id: 'sundaySupplement' | 'nightSupplement',
  hourly: ExactMoney,
  hours: Measure<'hours'>,
  rate: Share,
): Money {
  return step(id, times(times(hourly, hours), rate), toNearestCent);
}
