import { monthsInYear } from '../dated/month.ts';
import type { Source } from '../dated/source.ts';
import { explained, noSources, type Explained, type Sourced } from '../explanation/explained.ts';
import { counted, money, rated } from '../explanation/operand.ts';
import type { ExplainedLine, Operand, OperandId } from '../explanation/step.ts';
import { taxLine } from '../explanation/vocabulary/salary.ts';
import { lowest, times, type Cents } from '../money/cents.ts';
import { divide, multiply } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';

/** The flat allowance for the way to work by distance units. */
export interface DistanceAllowance {
  readonly perUnit: Cents;
  readonly unitsNotCounted: number;
  readonly unitsMaximum: number;
}

/** What the user said about the way to work. */
export interface Travel {
  /** Kilometres between home and work; one unit each. */
  readonly distanceKilometres: number;
  /** Yearly allowance written on the tax card, which replaces the computed one; `null` when there is none. */
  readonly onTaxCard: Cents | null;
}

/** The travel allowance of a year at the longest distance that counts. LIR art. 105bis. */
export function travelAllowanceMaximum(allowance: DistanceAllowance): Cents {
  const { perUnit, unitsNotCounted, unitsMaximum } = allowance;
  return times(perUnit, unitsMaximum - unitsNotCounted);
}

/**
 * The travel allowance (FD) of a year: an amount per distance unit, the first units not counted, up to a maximum; or the
 * one on the tax card, up to the same maximum. LIR art. 105bis.
 *
 * @param lines the lines of the breakdown that it lowers
 * @returns `null` when there is none
 */
export function travelAllowance(
  { distanceKilometres, onTaxCard }: Travel,
  allowance: Sourced<DistanceAllowance>,
  lines: readonly ExplainedLine[] = taxLine,
): Explained | null {
  if (onTaxCard !== null) {
    const maximum = travelAllowanceMaximum(allowance.value);
    return explained(lowest(onTaxCard, maximum), () => ({
      id: 'travelAllowance',
      lines,
      operation: 'lowest',
      operands: [money('transportCosts', onTaxCard), money('travelAllowanceMaximum', maximum)],
      sources: allowance.sources,
    }));
  }
  const { perUnit, unitsNotCounted, unitsMaximum } = allowance.value;
  const units = Math.min(distanceKilometres, unitsMaximum) - unitsNotCounted;
  if (units <= 0) return null;
  return explained(times(perUnit, units), () => ({
    id: 'travelAllowance',
    lines,
    operands: [
      money('allowancePerUnit', perUnit),
      counted('distanceCounted', units, '×', 'kilometres'),
    ],
    sources: allowance.sources,
  }));
}

/** An employee's own contribution to an occupational pension scheme, deductible up to a maximum a year. LIR art. 110. */
export function supplementaryPensionDeduction(
  contribution: Cents,
  maximum: Sourced<Cents>,
): Explained | null {
  if (contribution === 0) return null;
  return explained(lowest(contribution, maximum.value), () => ({
    id: 'supplementaryPensionDeduction',
    lines: taxLine,
    operation: 'lowest',
    operands: [
      money('supplementaryPension', contribution),
      money('supplementaryPensionMaximum', maximum.value),
    ],
    sources: maximum.sources,
  }));
}

/** A self-employed person's own pension scheme (RCPI), deductible up to a share of the profit. LIR art. 110 no. 3a. */
export function selfEmployedPensionSchemeDeduction(
  contribution: Cents,
  profit: { readonly id: OperandId; readonly amount: Cents },
  share: Sourced<Rate>,
): { deduction: Explained; ceiling: Explained } | null {
  if (contribution === 0) return null;
  const ceiling = explained(toNearestCent(multiply(profit.amount, share.value)), () => ({
    id: 'selfEmployedPensionSchemeCeiling',
    lines: taxLine,
    operands: [money(profit.id, profit.amount), rated('supplementaryPensionShare', share.value)],
    rounding: 'toNearestCent',
    sources: share.sources,
  }));
  const deduction = explained(lowest(contribution, ceiling.amount), () => ({
    id: 'supplementaryPensionDeduction',
    lines: taxLine,
    operation: 'lowest',
    operands: [
      money('supplementaryPension', contribution),
      money('selfEmployedPensionSchemeCeiling', ceiling.amount),
    ],
    sources: share.sources,
  }));
  return { deduction, ceiling };
}

/** The twelfth of a yearly deduction, as the tax card carries it for the month's payslip. */
export function monthlyDeduction(yearly: Explained): Explained {
  return explained(toNearestCent(divide(yearly.amount, monthsInYear)), () => ({
    // A card carries the travel allowance; a pension scheme lowers a payslip's tax only where the employer applies it.
    id:
      yearly.step.id === 'supplementaryPensionDeduction'
        ? 'monthlySupplementaryPension'
        : yearly.step.id,
    lines: yearly.step.lines,
    operands: [
      money('annualAmount', yearly.amount),
      counted('monthsInYear', monthsInYear, '÷', 'months'),
    ],
    rounding: 'toNearestCent',
    sources: yearly.step.sources,
  }));
}

/** An amount that lowers taxable income, as it stands in the sum. */
export interface Deduction {
  readonly amount: Cents;
  readonly operand: () => Operand;
  /** Where a lump sum was read; empty for amounts that a step of their own explains. */
  readonly sources: readonly Source[];
}

/** A computed amount as a deduction. */
export function asDeduction(computed: Explained): Deduction {
  const { amount } = computed;
  return { amount, operand: () => money(computed.step.id, amount, '-'), sources: noSources };
}

/** A yearly lump sum of the law as a deduction. */
export function lumpSum(
  id:
    | 'employeeLumpSum'
    | 'specialExpensesLumpSum'
    | 'twoEarnerAllowance'
    | 'individualTwoEarnerAllowance',
  { value, sources }: Sourced<Cents>,
): Deduction {
  return { amount: value, operand: () => money(id, value, '-'), sources };
}

/** Special expenses as a deduction: the lump sum, or the actual expenses when they are higher. LIR art. 113. */
export function specialExpenses(actual: Cents, lump: Sourced<Cents>): Deduction {
  if (actual <= lump.value) return lumpSum('specialExpensesLumpSum', lump);
  const operand = () => money('specialExpenses', actual, '-');
  return { amount: actual, operand, sources: lump.sources };
}
