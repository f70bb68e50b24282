import { monthsInYear } from '../dated/month.ts';
import {
  explained,
  explainedFigure,
  type Explainable,
  type Explained,
} from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import { less, type Cents } from '../money/cents.ts';
import { divide, multiply } from '../money/exact.ts';
import { addRates, asNumber, ratio, wholeRate, type Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';

const grossLine = ['grossSalary'] as const;
/** A year is counted as its full weeks. */
const weeksInYear = 52;

/** How a freelancer works through a year. */
export interface WorkingYear {
  readonly ratePerHour: Cents;
  readonly hoursPerDay: Rate;
  readonly daysPerWeek: number;
  readonly publicHolidays: number;
  readonly vacationDays: number;
}

/** What a freelancer invoices in a year, and what of it is income. */
export interface Turnover {
  readonly workingDays: number;
  /** What clients pay, VAT included. */
  readonly invoiced: Cents;
  readonly vat: Cents;
  /** What is left without VAT: the year's income and a twelfth of it. */
  readonly year: Explained;
  readonly month: Explained;
  readonly steps: readonly Explainable[];
}

/**
 * Turnover of a year: rate x hours x (52 x days a week - public holidays - days off), never below zero; VAT is part of what
 * the client pays and goes to the State.
 */
export function turnover(working: WorkingYear, vatRate: Rate): Turnover {
  const { ratePerHour, hoursPerDay, daysPerWeek, publicHolidays, vacationDays } = working;
  const daysAfterLeave = weeksInYear * daysPerWeek - publicHolidays - vacationDays;
  const workingDays = Math.max(0, daysAfterLeave);
  const days = explainedFigure(workingDays, () => ({
    id: 'workingDays',
    lines: grossLine,
    operands: [
      counted('weeksInYear', weeksInYear, '+'),
      counted('daysPerWeek', daysPerWeek, '×', 'days'),
      counted('publicHolidays', publicHolidays, '-', 'days'),
      counted('vacationDays', vacationDays, '-', 'days'),
    ],
    raisedToZero: daysAfterLeave < 0 || undefined,
    unit: 'days',
  }));
  const hours = ratio(hoursPerDay.numerator * workingDays, hoursPerDay.denominator);
  const invoiced = explained(toNearestCent(multiply(ratePerHour, hours)), () => ({
    id: 'invoiced',
    lines: grossLine,
    operands: [
      money('ratePerHour', ratePerHour),
      counted('hoursPerDay', asNumber(hoursPerDay), '×', 'hours'),
      counted('workingDays', workingDays, '×', 'days'),
    ],
    rounding: 'toNearestCent',
  }));
  const year = withoutVat(invoiced, vatRate);
  const vat = explained(less(invoiced.amount, year.amount), () => ({
    id: 'vatAmount',
    lines: grossLine,
    operands: [money('invoiced', invoiced.amount), money('grossSalary', year.amount, '-')],
  }));
  const month = explained(toNearestCent(divide(year.amount, monthsInYear)), () => ({
    id: 'grossSalary',
    lines: grossLine,
    operands: [
      money('annualAmount', year.amount),
      counted('monthsInYear', monthsInYear, '÷', 'months'),
    ],
    rounding: 'toNearestCent',
  }));
  return {
    workingDays,
    invoiced: invoiced.amount,
    vat: vat.amount,
    year,
    month,
    steps: [days, invoiced, year, ...(vat.amount === 0 ? [] : [vat])],
  };
}

function withoutVat(invoiced: Explained, vatRate: Rate): Explained {
  const factor = addRates(wholeRate, vatRate);
  const net = toNearestCent(multiply(invoiced.amount, ratio(factor.denominator, factor.numerator)));
  return explained(net, () => ({
    id: 'grossSalary',
    lines: grossLine,
    operands: [
      money('invoiced', invoiced.amount),
      ...(vatRate.numerator === 0 ? [] : [counted('vatFactor', asNumber(factor), '÷')]),
    ],
    rounding: 'toNearestCent',
  }));
}
