import type { MistakeId } from '../slip/mistakes.ts';
import type { Changes } from './changes.ts';

/**
 * Where a cause lies: the tax card, the hours, the period, the pay, a mistake of the employer, or something that may differ
 * lawfully.
 */
export const causeKinds = [
  'card',
  'hours',
  'period',
  'pay',
  'employerMistake',
  'legitimate',
] as const;
export type CauseKind = (typeof causeKinds)[number];

/** Causes that entries bring about, with their kind. */
const kindsOfEntries = {
  taxClass: 'card',
  travel: 'card',
  singleParent: 'card',
  workingOn: 'card',
  taxCard: 'card',
  month: 'period',
  bonus: 'pay',
  benefit: 'pay',
  vouchers: 'pay',
  partMonth: 'period',
  hours: 'hours',
  cardDeductions: 'card',
  otherNetItems: 'legitimate',
} as const satisfies Readonly<Record<string, CauseKind>>;

export type CauseId = keyof typeof kindsOfEntries | MistakeId;

/**
 * All causes, the likelier ones first where several explain the same lines. A cause that leaves no choice comes before one that
 * fits with some of many values.
 */
export const causeIds = [
  'taxClass',
  'longTermCareDeducted',
  'travel',
  'singleParent',
  'workingOn',
  'taxCard',
  'month',
  'bonus',
  'benefit',
  'vouchers',
  'employmentCreditMissing',
  'energyCreditMissing',
  'minimumWageCreditMissing',
  'singleParentCreditMissing',
  'creditsMissing',
  'creditsCappedAtTax',
  'creditsRoundedDown',
  'sickPayOnBonus',
  'abatementMissing',
  'abatementTwice',
  'monthTableInPartMonth',
  'healthLinesSwapped',
  'formerPensionRate',
  'overtimeTaxed',
  'partMonth',
  'hours',
  'cardDeductions',
  'otherNetItems',
] as const satisfies readonly CauseId[];

/** The causes that fit whatever is left over, so that others come first. */
export const causesThatAlwaysFit: ReadonlySet<CauseId> = new Set([
  'cardDeductions',
  'otherNetItems',
]);

/** What may have made a payslip different. */
export interface Candidate {
  readonly id: CauseId;
  readonly changes: Changes;
  readonly mistake?: MistakeId;
}

export function kindOf(id: CauseId): CauseKind {
  return isOfEntries(id) ? kindsOfEntries[id] : 'employerMistake';
}

function isOfEntries(id: CauseId): id is keyof typeof kindsOfEntries {
  return id in kindsOfEntries;
}
