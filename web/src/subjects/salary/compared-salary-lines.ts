import type { ComparedLine } from '../../shared/comparison/comparison.ts';
import { salarySlices, useSalaryLinesOf, type SalaryLinesOptions } from './salary-lines.ts';

/** Writes the lines of salaries' tables for a comparison. They are explained in those tables. */
export function useComparedSalaryLines() {
  const linesOf = useSalaryLinesOf();
  return (options: Omit<SalaryLinesOptions, 'steps'>): readonly ComparedLine[] => {
    const lines = linesOf({ ...options, steps: [] });
    const parts = new Set(salarySlices(lines).map(({ id }) => id));
    const barRoleOf = (id: string) => {
      if (id === 'grossSalary') return 'whole';
      return parts.has(id) ? 'part' : undefined;
    };
    return lines.map(({ id, name, colour, isTotal, amount }): ComparedLine => ({
      id,
      name,
      colour,
      isTotal,
      value: amount,
      barRole: barRoleOf(id),
    }));
  };
}
