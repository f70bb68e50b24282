import type { ReactNode } from 'react';
import type { BreakdownLine } from '../../../shared/result/tables/breakdown-line.ts';
import type { Figure } from '../../../shared/result/tables/figure.ts';
import { useSalaryLinesOf } from '../../../subjects/salary/salary-lines.ts';
import type { HouseholdPart } from './household.ts';

const alwaysShown: ReadonlySet<string> = new Set(['grossSalary', 'netSalary']);

/** The lines of each part of the household. */
export function useHouseholdLines(): (part: HouseholdPart) => readonly BreakdownLine[] {
  return useSalaryLinesOf();
}

/**
 * The rows of the table: gross, the deductions that someone has, net. Names are those of the chosen part, so that an employee does
 * not read the words for a profit; an insurance that only the other person pays has those of the total.
 *
 * @param chosen the lines of the part that gives the steps
 * @param show an amount; zero for an insurance that a person does not pay
 */
export function householdRows(
  linesOfParts: readonly (readonly BreakdownLine[])[],
  chosen: readonly BreakdownLine[],
  show: (amount: number) => ReactNode,
): readonly Figure[] {
  const total = linesOfParts.at(-1) ?? [];
  const linesNamed = (name: string) =>
    linesOfParts.map((lines) => lines.find(({ id }) => id === name));
  const isShown = ({ id }: BreakdownLine) =>
    alwaysShown.has(id) || linesNamed(id).some((line) => line !== undefined && line.amount !== 0);
  return total.filter(isShown).map((totalLine): Figure => {
    const { id, colour, isTotal } = totalLine;
    const chosenLine = chosen.find((line) => line.id === id);
    const { name, payslipTerm } = chosenLine ?? totalLine;
    const same = linesNamed(id);
    // What to know about the amounts, each sentence once.
    const notes = new Set(same.map((line) => line?.note).filter((note) => note !== undefined));
    return {
      id,
      name,
      officialTerm: payslipTerm,
      colour,
      isTotal,
      note: notes.size > 0 ? [...notes].join(' ') : undefined,
      values: same.map((line) => show(line?.amount ?? 0)),
      steps: chosenLine?.steps ?? [],
      isAbsent: !alwaysShown.has(id) && (chosenLine?.amount ?? 0) === 0,
    };
  });
}
