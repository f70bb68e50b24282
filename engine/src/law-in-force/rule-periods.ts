import {
  monthOf,
  monthsLater,
  monthsInYear,
  monthsOf,
  numberInYear,
  yearOf,
  type Month,
} from '../dated/month.ts';
import type { Parameter } from '../dated/parameter.ts';
import * as lawOfPay from '../law/law-of-pay.ts';
import { supportedYears, type SupportedYear } from '../law/supported-years.ts';

/** Consecutive months of one calendar year with the same law on pay. */
export interface RulePeriod {
  /** The first month, which identifies the period. */
  readonly payMonth: Month;
  readonly year: number;
  /** 1 for January to 12 for December. */
  readonly fromMonth: number;
  readonly toMonth: number;
}

const [firstYear] = supportedYears;
const lastYear: SupportedYear = supportedYears.at(-1) ?? firstYear;
const supportedMonths: readonly Month[] = supportedYears.flatMap((year) => monthsOf(year));
const knownMonths: ReadonlySet<string> = new Set(supportedMonths);
export const oldestPayMonth: Month = monthOf(`${firstYear}-01`);
export const newestPayMonth: Month = monthOf(`${lastYear}-${monthsInYear}`);

/** The first month of a tax year. The law of a year is looked up by it, because it holds from January. */
export function firstMonthOf(taxYear: SupportedYear): Month {
  return monthOf(`${taxYear}-01`);
}

/** The first month whose law is not known yet. */
export const firstMonthAhead: Month = monthsLater(newestPayMonth, 1);

/** The last month that can be asked for on a day: a year ahead, or the newest month known. */
export function lastMonthAhead(today: string): Month {
  const aYearAhead = monthsLater(monthOf(today), monthsInYear);
  return aYearAhead > newestPayMonth ? aYearAhead : newestPayMonth;
}

/** Whether a text is a month whose law is known. */
export function isSupportedMonth(text: string): text is Month {
  return knownMonths.has(text);
}

const changes = new Set<string>(
  Object.values<Parameter<unknown>>(lawOfPay).flatMap(({ versions }) =>
    versions.map(({ from }) => from.slice(0, 7)),
  ),
);

const starts = supportedMonths.filter((each) => numberInYear(each) === 1 || changes.has(each));

/** All periods whose law is known, newest first. */
export const rulePeriods: readonly RulePeriod[] = starts
  .map((payMonth, index) => {
    const next = starts[index + 1];
    const year = yearOf(payMonth);
    const toMonth = next && yearOf(next) === year ? numberInYear(next) - 1 : monthsInYear;
    return { payMonth, year, fromMonth: numberInYear(payMonth), toMonth };
  })
  .toReversed();

/** The period in which a month lies. @throws RangeError when its law is not known */
export function rulePeriodOf(payMonth: Month): RulePeriod {
  const period = rulePeriods.find((each) => each.payMonth <= payMonth);
  if (!period || !isSupportedMonth(payMonth))
    throw new RangeError(`not a known month: ${payMonth}`);
  return period;
}

/** The periods of one year, January first. */
export function rulePeriodsOfYear(year: number): readonly RulePeriod[] {
  return rulePeriods.filter((each) => each.year === year).toReversed();
}

/** The default month and year of an input on a given day. */
export interface PeriodOfDay {
  readonly payMonth: Month;
  /** The period in which `payMonth` lies. */
  readonly rulePeriod: RulePeriod;
  readonly taxYear: SupportedYear;
  /** The day is after the newest known month, whose law applies instead. */
  readonly isBeyondKnown: boolean;
}

/**
 * The month and year of a day, or the nearest ones whose law is known.
 *
 * @param dayOrMonth YYYY-MM-DD or YYYY-MM
 * @throws RangeError when it does not begin with a month
 */
export function periodOfDay(dayOrMonth: string): PeriodOfDay {
  const month = monthOf(dayOrMonth);
  const payMonth = nearestKnown(month);
  return {
    payMonth,
    rulePeriod: rulePeriodOf(payMonth),
    taxYear: supportedYears.find((year) => year === yearOf(payMonth)) ?? lastYear,
    isBeyondKnown: month > newestPayMonth,
  };
}

/** Whether the newest known law of a tax year stands for that of today, which is not known yet. */
export function yearStandsForUnknownLaw(taxYear: number, today: string): boolean {
  return taxYear === lastYear && periodOfDay(today).isBeyondKnown;
}

function nearestKnown(month: Month): Month {
  if (month > newestPayMonth) return newestPayMonth;
  return month < oldestPayMonth ? oldestPayMonth : month;
}
