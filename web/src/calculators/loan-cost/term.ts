import { maxLoanYears } from '@suen/engine/calculators/loan-cost/input';
import { parseNumber } from '../../shared/amount/parse-number.ts';

const monthsInYear = 12;

/** The term as it was typed, in both ways. */
interface TermEntries {
  readonly years: string;
  readonly months: string;
}

/** The whole number that was typed, 0 or more; undefined for anything else. */
export function typedCount(text: string): number | undefined {
  const parsed = parseNumber(text);
  return parsed.kind === 'number' && Number.isInteger(parsed.value) && parsed.value >= 0
    ? parsed.value
    : undefined;
}

/** The entries after the years were changed: twelve months for each. Years that no loan may have move no months. */
export function withYears(entries: TermEntries, years: string): TermEntries {
  const count = typedCount(years);
  const isTerm = count !== undefined && count <= maxLoanYears;
  return { years, months: isTerm ? String(count * monthsInYear) : entries.months };
}

/** The entries after the months were changed: the full years in them. What is no number of months moves no years. */
export function withMonths(entries: TermEntries, months: string): TermEntries {
  const count = typedCount(months);
  return {
    months,
    years: count === undefined ? entries.years : String(Math.floor(count / monthsInYear)),
  };
}

/** Whether the years are the full years of the months, and thus only another way to say them. */
export function isCoupled({ years, months }: TermEntries): boolean {
  const count = typedCount(months);
  return count !== undefined && typedCount(years) === Math.floor(count / monthsInYear);
}
