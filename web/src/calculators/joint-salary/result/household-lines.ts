import type { BreakdownLine } from '../../../shared/result/breakdown-line.ts';
import { useSalaryLinesOf } from '../../../shared/salary/salary-lines.ts';
import type { HouseholdPart } from './household.ts';

const alwaysShown: ReadonlySet<string> = new Set(['grossSalary', 'netSalary']);

/** The lines of each part of the household. */
export function useHouseholdLines(): (part: HouseholdPart) => readonly BreakdownLine[] {
  return useSalaryLinesOf();
}

/** A line with the amount of each person and of both together. */
export interface HouseholdRow {
  readonly line: BreakdownLine;
  /** In the order of the parts. Zero for an insurance that a person does not pay. */
  readonly amounts: readonly number[];
  /** What to know about the amounts, each sentence once. */
  readonly note: string | undefined;
}

/**
 * The rows of the table: gross, the deductions that someone has, net. Names are those of the last part, the total.
 *
 * @param chosen the part whose lines give the steps
 */
export function householdRows(
  linesOfParts: readonly (readonly BreakdownLine[])[],
  chosen: readonly BreakdownLine[],
): readonly HouseholdRow[] {
  const total = linesOfParts.at(-1) ?? [];
  const rows = total.map((line): HouseholdRow => {
    const same = linesOfParts.map((lines) => lines.find(({ id }) => id === line.id));
    const notes = new Set(same.map((each) => each?.note).filter((note) => note !== undefined));
    return {
      line: { ...line, steps: chosen.find(({ id }) => id === line.id)?.steps ?? [] },
      amounts: same.map((each) => each?.amount ?? 0),
      note: notes.size > 0 ? [...notes].join(' ') : undefined,
    };
  });
  return rows.filter(
    ({ line, amounts }) => alwaysShown.has(line.id) || amounts.some((amount) => amount !== 0),
  );
}
