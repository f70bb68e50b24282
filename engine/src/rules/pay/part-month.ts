import { flooredAtZero, minus, over, times } from '../../quantity/arithmetic.ts';
import { isBelow } from '../../quantity/comparison.ts';
import { quoted, step } from '../../quantity/names.ts';
import { inProportion } from '../../quantity/proportion.ts';
import type { Measure, Money } from '../../quantity/quantity.ts';
import { toNearestCent, wholeCents } from '../../quantity/rounding.ts';
import type { PaidHours } from '../tax/credits/minimum-wage-credit.ts';
import type { IncomeTaxLaw } from '../tax/tariff/income-tax.ts';
import { withheldOn, type BeforeWithholding } from '../tax/tariff/withholding.ts';
import type { PartTime } from './part-time.ts';

/** Figures of the law on the pay of a part of a month. */
export interface PartMonthLaw {
  /** The days of a month, and those of a year, in the tables by days. */
  readonly daysOfMonth: Measure<'days'>;
  readonly daysInYear: Measure<'days'>;
  readonly fullTimeWeekly: Measure<'hours'>;
  readonly fullTimeMonthly: Measure<'hours'>;
  /** From these hours of a month on the abatement of the long-term care insurance is not reduced. */
  readonly fullAbatementFrom: Measure<'hours'>;
  /** The abatement of a whole month of full-time work. */
  readonly abatement: Money;
}

/**
 * The hours of a part of a month, as its part of the days that a month counts. No act says how hours are counted when a job
 * begins or ends inside a month: this is our reading.
 */
export function hoursOfPartMonth(
  days: Measure<'days'>,
  partTime: PartTime | null,
  law: PartMonthLaw,
): PaidHours {
  const { fullTimeMonthly, fullTimeWeekly, daysOfMonth } = law;
  const hoursOfDays = inProportion(fullTimeMonthly, days, daysOfMonth);
  const paid = partTime
    ? inProportion(hoursOfDays, partTime.weeklyHours, fullTimeWeekly)
    : hoursOfDays;
  return { paid: step('paidHours', paid), fullTime: fullTimeMonthly, sources: [] };
}

/** The abatement of the long-term care insurance in a month with few hours. CSS art. 376; RGD of 24 July 2015 (no 3). */
export function abatementOfPartMonth(
  { paid, fullTime }: PaidHours,
  { abatement, fullAbatementFrom }: PartMonthLaw,
): Money {
  if (!isBelow(paid, fullAbatementFrom)) return abatement;
  const abatementOfHours = over(times(abatement, paid), fullTime);
  return step('abatementOfPartMonth', abatementOfHours, toNearestCent);
}

/** The part of a yearly amount of the tax card that the days of a part of a month bring. */
export function deductionOfDays(
  yearly: Money,
  days: Measure<'days'>,
  { daysInYear }: PartMonthLaw,
): Money {
  const amountOfDays = over(times(quoted('annualAmount', yearly), days), daysInYear);
  const { id } = yearly;
  return step(
    id === 'travelAllowance' ? id : 'monthlySupplementaryPension',
    amountOfDays,
    toNearestCent,
  );
}

/**
 * The withholding on the pay of some days of a month: the pay of a day down to 20 cents, its tax by the table of a day down to
 * the cent, times the days. RGD of 20 December 2024 (Mémorial A 590), art. 4, par. 3, no 2: both positions of the table are
 * multiplied by the days.
 * The deductions are contributions and the tax card's part of these days.
 */
export function partMonthWithholding(
  pay: Money,
  { deductions, lumpSums }: BeforeWithholding,
  days: Measure<'days'>,
  law: IncomeTaxLaw,
  id: 'taxBeforeCredits' | 'taxByTable' = 'taxBeforeCredits',
): Money {
  const remaining = step('partMonthPay', flooredAtZero(minus(pay, ...deductions)));
  const payOfDay = step('payOfDay', over(remaining, days), law.day.incomeRounding);
  const taxOfDay = withheldOn(payOfDay, lumpSums, law, law.day, 'taxOfDay');
  return step(id, times(taxOfDay, days), wholeCents);
}
