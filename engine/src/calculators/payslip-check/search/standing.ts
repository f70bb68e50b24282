import type { SlipLine } from '../input.ts';
import type { CauseId } from './causes.ts';

/** The lines from which the others follow, so that they are named first. */
const leading: readonly SlipLine[] = [
  'taxBeforeCredits',
  'pensionContributions',
  'illnessContributions',
  'illnessCashContributions',
  'longTermCareInsurance',
  'taxCredits',
];

/** The line to speak of: one that others follow from, else the first that differs. */
export function mainLineOf(differing: readonly SlipLine[]): SlipLine | undefined {
  const first = leading.find((line) => differing.includes(line));
  return first ?? differing.find((line) => line !== 'netSalary') ?? differing[0];
}

/** A cause as far as its standing depends on it. */
interface StandingCause {
  readonly id: CauseId;
  readonly and?: { readonly id: CauseId } | undefined;
  readonly kind: string;
  readonly explains: readonly SlipLine[];
  readonly leaves: readonly SlipLine[];
}

export const standings = ['likely', 'equal', 'contained', 'other'] as const;
export type Standing = (typeof standings)[number];

/**
 * How each cause stands among all: the first convincing one is likely, others that leave no line either are equal to it. Any
 * lower tax has a deduction of some size: beside another cause of the card it is contained in that one.
 *
 * @param mainLine the line that differs and matters most
 */
export function standingsOf(
  causes: readonly StandingCause[],
  mainLine: SlipLine | undefined,
): readonly Standing[] {
  const convincing = causes.filter((cause) => isConvincing(cause, mainLine));
  const [likely, ...next] = convincing;
  const isContained = (cause: StandingCause) =>
    likely?.kind === 'card' && !isAnyDeduction(likely) && isAnyDeduction(cause);
  const hasContained = next.some(isContained);
  return causes.map((cause): Standing => {
    if (cause === likely) return 'likely';
    if (hasContained && isContained(cause)) return 'contained';
    const isEqual = likely?.leaves.length === 0 && cause.leaves.length === 0;
    return isEqual && next.includes(cause) ? 'equal' : 'other';
  });
}

/**
 * Whether a cause is worth naming as likely: it explains more than it leaves, the line that matters among it, and is more than
 * a rest of any size beside another cause.
 */
function isConvincing(cause: StandingCause, mainLine: SlipLine | undefined): boolean {
  const isAnyRest = cause.and !== undefined && [cause.id, cause.and.id].includes('cardDeductions');
  const leavesMain = mainLine !== undefined && cause.leaves.includes(mainLine);
  return !isAnyRest && !leavesMain && cause.leaves.length < (cause.explains.length || 1);
}

function isAnyDeduction({ id, and }: StandingCause): boolean {
  return id === 'cardDeductions' && and === undefined;
}
