import {
  day,
  dayAfter,
  daysWithoutSundays,
  firstDayOf,
  isInCalendar,
  lastDayOf,
  type Day,
} from '../../dated/day.ts';
import { monthOf, monthsLater, type Month, type Year } from '../../dated/month.ts';
import { RefusedInput, type Refusal } from '../../input/refused-input.ts';
import { fullTimeWeeklyHours, minimumGrossSalary } from '../../law-in-force/salary-figures.ts';
import type { PersonInput, ReplacementKind, SpanInput } from './input.ts';

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
  readonly spans: readonly (JobState & { readonly since: Month })[];
  readonly firstMonthGross: number | null;
  readonly lastMonthGross: number | null;
  /** Whether the salary pauses meanwhile; only of a fund. */
  readonly pausesSalary: boolean;
  readonly path: string;
}

/** Jobs in the order in which they begin, those of a fund among them. */
export function jobsOf(person: PersonInput, path: string, taxYear: Year): readonly Job[] {
  const spans = person.spans ?? [];
  const spansOf = (employer: 'main' | 'second') =>
    spans
      .map((span, index) => ({ span, at: `${path}.spans.${index}` }))
      .filter(({ span }) => (span.employer ?? 'main') === employer);
  const jobs = [
    ...employerJobs(spansOf('main'), 'main', taxYear, endOf(person, path, taxYear)),
    ...employerJobs(spansOf('second'), 'second', taxYear, null),
    ...replacements(person, path, taxYear),
  ];
  if (jobs.length === 0) refuse(`${path}.spans`, 'required');
  return jobs.toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

function refuse(field: string, code: Refusal['code'], limit?: Refusal['limit']): never {
  throw new RefusedInput([{ field, code, ...(limit !== undefined && { limit }) }]);
}

/** A day of the request. */
function dayIn(taxYear: Year, text: string, field: string): Day {
  if (!isInCalendar(text)) refuse(field, 'notInCalendar');
  if (Number(text.slice(0, 4)) !== taxYear) refuse(field, 'outsideYear', taxYear);
  return text;
}

/** A month of the request. */
export function monthIn(taxYear: Year, text: string, field: string): Month {
  if (Number(text.slice(0, 4)) !== taxYear) refuse(field, 'outsideYear', taxYear);
  return monthOf(text);
}

interface EndOfWork {
  readonly day: Day;
  readonly field: string;
}

function endOf({ endsOn }: PersonInput, path: string, taxYear: Year): EndOfWork | null {
  if (typeof endsOn !== 'string') return null;
  const field = `${path}.endsOn`;
  return { day: dayIn(taxYear, endsOn, field), field };
}

function employerJobs(
  spans: readonly { readonly span: SpanInput; readonly at: string }[],
  payer: 'main' | 'second',
  taxYear: Year,
  end: EndOfWork | null,
): readonly Job[] {
  const lastDay = day(`${taxYear}-12-31`);
  const jobs: (Job & { readonly isEnded: boolean })[] = [];
  for (const { span, at } of spans) {
    const from = dayIn(taxYear, span.from, `${at}.from`);
    const until = typeof span.until === 'string' ? dayIn(taxYear, span.until, `${at}.until`) : null;
    if (until !== null && until < from) refuse(`${at}.until`, 'mustBeLater', from);
    const job = jobs.at(-1);
    const before = job?.spans.at(-1);
    if (job?.isEnded && from <= job.until) {
      refuse(`${at}.from`, 'mustBeLater', dayAfter(job.until));
    }
    if (before && from < firstDayOf(monthsLater(before.since, 1)) && !job?.isEnded) {
      refuse(`${at}.from`, 'mustBeLater', firstDayOf(monthsLater(before.since, 1)));
    }
    if (payer === 'second') refuseFieldsOfMainOnly(span, at);
    if (job && before && !job.isEnded) {
      if (!from.endsWith('-01')) {
        refuse(`${at}.from`, 'firstOfMonth', firstDayOf(monthsLater(monthOf(from), 1)));
      }
      const next = stateAfter(before, span, at);
      jobs[jobs.length - 1] = {
        ...job,
        until: until ?? job.until,
        isEnded: until !== null,
        spans: [...job.spans, next],
        lastMonthGross: span.lastMonthGross ?? job.lastMonthGross,
      };
      continue;
    }
    if (typeof span.grossSalary !== 'number') refuse(`${at}.grossSalary`, 'required');
    jobs.push({
      payer,
      from,
      until: until ?? lastDay,
      isEnded: until !== null,
      spans: [stateAfter(null, span, at)],
      firstMonthGross: span.firstMonthGross ?? null,
      lastMonthGross: span.lastMonthGross ?? null,
      pausesSalary: false,
      path: at,
    });
  }
  return ended(jobs, end).map(withCheckedParts);
}

/** The last job ends on the day that the person names, unless a span says another. */
function ended(
  jobs: readonly (Job & { readonly isEnded: boolean })[],
  end: EndOfWork | null,
): readonly Job[] {
  const last = jobs.at(-1);
  if (end === null || last === undefined || last.isEnded) return jobs;
  const begun = last.spans.at(-1)?.since ?? monthOf(last.from);
  const earliest = last.from > firstDayOf(begun) ? last.from : firstDayOf(begun);
  if (end.day < earliest) refuse(end.field, 'mustBeLater', earliest);
  return [...jobs.slice(0, -1), { ...last, until: end.day }];
}

/** Pay of a part of a month is asked for only where there is such a part, and is at most that of the month. */
function withCheckedParts(job: Job): Job {
  const first = job.spans[0];
  const last = job.spans.at(-1) ?? first;
  checkPart(
    job.firstMonthGross,
    job.from > firstDayOf(monthOf(job.from)),
    `${job.path}.firstMonthGross`,
    first,
  );
  checkPart(
    job.lastMonthGross,
    job.until < lastDayOf(monthOf(job.until)),
    `${last?.path ?? job.path}.lastMonthGross`,
    last,
  );
  return job;
}

function checkPart(
  gross: number | null,
  isPart: boolean,
  field: string,
  state: JobState | undefined,
): void {
  if (gross === null || state === undefined) return;
  if (!isPart) refuse(field, 'partMonthOnly');
  if (gross > state.gross) refuse(field, 'aboveMaximum', state.gross);
}

const fieldsOfMainOnly = [
  'distanceToWork',
  'transportCosts',
  'supplementaryPension',
  'singleParentCredit',
] as const;

function refuseFieldsOfMainOnly(span: SpanInput, at: string): void {
  const given = fieldsOfMainOnly.find((name) => span[name] !== undefined && span[name] !== null);
  if (given !== undefined) refuse(`${at}.${given}`, 'mainEmployerOnly');
}

/** A job after a span: what the span states, and all else as before. @param before `null` for the first span of a job */
function stateAfter(
  before: JobState | null,
  span: SpanInput,
  path: string,
): JobState & { readonly since: Month } {
  const { from, until: _until, employer: _employer, grossSalary, ...details } = span;
  const since = monthOf(from);
  const all = { ...before?.details, ...details };
  const entered = typeof grossSalary === 'number' ? grossSalary : null;
  const state = {
    details: all,
    gross: entered ?? grossForHours(before, all.weeklyHours),
    grossSince: entered === null ? (before?.grossSince ?? since) : since,
    path,
    since,
  };
  const limit = minimumGrossSalary('monthly', all.weeklyHours ?? undefined);
  if (entered !== null && entered < limit) refuse(`${path}.grossSalary`, 'belowMinimum', limit);
  return state;
}

/** The salary as it was, in proportion to the hours, to the nearest cent. */
function grossForHours(before: JobState | null, hours: number | null | undefined): number {
  if (before === null) return 0;
  const { gross, details } = before;
  const usual = details.weeklyHours ?? fullTimeWeeklyHours;
  return Math.round((gross * 100 * (hours ?? fullTimeWeeklyHours)) / usual) / 100;
}

function replacements(person: PersonInput, path: string, taxYear: Year): readonly Job[] {
  const jobs: Job[] = [];
  for (const [index, pay] of (person.replacement ?? []).entries()) {
    const { from, until, kind, grossAmount, salaryGoesOn } = pay;
    const at = `${path}.replacement.${index}`;
    const first = dayIn(taxYear, from, `${at}.from`);
    const last = dayIn(taxYear, until, `${at}.until`);
    if (last < first) refuse(`${at}.until`, 'mustBeLater', first);
    const before = jobs.at(-1);
    if (before && first <= before.until)
      refuse(`${at}.from`, 'mustBeLater', dayAfter(before.until));
    const since = monthOf(first);
    jobs.push({
      payer: kind,
      from: first,
      until: last,
      spans: [{ details: {}, gross: grossAmount, grossSince: since, path: at, since }],
      firstMonthGross: null,
      lastMonthGross: null,
      pausesSalary: salaryGoesOn !== true,
      path: at,
    });
  }
  return jobs;
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
  const paused = job.payer === 'main' ? pausedDays(job, others, first, last) : 0;
  if (from <= first && until >= last && paused === 0) return { state, part: null };
  const lasting = daysWithoutSundays(from > first ? from : first, until < last ? until : last);
  const days = lasting - paused;
  if (days === 0) return undefined;
  const daysInMonth = daysWithoutSundays(first, last);
  const gross = from > first ? firstMonthGross : until < last ? lastMonthGross : null;
  return { state, part: { days, daysInMonth, gross } };
}

/** Days of a month in which a fund pays in place of a job, without Sundays. Times with such pay never overlap. */
function pausedDays(job: Job, others: readonly Job[], first: Day, last: Day): number {
  return others
    .filter(({ pausesSalary }) => pausesSalary)
    .map((fund) => {
      const from = [fund.from, job.from, first].toSorted().at(-1) ?? first;
      const until = [fund.until, job.until, last].toSorted()[0] ?? last;
      return daysWithoutSundays(from, until);
    })
    .reduce((sum, each) => sum + each, 0);
}

/** Whether two jobs pay for the same days of a month. */
export function overlapIn(one: Job, other: Job, month: Month): boolean {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  const from = [one.from, other.from, first].toSorted().at(-1) ?? first;
  const until = [one.until, other.until, last].toSorted()[0] ?? last;
  return from <= until;
}

/** The details that count in a month without pay, too: those of the next job, or else of the last one. */
export function nearestState(jobs: readonly Job[], month: Month): JobState | undefined {
  const mainJobs = jobs.filter(({ payer }) => payer === 'main');
  const now = mainJobs.findLast(
    ({ from, until }) => monthOf(from) <= month && monthOf(until) >= month,
  );
  const next = now ?? mainJobs.find(({ from }) => monthOf(from) > month) ?? mainJobs.at(-1);
  return next?.spans.findLast(({ since }) => since <= month) ?? next?.spans[0];
}
