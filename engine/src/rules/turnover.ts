import type { Cents } from '../money/cents.ts';
import { addRates, asNumber, wholeRate, type Rate } from '../money/rate.ts';
import { flooredAtZero, minus, over, times } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';
import type { GrossSalaries } from './gross-salary.ts';
import { twelfth } from './twelfths.ts';

const { step, money, count, measure } = salaryNames;

/** A year is counted as its full weeks. */
const weeksInYear = count('weeksInYear', 52, 'number');

/** How a freelancer works through a year. */
export interface WorkingYear {
  readonly ratePerHour: Cents;
  readonly hoursPerDay: Rate;
  readonly daysPerWeek: number;
  readonly publicHolidays: number;
  readonly vacationDays: number;
}

/** What a freelancer invoices in a year, and what of it is income: the year's without VAT, and a twelfth of it. */
export interface Turnover extends GrossSalaries {
  readonly workingDays: number;
  /** What clients pay, VAT included. */
  readonly invoiced: Money;
  readonly vat: Money;
}

/**
 * Turnover of a year: rate x hours x (52 x days a week - public holidays - days off), never below zero; VAT is part of what
 * the client pays and goes to the State.
 */
export function turnover(working: WorkingYear, vatRate: Rate): Turnover {
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
    invoiced,
    vat: step('vatAmount', minus(invoiced, year)),
    year,
    month: twelfth('grossSalary', year, toNearestCent),
  };
}

function withoutVat(invoiced: Money, vatRate: Rate) {
  if (vatRate.numerator === 0) return invoiced;
  return over(invoiced, measure('vatFactor', addRates(wholeRate, vatRate), 'number'));
}
