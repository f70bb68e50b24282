import type { Day } from '../../dated/day.ts';
import { payMonthOf } from '../../input/period.ts';
import {
  fullTimeWeeklyHours,
  minimumWageForHours,
} from '../../law-in-force/pay/lowest-salaries.ts';
import { rulePeriodOf, rulePeriods } from '../../law-in-force/rule-periods.ts';
import { cents, fromEuros, subtractCents, toEuros, zeroCents } from '../../money/cents.ts';
import { explainedBreakdown } from '../../result/payslip.ts';
import { withSteps } from '../../result/with-steps.ts';
import { daysPaidIn, type PayslipCheckInput, slipLines, type SlipLine } from './input.ts';
import type { CheckHintId, PayslipCheckResult } from './result.ts';
import { allowanceOnCard } from './search/candidates.ts';
import { kindOf, type Candidate } from './search/causes.ts';
import type { Changes } from './search/changes.ts';
import { leastThatReaches } from './search/fitted-causes.ts';
import { nextStepsFor } from './search/next-steps.ts';
import { causesOf, type Found } from './search/search.ts';
import { mainLineOf, standingsOf } from './search/standing.ts';
import type { Tried } from './search/trial.ts';
import { doesNetFollow, printedLines, verdictOf, type Printed } from './search/verdicts.ts';

type Line = PayslipCheckResult['lines'][number];
type Cause = Omit<PayslipCheckResult['causes'][number], 'standing'>;
type RuledOut = PayslipCheckResult['ruledOut'][number];

const mostCauses = 5;
const mostRuledOut = 6;

/** The lines that a payslip always has; the others are compared where they are given, or where there is an amount. */
const usualLines: ReadonlySet<SlipLine> = new Set([
  'grossSalary',
  'pensionContributions',
  'illnessContributions',
  'illnessCashContributions',
  'longTermCareInsurance',
  'taxableIncome',
  'taxBeforeCredits',
  'taxCredits',
  'netSalary',
]);

/**
 * Compares the lines of a payslip with those of the law, and finds what explains the differences.
 *
 * @throws RefusedInput when the month's law is not known, or the parts of the gross leave no salary
 */
export function calculate(input: PayslipCheckInput, today: Day): PayslipCheckResult {
  const { payMonth, periodHints } = payMonthOf(input, today);
  const shown = printedLines(input);
  const found = causesOf(input, payMonth, shown);
  const { slip } = found.asEntered;
  const minimumWage = minimumWageForHours(payMonth, input.weeklyHours ?? fullTimeWeeklyHours);
  const hints: CheckHintId[] = [...periodHints];
  const isWholeMonth = daysPaidIn(input) === null;
  if (isWholeMonth && slip.employee.salary.amount < minimumWage) hints.push('belowMinimumWage');
  const lines = linesOf(found.asEntered, shown);
  const differing = lines.filter(({ verdict }) => verdict === 'differs');
  const mainLine = mainLineOf(differing.map(({ id }) => id));
  const causes = explained(found).slice(0, mostCauses);
  const standings = standingsOf(causes, mainLine);
  const result: PayslipCheckResult = {
    payMonth,
    lines,
    ...(mainLine && { mainLine }),
    netFollows: doesNetFollow(shown, slip, !isWholeMonth),
    causes: causes.map((cause, index) =>
      Object.assign(cause, { standing: standings[index] ?? ('other' as const) }),
    ),
    ruledOut: ruledOut(found, shown).slice(0, mostRuledOut),
    nextSteps: nextStepsFor(differing, causes[standings.indexOf('likely')]?.kind),
    minimumWage: toEuros(minimumWage),
    hints,
  };
  const { month: slipOfMonth, slipOfOneOff } = slip;
  return withSteps(input, result, () => ({
    monthlySalary: explainedBreakdown(slipOfMonth),
    ...(slipOfOneOff && { bonusPay: explainedBreakdown(slipOfOneOff) }),
  }));
}

function linesOf({ slip, input }: Tried, shown: Printed): readonly Line[] {
  return slipLines
    .filter((id) => shown.has(id) || usualLines.has(id) || slip.amounts[id] !== 0)
    .map((id): Line => {
      const calculated = slip.amounts[id];
      const printed = shown.get(id);
      const verdict = verdictOf(id, printed, slip, daysPaidIn(input) !== null);
      const line = { id, calculated: toEuros(calculated), verdict };
      if (printed === undefined) return line;
      const difference = toEuros(subtractCents(printed, calculated));
      return Object.assign(line, { payslip: toEuros(printed), difference });
    });
}

/** The causes that were found. Of several values of the same number there is one cause with their range. */
function explained({ asEntered, causes }: Found): readonly Cause[] {
  const found = new Map<string, Cause>();
  const differing = asEntered.fit.differing;
  for (const tried of causes) {
    const { causes: parts, fit } = tried;
    const [first, second] = parts;
    if (first === undefined) continue;
    const changes = { ...first.changes, ...second?.changes };
    const { key, value } = keyOf(parts, changes);
    const known = found.get(key);
    if (known) {
      const before = known.range ?? rangeOf(valueIn(known.changes));
      if (before && value !== undefined && known.leaves.length === fit.differing.length) {
        const range = { from: Math.min(before.from, value), to: Math.max(before.to, value) };
        found.set(key, { ...known, range });
      }
      continue;
    }
    const allowance = allowanceOnCard(changes, tried.slip.employee.payMonth);
    found.set(key, {
      id: first.id,
      kind: kindOf(first.id),
      ...(second && { and: { id: second.id, kind: kindOf(second.id) } }),
      changes,
      ...(allowance !== undefined && { allowanceOnCard: allowance }),
      ...(isDeduction(tried) && { range: rangeOfDeductions(tried) }),
      explains: differing.filter((line) => !fit.differing.includes(line)),
      leaves: fit.differing,
    });
  }
  return [...found.values()];
}

/** Whether a cause is a deduction of the card whose amount only the tax tells. */
function isDeduction({ causes: [cause, second] }: Tried): boolean {
  return cause?.id === 'cardDeductions' && second === undefined;
}

/** The deductions of the card that give the same tax: the tables have steps. */
function rangeOfDeductions({ input, slip }: Tried) {
  const from = fromEuros(input.cardDeductions ?? 0);
  const tax = slip.amounts.taxBeforeCredits;
  if (typeof input.lines.taxableIncome === 'number') return rangeOf(toEuros(from));
  const more = leastThatReaches(
    slip.amounts.taxableIncome,
    (each) => slip.taxAfter(cents(each)) < tax,
  );
  return { from: toEuros(from), to: toEuros(more === null ? from : cents(from + more - 1)) };
}

const numbers = ['distanceToWork', 'weeklyHours', 'daysPaid', 'bonus', 'cardDeductions'] as const;

/** The number that a cause changes, the first of two. */
function valueIn(changes: Changes): number | undefined {
  const name = numbers.find((each) => typeof changes[each] === 'number');
  return name === undefined ? undefined : (changes[name] ?? undefined);
}

function rangeOf(value: number | undefined) {
  return value === undefined ? undefined : { from: value, to: value };
}

/** What two causes must share to be one with a range: all but the number. */
function keyOf(parts: readonly Candidate[], changes: Changes) {
  const others = Object.entries(changes).filter(([name]) => !numbers.some((each) => each === name));
  const ids = parts.map(({ id }) => id);
  return { key: JSON.stringify([ids, others]), value: valueIn(changes) };
}

/** The causes that people would think of: another class, another card of their class, the law just before and after. */
function isThoughtOf({ id, changes }: Candidate, tried: Tried, asEntered: Tried): boolean {
  if (id === 'taxCard')
    return changes.taxCard === 'none' || changes.taxClass === asEntered.input.taxClass;
  if (id !== 'month') return id === 'taxClass' || id === 'singleParent';
  return Math.abs(placeOfPeriod(tried) - placeOfPeriod(asEntered)) === 1;
}

/** The place of a payslip's period among all. */
function placeOfPeriod({ slip }: Tried): number {
  return rulePeriods.indexOf(rulePeriodOf(slip.employee.payMonth));
}

/** What people would think of first, and a line that it does not explain. */
function ruledOut({ asEntered, alone, causes }: Found, shown: Printed): readonly RuledOut[] {
  const named = new Set(
    causes.flatMap((each) =>
      each.causes.map(({ id, changes }) => keyOf([{ id, changes }], changes).key),
    ),
  );
  return alone.flatMap((tried): readonly RuledOut[] => {
    const [cause] = tried.causes;
    const { fit, slip } = tried;
    if (cause === undefined || !isThoughtOf(cause, tried, asEntered)) return [];
    if (named.has(keyOf([cause], cause.changes).key)) return [];
    const line = telling.find((each) => fit.differing.includes(each));
    if (line === undefined) return [];
    const calculated = slip.amounts[line];
    const difference = subtractCents(shown.get(line) ?? zeroCents, calculated);
    return [
      {
        id: cause.id,
        kind: kindOf(cause.id),
        changes: cause.changes,
        line,
        calculated: toEuros(calculated),
        difference: toEuros(difference),
      },
    ];
  });
}

/** The lines that tell most, first. */
const telling: readonly SlipLine[] = [
  'taxBeforeCredits',
  'taxableIncome',
  'longTermCareInsurance',
  'pensionContributions',
  'taxCredits',
  ...slipLines,
];
