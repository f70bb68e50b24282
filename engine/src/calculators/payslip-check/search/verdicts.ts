import {
  cents,
  maxCents,
  subtractCents,
  sum,
  zeroCents,
  type Cents,
} from '../../../money/cents.ts';
import { type PayslipCheckInput, slipLines, type SlipLine } from '../input.ts';
import { printed } from '../slip/pay-on-slip.ts';
import type { CheckedSlip } from '../slip/slip.ts';

export const verdicts = ['equal', 'rounding', 'differs', 'notGiven'] as const;
export type Verdict = (typeof verdicts)[number];

/** The amounts that a payslip shows. */
export type Printed = ReadonlyMap<SlipLine, Cents>;

/** The lines of the payslip that are there to be checked. */
export function printedLines({ lines }: PayslipCheckInput): Printed {
  const shown = slipLines.flatMap((line) => {
    const amount = printed(lines, line);
    return amount === null ? [] : [[line, amount] as const];
  });
  return new Map(shown);
}

/** What a program may round otherwise: each contribution on its own or all together, and the pay and credits of some days. */
const roundings: Readonly<Partial<Record<SlipLine, Cents>>> = {
  grossSalary: cents(1),
  overtimePay: cents(2),
  supplements: cents(2),
  pensionContributions: cents(1),
  illnessContributions: cents(1),
  illnessCashContributions: cents(1),
  longTermCareInsurance: cents(1),
  taxableIncome: cents(3),
  netSalary: cents(2),
};

/** What a program may round otherwise where some days of a month are paid: days and hours are counted in several ways. */
const roundingsOfDays: Readonly<Partial<Record<SlipLine, Cents>>> = {
  ...roundings,
  taxBeforeCredits: cents(20),
  taxCredits: cents(10),
  employmentCredit: cents(10),
  energyCredit: cents(10),
  netSalary: cents(32),
};

/** Whether an amount of the payslip is the calculated one, or differs by a rounding only. */
export function verdictOf(
  line: SlipLine,
  shown: Cents | undefined,
  { amounts, employee }: CheckedSlip,
  isPartMonth: boolean,
): Verdict {
  if (shown === undefined) return 'notGiven';
  const calculated = amounts[line];
  if (shown === calculated) return 'equal';
  // Some payslips show the taxable pay as the table is read.
  const { incomeRounding } = employee.taxLaw.month;
  if (line === 'taxableIncome' && incomeRounding.round(calculated) === shown) return 'rounding';
  const tolerated = (isPartMonth ? roundingsOfDays : roundings)[line] ?? zeroCents;
  return distance(shown, calculated) <= tolerated ? 'rounding' : 'differs';
}

function distance(one: Cents, other: Cents): Cents {
  return maxCents(subtractCents(one, other), subtractCents(other, one));
}

/** The given lines that do not fit, and how many of the others fit to the cent. */
export interface Fit {
  readonly differing: readonly SlipLine[];
  readonly exact: number;
}

/** How well a calculated payslip fits the printed one. */
export function fitOf(shown: Printed, slip: CheckedSlip, isPartMonth: boolean): Fit {
  const differing: SlipLine[] = [];
  let exact = 0;
  for (const [line, amount] of shown) {
    const verdict = verdictOf(line, amount, slip, isPartMonth);
    if (verdict === 'differs') differing.push(line);
    if (verdict === 'equal') exact += 1;
  }
  return { differing, exact };
}

/** What the net loses by as much as one of these lines is higher. */
const deducted = [
  'pensionContributions',
  'illnessContributions',
  'illnessCashContributions',
  'longTermCareInsurance',
  'taxBeforeCredits',
  'mealVoucherShare',
  'benefitsInKind',
] as const satisfies readonly SlipLine[];

/** What the net gains, where the payslip does not show the sum of all credits. */
const singleCredits = [
  'employmentCredit',
  'energyCredit',
  'minimumWageCredit',
  'singleParentCredit',
] as const satisfies readonly SlipLine[];

/** Cents that the lines of a payslip may round away from its net. */
const toleratedInNet = cents(2);

/** Whether the net differs by what the other differing lines explain, so that it says nothing of its own. */
export function doesNetFollow(shown: Printed, slip: CheckedSlip, isPartMonth: boolean): boolean {
  const { differing } = fitOf(shown, slip, isPartMonth);
  if (differing.length < 2 || !differing.includes('netSalary')) return false;
  const differenceOf = (line: SlipLine) =>
    differing.includes(line)
      ? subtractCents(shown.get(line) ?? zeroCents, slip.amounts[line])
      : zeroCents;
  const credits = shown.has('taxCredits') ? (['taxCredits'] as const) : singleCredits;
  const explained = subtractCents(
    sum(...credits.map(differenceOf)),
    sum(...deducted.map(differenceOf)),
  );
  return distance(differenceOf('netSalary'), explained) <= toleratedInNet;
}
