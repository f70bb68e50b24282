import { daysWithoutSundays, firstDayOf, lastDayOf, type Day } from '../../../dated/day.ts';
import { monthOf, type Month } from '../../../dated/month.ts';
import type { ReplacementKind, SpanInput } from '../input.ts';

/** Who pays. */
export type Payer = 'main' | 'second' | ReplacementKind;

/** What a job pays in a month, with the details of the payslip. */
export interface JobState {
  readonly details: Omit<SpanInput, 'from' | 'until' | 'employer' | 'grossSalary'>;
  /** Euros a month, as entered. */
  readonly gross: number;
  /** The month from which it was entered; the index moves it afterwards. */
  readonly grossSince: Month;
  /** The place of the span in the request. */
  readonly path: string;
}

/** What a job pays from a month on. */
export interface JobSpan extends JobState {
  readonly since: Month;
}

/** Days of a month in which a job pays, without Sundays. */
export interface PartOfMonth {
  readonly days: number;
  /** Of the whole month. */
  readonly daysInMonth: number;
  /** The pay of these days where it was entered. */
  readonly gross: number | null;
}

/** One job, or one time with pay of a fund. */
export interface Job {
  readonly payer: Payer;
  readonly from: Day;
  readonly until: Day;
  /** In the order of their months; one at least. */
  readonly spans: readonly [JobSpan, ...JobSpan[]];
  readonly firstMonthGross: number | null;
  readonly lastMonthGross: number | null;
  /** Whether the salary pauses meanwhile; only of a fund. */
  readonly pausesSalary: boolean;
  readonly path: string;
}

/**
 * What a job pays in a month: its state, and the part of the month that it lasts; undefined for nothing.
 *
 * @param others jobs of the same person; pay of a fund among them can pause this one
 */
export function payIn(
  job: Job,
  month: Month,
  others: readonly Job[],
): { readonly state: JobState; readonly part: PartOfMonth | null } | undefined {
  const { from, until, spans, firstMonthGross, lastMonthGross } = job;
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  if (from > last || until < first) return undefined;
  const state = spans.findLast(({ since }) => since <= month);
  if (state === undefined) return undefined;
  const paused = job.payer === 'main' ? pausedDays(job, others, month) : 0;
  if (from <= first && until >= last && paused === 0) return { state, part: null };
  const lasting = daysWithoutSundays(latest(from, first), earliest(until, last));
  const days = lasting - paused;
  if (days === 0) return undefined;
  const daysInMonth = daysWithoutSundays(first, last);
  const gross = from > first ? firstMonthGross : until < last ? lastMonthGross : null;
  return { state, part: { days, daysInMonth, gross } };
}

/** Days of a month in which a fund pays in place of a job, without Sundays. Times with such pay never overlap. */
function pausedDays(job: Job, others: readonly Job[], month: Month): number {
  return others
    .filter(({ pausesSalary }) => pausesSalary)
    .map((fund) => {
      const { from, until } = sharedDays(job, fund, month);
      return daysWithoutSundays(from, until);
    })
    .reduce((sum, each) => sum + each, 0);
}

/** Whether two jobs pay for the same days of a month. */
export function overlapIn(one: Job, other: Job, month: Month): boolean {
  const { from, until } = sharedDays(one, other, month);
  return from <= until;
}

/** The days of a month that two jobs share. Without any, the first day is after the last one. */
function sharedDays(one: Job, other: Job, month: Month): Pick<Job, 'from' | 'until'> {
  return {
    from: latest(one.from, other.from, firstDayOf(month)),
    until: earliest(one.until, other.until, lastDayOf(month)),
  };
}

const latest = (...days: readonly [Day, ...Day[]]) =>
  days.reduce((one, other) => (one > other ? one : other));
const earliest = (...days: readonly [Day, ...Day[]]) =>
  days.reduce((one, other) => (one < other ? one : other));

/** The details that count in a month without pay, too: those of the next job, or else of the last one. */
export function nearestState(jobs: readonly Job[], month: Month): JobState | undefined {
  const mainJobs = jobs.filter(({ payer }) => payer === 'main');
  const now = mainJobs.findLast(
    ({ from, until }) => monthOf(from) <= month && monthOf(until) >= month,
  );
  const next = now ?? mainJobs.find(({ from }) => monthOf(from) > month) ?? mainJobs.at(-1);
  return next?.spans.findLast(({ since }) => since <= month) ?? next?.spans[0];
}
