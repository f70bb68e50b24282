import { monthsInYear } from '../dated/month.ts';
import { explained } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import type { ExplainedLine } from '../explanation/step.ts';
import { noCents, sum, type Cents } from '../money/cents.ts';
import { breakdown, type Breakdown, type BreakdownLines } from './breakdown.ts';
import { equalPart, type Shares } from './shared-cents.ts';

/** The line that each part of a breakdown helps to explain. */
const lineOf = {
  grossSalary: 'grossSalary',
  pensionContributions: 'pensionContributions',
  illnessContributions: 'illnessContributions',
  illnessCashContributions: 'illnessCashContributions',
  longTermCareInsurance: 'longTermCareInsurance',
  accidentInsurance: 'accidentInsurance',
  taxBeforeCredits: 'tax',
  taxCredits: 'tax',
} as const satisfies Record<keyof BreakdownLines, ExplainedLine>;
const lineIds = [
  'grossSalary',
  'pensionContributions',
  'illnessContributions',
  'illnessCashContributions',
  'longTermCareInsurance',
  'accidentInsurance',
  'taxBeforeCredits',
  'taxCredits',
] as const satisfies readonly (keyof BreakdownLines)[];

/** The months of a couple's year: a twelfth of every line, in cents that add up to the couple's. */
export function coupleMonths(
  first: Breakdown,
  second: Breakdown | null,
): { readonly first: Breakdown; readonly second: Breakdown | null } {
  const shares = mapLines((id) => equalPart(first[id], second?.[id] ?? noCents, monthsInYear));
  return {
    first: monthOf(first, (id) => shares[id].first),
    second: second && monthOf(second, (id) => shares[id].second),
  };
}

/** Both persons together: every line is the sum of theirs, tax and net follow from the lines. */
export function together(first: Breakdown, second: Breakdown): Breakdown {
  const lines = mapLines((id) => sum(first[id], second[id]));
  const steps = lineIds.map((id) =>
    explained(lines[id], () => ({
      id,
      lines: [lineOf[id]],
      operands: [
        money('amountOfFirstPerson', first[id]),
        money('amountOfSecondPerson', second[id]),
      ],
    })),
  );
  return breakdown(lines, steps);
}

function monthOf(year: Breakdown, part: (id: keyof BreakdownLines) => Cents): Breakdown {
  const steps = lineIds.map((id) =>
    explained(part(id), () => ({
      id,
      lines: [lineOf[id]],
      operands: [
        money('annualAmount', year[id]),
        counted('monthsInYear', monthsInYear, '÷', 'months'),
      ],
      rounding: 'sharedToTheCent',
    })),
  );
  return breakdown(mapLines(part), steps);
}

function mapLines<Value extends Cents | Shares>(
  value: (id: keyof BreakdownLines) => Value,
): Readonly<Record<keyof BreakdownLines, Value>> {
  return {
    grossSalary: value('grossSalary'),
    pensionContributions: value('pensionContributions'),
    illnessContributions: value('illnessContributions'),
    illnessCashContributions: value('illnessCashContributions'),
    longTermCareInsurance: value('longTermCareInsurance'),
    accidentInsurance: value('accidentInsurance'),
    taxBeforeCredits: value('taxBeforeCredits'),
    taxCredits: value('taxCredits'),
  };
}
