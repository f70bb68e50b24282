import { maxLoanYears } from '@suen/engine/calculators/loan-cost/input';
import { parseNumber } from '../../shared/amount/parse-number.ts';
import { monthsOf, yearsAndMonths } from '../../shared/term/term.ts';

/** The typed term, in years and in months. */
interface TermEntries {
  readonly years: string;
  readonly months: string;
}

/** The typed whole number from 0, or undefined. */
export function typedCount(text: string): number | undefined {
  const parsed = parseNumber(text);
  return parsed.kind === 'number' && Number.isInteger(parsed.value) && parsed.value >= 0
    ? parsed.value
    : undefined;
}

/**
 * The entries after a change of the years, with twelve months for each year. Invalid years do not
 * change the months.
 */
export function withYears(entries: TermEntries, years: string): TermEntries {
  const count = typedCount(years);
  const isTerm = count !== undefined && count <= maxLoanYears;
  return { years, months: isTerm ? String(monthsOf(count)) : entries.months };
}

/**
 * The entries after a change of the months, with their full years. Invalid months do not change the
 * years.
 */
export function withMonths(entries: TermEntries, months: string): TermEntries {
  const count = typedCount(months);
  return {
    months,
    years: count === undefined ? entries.years : String(yearsAndMonths(count).years),
  };
}

/** Whether the years are the full years of the months, so that they add nothing. */
export function isCoupled({ years, months }: TermEntries): boolean {
  const count = typedCount(months);
  return count !== undefined && typedCount(years) === yearsAndMonths(count).years;
}
