import type { Source } from '../dated/source.ts';
import { deedFigureIds, deedStepIds } from './vocabulary/deeds.ts';
import {
  deductionFigureIds,
  deductionStepIds,
  type deductionLines,
} from './vocabulary/deductions.ts';
import { loanFigureIds, loanStepIds, type loanLines } from './vocabulary/loans.ts';
import { prepaymentFigureIds, prepaymentStepIds } from './vocabulary/prepayments.ts';
import { salaryFigureIds, salaryStepIds, type salaryLines } from './vocabulary/salary.ts';
import { solarFigureIds, solarStepIds, type solarLines } from './vocabulary/solar.ts';

/** What an operand of a step measures. Money is in euros, rates in percent (8 means 8 %). */
export type Unit = (typeof units)[number];

export const units = [
  'EUR',
  'percent',
  'kilometres',
  'days',
  'hours',
  'months',
  'years',
  'number',
  'EUR/kWh',
  'EUR/kWp',
  'kWh',
  'kWh/kWp',
  'kWp',
  'm²',
  'kg',
] as const;

/** One figure that goes into a step. Its `id` is the id of an earlier step or of a figure of the law or the form. */
export interface Operand {
  readonly id: OperandId;
  readonly unit: Unit;
  readonly value: number;
  /** How the operand joins those before it; the usual precedence holds (products before sums). */
  readonly operator: '+' | '-' | '×' | '÷';
}

/** One slice of a scale: the part of the income, price or loan between two bounds, its rate, and the tax or fee on it. */
export interface BracketShare {
  readonly from: number;
  /** Upper bound in euros a year; `null` for the bracket that has none. */
  readonly upTo: number | null;
  readonly ratePercent: number;
  readonly taxedIncome: number;
  readonly tax: number;
}

/**
 * How the operands give the amount:
 * `given` - taken from the form; `arithmetic` - operators in the usual precedence; `lowest`, `highest` - of the operands;
 * `tariff` - the sum of the brackets' tax; `feeScale` - the sum of the brackets' fees; `waived` - nothing, because the first operand is not above the second.
 *
 * The annuity's, on a loan with equal payments at the end of each month; operands in this order, the rate is that of a
 * month: `annuityPayment` - of loan, rate, months; `annuityLoan` - that a payment, rate, months repay; `annuityMonths` - until
 * loan, rate, payment is repaid, with a fraction; `annuityBalance` - left of loan, rate, payment after months.
 */
export type Operation = (typeof operations)[number];

export const operations = [
  'given',
  'arithmetic',
  'lowest',
  'highest',
  'tariff',
  'feeScale',
  'waived',
  'annuityPayment',
  'annuityLoan',
  'annuityMonths',
  'annuityBalance',
] as const;

/**
 * The one rounding of a step, applied last. `exact` when the operation cannot leave a fraction of a cent; `sharedToTheCent`
 * when cents are given to two persons so that their sum is exact, which may be the cent below or above.
 */
export type RoundingId = (typeof roundings)[number];

export const roundings = [
  'exact',
  'toNearestCent',
  'upToCent',
  'downToTenCents',
  'downToEuro',
  'downToFiveEuros',
  'downToFiftyEuros',
  'sharedToTheCent',
  'toOneDecimal',
  'upToWhole',
] as const;

/** The line of a result under which a step is shown. */
export type ExplainedLine =
  | (typeof salaryLines)[number]
  | (typeof deductionLines)[number]
  | (typeof loanLines)[number]
  | (typeof solarLines)[number];

/** One step of a computation, as it was computed: what, from which figures, with which rounding, by which law. */
export interface Step {
  readonly id: StepId;
  /** The lines of the breakdown that this step helps to explain: a contribution base serves several. */
  readonly lines: readonly ExplainedLine[];
  readonly operation: Operation;
  readonly operands: readonly Operand[];
  /** Present for `tariff` and `feeScale` only. */
  readonly brackets?: readonly BracketShare[] | undefined;
  readonly rounding: RoundingId;
  /** True when the operation gave less than nothing and zero was taken instead. */
  readonly raisedToZero?: true | undefined;
  /** The result, in euros unless `unit` says otherwise. */
  readonly amount: number;
  readonly unit?: Unit | undefined;
  readonly sources: readonly Source[];
  /** Months of the year for which the step holds, 1 for January; missing when it holds for all that is computed. */
  readonly months?: MonthSpan | undefined;
}

/** Months of one year, the first and the last. */
export interface MonthSpan {
  readonly from: number;
  readonly to: number;
}

/** The quantities that steps compute. Every one has a title in each language of the site. */
export type StepId = (typeof stepIds)[number];

export const stepIds = [
  ...salaryStepIds,
  ...deductionStepIds,
  ...loanStepIds,
  ...prepaymentStepIds,
  ...deedStepIds,
  ...solarStepIds,
] as const;

/** Figures of the form, the law or our assumptions that steps use and that no step computes. */
export const figureIds = [
  ...salaryFigureIds,
  ...deductionFigureIds,
  ...loanFigureIds,
  ...prepaymentFigureIds,
  ...deedFigureIds,
  ...solarFigureIds,
] as const;

/** What an operand can be: an earlier step's amount or a figure of the form, the law or our assumptions. */
export type OperandId = StepId | (typeof figureIds)[number];
