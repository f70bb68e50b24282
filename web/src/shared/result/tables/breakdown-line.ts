import type { Step } from '@suen/engine/small-door';

export interface BreakdownLine {
  readonly id: string;
  readonly name: string;
  /** The French term of a Luxembourg payslip, where it differs from the name. */
  readonly payslipTerm?: string | undefined;
  readonly amount: number;
  readonly colour: string;
  /** What to know about this amount. */
  readonly note?: string | undefined;
  /** The line that the others lead to stands out. */
  readonly isTotal?: boolean;
  /** How the amount was computed, in order. */
  readonly steps: readonly Step[];
}
