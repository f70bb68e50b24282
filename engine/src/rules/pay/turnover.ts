import { weeksInYear as fullWeeks } from '../../dated/month.ts';
import type { Cents } from '../../money/cents.ts';
import { addRates, asNumber, wholeRate, type Rate } from '../../money/rate.ts';
import { flooredAtZero, minus, over, times } from '../../quantity/arithmetic.ts';
import { count, measure, money, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { toNearestCent } from '../../quantity/rounding.ts';
import { twelfth } from '../twelfths.ts';

const weeksInYear = count('weeksInYear', fullWeeks, 'number');

/** Hourly rate and working time of a freelancer's year. */
export interface WorkingYear {
  readonly ratePerHour: Cents;
  readonly hoursPerDay: Rate;
  readonly daysPerWeek: number;
  readonly publicHolidays: number;
  readonly vacationDays: number;
}

/**
 * Turnover of a year: rate x hours x (52 x days a week - public holidays - days off), at least zero. The rate includes VAT,
 * which goes to the State.
 */
export function turnover(working: WorkingYear, vatRate: Rate) {
  const weekdays = times(weeksInYear, count('daysPerWeek', working.daysPerWeek, 'days'));
  const publicHolidays = count('publicHolidays', working.publicHolidays, 'days');
  const vacationDays = count('vacationDays', working.vacationDays, 'days');
  const workingDays = step(
    'workingDays',
    flooredAtZero(minus(weekdays, publicHolidays, vacationDays)),
  );
  const perDay = times(
    money('ratePerHour', working.ratePerHour),
    measure('hoursPerDay', working.hoursPerDay, 'hours'),
  );
  const invoiced = step('invoiced', times(perDay, workingDays), toNearestCent);
  const year = step('grossSalary', withoutVat(invoiced, vatRate), toNearestCent);
  return {
    workingDays: asNumber(workingDays.amount),
    /** Including VAT. */
    invoiced,
    vat: step('vatAmount', minus(invoiced, year)),
    year,
    month: twelfth('grossSalary', year, toNearestCent),
  };
}

/** A freelancer's invoices of a year. `year` is the turnover without VAT, `month` is a twelfth of it. */
export type Turnover = ReturnType<typeof turnover>;

/** Where a turnover without VAT stands: `above` is above the threshold where the law tolerates nothing more. */
export const turnoverPositions = ['below', 'within', 'beyond', 'above'] as const;
export type TurnoverPosition = (typeof turnoverPositions)[number];

/** Whether a turnover is above the threshold, so that VAT is due now or from the next year on. */
export function isAboveThreshold(position: TurnoverPosition | null): boolean {
  return position !== null && position !== 'below';
}

/**
 * Where a turnover stands beside the threshold of small businesses and what is tolerated until the end of the year; `null` where
 * VAT is charged.
 */
export function turnoverPosition(
  { vat, invoiced }: Turnover,
  {
    threshold,
    toleratedTurnover,
  }: { readonly threshold: Cents; readonly toleratedTurnover: Cents },
): TurnoverPosition | null {
  if (vat.amount !== 0) return null;
  if (invoiced.amount <= threshold) return 'below';
  if (toleratedTurnover === threshold) return 'above';
  return invoiced.amount > toleratedTurnover ? 'beyond' : 'within';
}

function withoutVat(invoiced: Money, vatRate: Rate) {
  if (vatRate.numerator === 0) return invoiced;
  return over(invoiced, measure('vatFactor', addRates(wholeRate, vatRate), 'number'));
}
