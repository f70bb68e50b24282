import type { payslipLines } from '../../explanation/vocabulary/payslip.ts';
import { contributionLines } from '../../explanation/vocabulary/salary.ts';
import { minus, sumOf } from '../../quantity/arithmetic.ts';
import { quoted, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';

/** The lines between a gross and a net income of one period. */
const breakdownLines = [
  'grossSalary',
  ...contributionLines,
  'taxBeforeCredits',
  'taxCredits',
] as const;
export type BreakdownLine = (typeof breakdownLines)[number];

export type BreakdownLines = Readonly<Record<BreakdownLine, Money>>;

/** The lines of a period before any tax. */
export type LinesBeforeTax = Omit<BreakdownLines, 'taxBeforeCredits' | 'taxCredits'>;

/** What a payslip names beside these lines, each missing where there is none. */
export type PayslipLine = (typeof payslipLines)[number];
export type PayslipLines = Readonly<Partial<Record<PayslipLine, Money>>>;

/** The lines with tax and net, which follow from them. */
export interface Breakdown extends BreakdownLines {
  /** Negative when the refundable credits exceed the tax. */
  readonly tax: Money;
  readonly netSalary: Money;
  /** Missing for a salary and nothing else. */
  readonly shown?: PayslipLines | undefined;
}

/** The line of pay that bears no contribution for sick pay: zero, and no part of the net's explanation. */
export const withoutSickPay = quoted('illnessCashContributions', sumOf([]));

/**
 * A breakdown with tax and net: tax = tax before credits - credits; net = gross - all contributions - tax - what is not
 * paid out.
 *
 * @param shown what the payslip names beside the lines
 * @param takenOff the parts of it that are not paid out, such as benefits in kind
 */
export function breakdown(
  lines: LinesBeforeTax,
  taxBeforeCredits: Money,
  taxCredits: Money,
  shown?: PayslipLines,
  takenOff: readonly Money[] = [],
): Breakdown {
  const { grossSalary, illnessCashContributions, accidentInsurance } = lines;
  const tax = step('tax', minus(taxBeforeCredits, taxCredits));
  const netSalary = step(
    'netSalary',
    minus(grossSalary, tax, ...contributionsIn(lines), ...takenOff),
  );
  // Field by field: copying an object takes a quarter of a salary's time.
  return {
    grossSalary,
    pensionContributions: lines.pensionContributions,
    illnessContributions: lines.illnessContributions,
    illnessCashContributions,
    longTermCareInsurance: lines.longTermCareInsurance,
    accidentInsurance,
    taxBeforeCredits,
    taxCredits,
    tax,
    netSalary,
    shown,
  };
}

/** What is left of a profit after contributions. No tax is withheld from it. */
export function profitAfterContributions(lines: LinesBeforeTax): Money {
  return step('profitAfterContributions', minus(lines.grossSalary, ...contributionsIn(lines)));
}

/** The contributions that an explanation subtracts. */
function contributionsIn(lines: LinesBeforeTax): readonly Money[] {
  const { illnessCashContributions, accidentInsurance } = lines;
  const contributions = [lines.pensionContributions, lines.illnessContributions];
  if (illnessCashContributions !== withoutSickPay) contributions.push(illnessCashContributions);
  contributions.push(lines.longTermCareInsurance);
  if (accidentInsurance.amount !== 0) contributions.push(accidentInsurance);
  return contributions;
}

/** All lines of a breakdown, each computed from its name. */
export function linesOf(line: (id: BreakdownLine) => Money): BreakdownLines;
export function linesOf(line: (id: BreakdownLine) => Money) {
  return Object.fromEntries(breakdownLines.map((id) => [id, line(id)]));
}
