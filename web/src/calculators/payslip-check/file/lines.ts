import type { SlipLine } from '@suen/engine/calculators/payslip-check/input';

/** An amount with the words that stand beside it on the payslip. Euros; deductions are positive, too. */
export interface PrintedFigure {
  readonly amount: number;
  readonly label: string;
}

/** An amount that may belong to one of several lines, or to none. */
export interface DoubtfulFigure extends PrintedFigure {
  readonly candidates: readonly SlipLine[];
}

/** 1, 2 and 3 mean the tax classes 1, 1a and 2, as in the requests of the engine. */
export type TaxClass = 1 | 2 | 3;

/** What a payslip says. What it does not say, or not clearly, is missing. */
export interface FoundInPayslip {
  readonly lines: Readonly<Partial<Record<SlipLine, PrintedFigure>>>;
  /** Empty once the reader has confirmed the figures. */
  readonly doubtful: readonly DoubtfulFigure[];
  /** YYYY-MM. */
  readonly payMonth?: string;
  readonly taxClass?: TaxClass;
  readonly weeklyHours?: number;
}
