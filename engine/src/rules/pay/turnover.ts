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

/** Whether a turnover on which no VAT is charged is above a limit of small businesses. */
export function isAboveWithoutVat({ vat, invoiced }: Turnover, limit: Cents): boolean {
  return vat.amount === 0 && invoiced.amount > limit;
}

function withoutVat(invoiced: Money, vatRate: Rate) {
  if (vatRate.numerator === 0) return invoiced;
  return over(invoiced, measure('vatFactor', addRates(wholeRate, vatRate), 'number'));
}
