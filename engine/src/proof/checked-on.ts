import { resultOfCase } from '../calculators/calculator.ts';
import { calculators, type CalculatorId } from '../calculators/calculators.ts';

/**
 * The day since which every source behind a calculator's worked examples was read again, YYYY-MM-DD. Calculators without
 * sources in their steps are left out.
 */
export function checkedOn(): Readonly<Partial<Record<CalculatorId, string>>> {
  return Object.fromEntries(
    calculators.flatMap((calculator) => {
      const days = calculator.examples.flatMap(({ input }) =>
        daysIn(resultOfCase(calculator, { ...input, explain: true })),
      );
      const [oldest] = days.toSorted();
      return oldest === undefined ? [] : [[calculator.id, oldest]];
    }),
  );
}

/** The days on which the sources in a result were read. */
function daysIn(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]: [string, unknown]) =>
    name === 'readOn' && typeof value === 'string' ? [value] : daysIn(value),
  );
}
