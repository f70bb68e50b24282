import type { BreakdownLine } from '../../../shared/result/breakdown-line.ts';
import { useSalaryLines } from '../../../shared/salary/salary-lines.ts';
import type { HouseholdPart } from './household.ts';

const alwaysShown: ReadonlySet<string> = new Set(['grossSalary', 'netSalary']);

/** The lines of a table: gross, the non-zero deductions, net. */
export function useHouseholdLines(part: HouseholdPart): readonly BreakdownLine[] {
  const lines = useSalaryLines(part);
  return lines.filter(({ id, amount }) => alwaysShown.has(id) || amount !== 0);
}
