import { previewedContradiction } from '@suen/engine/calculators/my-year/household-preview';
import {
  replacementKinds,
  type ClassEvent,
  type MyYearInput,
  type ReplacementKind,
} from '@suen/engine/calculators/my-year/input';

/** What can change in a year, in the order in which it is offered. */
export const changeKinds = [
  'raise',
  'partTime',
  'bonus',
  'newJob',
  'stop',
  'marriage',
  'birth',
  'secondEmployer',
  'parentalLeave',
  'maternity',
  'sickPay',
  'unemployment',
  'leavePaidOut',
  'severance',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The first ones are offered at once, the others behind a button. */
export const commonKinds: readonly ChangeKind[] = changeKinds.slice(0, 9);

/** The changes that a form can hold. */
export const slots = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Slot = (typeof slots)[number];

/** What a change needs to know beside its month. */
export type Part = 'day' | 'until' | 'amount' | 'hours';

const parts: Readonly<Record<ChangeKind, readonly Part[]>> = {
  raise: ['amount'],
  partTime: ['hours', 'amount'],
  bonus: ['amount'],
  newJob: ['day', 'amount', 'hours'],
  stop: ['day'],
  marriage: ['amount'],
  birth: [],
  secondEmployer: ['until', 'amount', 'hours'],
  parentalLeave: ['until', 'amount'],
  maternity: ['until', 'amount'],
  sickPay: ['until', 'amount'],
  unemployment: ['until', 'amount'],
  leavePaidOut: ['amount'],
  severance: ['amount'],
};

export function asksFor(kind: ChangeKind | 'none', part: Part): boolean {
  return kind !== 'none' && parts[kind].includes(part);
}

/** Whether a change means nothing without its amount. */
export function needsAmount(kind: ChangeKind | 'none'): boolean {
  return asksFor(kind, 'amount') && kind !== 'partTime' && kind !== 'marriage';
}

/** The month in which a change of a kind begins until another is chosen. */
export const usualMonth: Readonly<Record<ChangeKind, number>> = {
  raise: 4,
  partTime: 9,
  bonus: 12,
  newJob: 7,
  stop: 6,
  marriage: 7,
  birth: 3,
  secondEmployer: 4,
  parentalLeave: 4,
  maternity: 2,
  sickPay: 5,
  unemployment: 7,
  leavePaidOut: 6,
  severance: 6,
};

/** The pay of a fund. */
export function isFund(kind: ChangeKind | 'none'): kind is ReplacementKind {
  return replacementKinds.some((each) => each === kind);
}

/** An event of the family. */
export function isEvent(kind: ChangeKind | 'none'): kind is Extract<ClassEvent, ChangeKind> {
  return kind === 'marriage' || kind === 'birth';
}

/** One change as it was read. Amounts and hours are null where nothing was entered. */
export interface Change {
  readonly slot: Slot;
  readonly kind: ChangeKind;
  /** 1 for January. */
  readonly month: number;
  /** Last month. */
  readonly until: number;
  readonly day: number | null;
  readonly amount: number | null;
  readonly hours: number | null;
}

/** What decides in which order changes of one month come: a job ends before another one begins. */
const order: readonly ChangeKind[] = ['stop', 'newJob', 'raise', 'partTime', 'secondEmployer'];

export function changesInOrder(changes: readonly Change[]): readonly Change[] {
  return changes.toSorted(
    (one, other) => one.month - other.month || order.indexOf(one.kind) - order.indexOf(other.kind),
  );
}

/** Why a change cannot be where it is. */
type Conflict = NonNullable<ReturnType<typeof previewedContradiction>> | 'sameMonth' | 'notPaid';

/**
 * What contradicts a change before it is sent; undefined where it fits. Of two that exclude each other the later entry is named.
 * Days that overlap are refused with the answer.
 */
export function conflictOf(
  change: Change,
  all: readonly Change[],
  { startMonth, taxClass }: { readonly startMonth: number } & Pick<MyYearInput, 'taxClass'>,
): Conflict | undefined {
  const { kind, month, slot } = change;
  const before = all.filter((other) => other.slot < slot);
  if (isEvent(kind)) {
    const eventsBefore = before.map((other) => other.kind).filter(isEvent);
    return previewedContradiction(kind, eventsBefore, taxClass) ?? undefined;
  }
  const isOnceAMonth = !isFund(kind) && kind !== 'secondEmployer';
  if (isOnceAMonth && before.some((other) => other.kind === kind && other.month === month)) {
    return 'sameMonth';
  }
  const needsJob = kind === 'raise' || kind === 'partTime' || kind === 'stop';
  return needsJob && !hasJob(change, all, startMonth) ? 'notPaid' : undefined;
}

/** Whether there is a job that a change can change: it has begun, and those before have not ended it. */
function hasJob(change: Change, all: readonly Change[], startMonth: number): boolean {
  const inOrder = changesInOrder(all);
  const before = inOrder.slice(0, inOrder.indexOf(change));
  const last = before.findLast(({ kind }) => kind === 'stop' || kind === 'newJob');
  return change.month >= startMonth && last?.kind !== 'stop';
}
