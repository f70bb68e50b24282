import type { ComparedLine } from '../comparison/comparison.ts';
import { useSalaryLinesOf, type SalaryLinesOptions } from './salary-lines.ts';

/** Writes the lines of salaries' tables for a comparison. They are explained in those tables. */
export function useComparedSalaryLines() {
  const linesOf = useSalaryLinesOf();
  return (options: Omit<SalaryLinesOptions, 'steps'>): readonly ComparedLine[] =>
    linesOf({ ...options, steps: [] }).map(
      ({ id, name, colour, isTotal, amount }): ComparedLine => ({
        id,
        name,
        colour,
        isTotal,
        value: amount,
      }),
    );
}
