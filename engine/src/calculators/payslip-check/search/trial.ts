import { month, type Month } from '../../../dated/month.ts';
import { RefusedInput } from '../../../input/refused-input.ts';
import { daysPaidIn, type PayslipCheckInput } from '../input.ts';
import type { MistakeId } from '../slip/mistakes.ts';
import { slipOf, type CheckedSlip } from '../slip/slip.ts';
import type { Candidate } from './causes.ts';
import type { Changes } from './changes.ts';
import { fitOf, type Fit, type Printed } from './verdicts.ts';

/** A payslip with some causes, and how it fits the printed one. */
export interface Tried {
  readonly causes: readonly Candidate[];
  readonly input: PayslipCheckInput;
  readonly mistakes: ReadonlySet<MistakeId>;
  readonly slip: CheckedSlip;
  readonly fit: Fit;
}

/** The printed payslip, and how causes are tried on it. */
export interface Trial {
  readonly shown: Printed;
  /** Without any cause. */
  readonly asEntered: Tried;
  /** What was tried before, with one more cause; undefined where no payslip is possible. */
  readonly withCause: (before: Tried, cause: Candidate) => Tried | undefined;
  readonly withChanges: (before: Tried, changes: Changes) => Tried | undefined;
}

/** @throws RefusedInput if the parts of the gross leave no salary */
export function trialOf(input: PayslipCheckInput, payMonth: Month, shown: Printed): Trial {
  const tryOut = (
    causes: readonly Candidate[],
    changed: PayslipCheckInput,
    mistakes: ReadonlySet<MistakeId>,
  ): Tried => {
    const slip = slipOf(changed, monthOfSlip(changed, payMonth), mistakes);
    const fit = fitOf(shown, slip, daysPaidIn(changed) !== null);
    return { causes, input: changed, mistakes, slip, fit };
  };
  return {
    shown,
    asEntered: tryOut([], { ...input, payMonth }, new Set()),
    withCause: (before, cause) =>
      possible(() => {
        const { mistake } = cause;
        const mistakes = mistake ? new Set([...before.mistakes, mistake]) : before.mistakes;
        return tryOut([...before.causes, cause], { ...before.input, ...cause.changes }, mistakes);
      }),
    withChanges: (before, changes) =>
      possible(() => tryOut(before.causes, { ...before.input, ...changes }, before.mistakes)),
  };
}

/** What is refused is no payslip. */
function possible(make: () => Tried): Tried | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof RefusedInput) return undefined;
    throw error;
  }
}

function monthOfSlip({ payMonth }: PayslipCheckInput, entered: Month): Month {
  return typeof payMonth === 'string' ? month(payMonth) : entered;
}
