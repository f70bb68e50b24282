import { previewedContradiction } from '@suen/engine/calculators/my-year/household-preview';
import type {
  ClassEvent,
  MyYearInput,
  ReplacementKind,
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
  return (
    kind === 'parentalLeave' ||
    kind === 'maternity' ||
    kind === 'sickPay' ||
    kind === 'unemployment'
  );
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

/** Why a change cannot be where it is. */
type Conflict =
  | NonNullable<ReturnType<typeof previewedContradiction>>
  | 'sameMonth'
  | 'notPaid'
  | 'overlap';

/** What contradicts a change; undefined where it fits. Of two that exclude each other the later entry is named. */
export function conflictOf(
  change: Change,
  all: readonly Change[],
  { startMonth, taxClass }: { readonly startMonth: number } & Pick<MyYearInput, 'taxClass'>,
): Conflict | undefined {
  const { kind, month, until, slot } = change;
  const before = all.filter((other) => other.slot < slot);
  if (isEvent(kind)) {
    const eventsBefore = before.map((other) => other.kind).filter(isEvent);
    return previewedContradiction(kind, eventsBefore, taxClass) ?? undefined;
  }
  const isOnceAMonth = !isFund(kind) && kind !== 'secondEmployer';
  if (isOnceAMonth && before.some((other) => other.kind === kind && other.month === month)) {
    return 'sameMonth';
  }
  const overlaps = (other: Change) => other.month <= until && other.until >= month;
  if (isFund(kind) && before.some((other) => isFund(other.kind) && overlaps(other)))
    return 'overlap';
  if (kind === 'secondEmployer' && before.some((other) => other.kind === kind && overlaps(other))) {
    return 'overlap';
  }
  const needsPay = ['raise', 'partTime', 'secondEmployer', 'stop'].includes(kind);
  return needsPay && !isPaidIn(month, change, all, startMonth) ? 'notPaid' : undefined;
}

/** Whether the main employer pays in a month, as far as the other changes say. */
function isPaidIn(
  month: number,
  self: Change,
  all: readonly Change[],
  startMonth: number,
): boolean {
  if (month < startMonth) return false;
  const turns = all
    .filter(({ kind, slot }) => (kind === 'stop' || kind === 'newJob') && slot !== self.slot)
    .filter((other) => other.month < month)
    .toSorted((one, other) => one.month - other.month);
  return turns.at(-1)?.kind !== 'stop';
}
