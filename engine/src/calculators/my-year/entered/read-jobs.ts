import {
  day,
  dayAfter,
  firstDayOf,
  isInCalendar,
  lastDayOf,
  type Day,
} from '../../../dated/day.ts';
import { monthOf, monthsLater, yearOf, type Month, type Year } from '../../../dated/month.ts';
import { refuseBelowMinimum } from '../../../input/person.ts';
import { refuse } from '../../../input/refused-input.ts';
import { fullTimeWeeklyHours } from '../../../law-in-force/pay/lowest-salaries.ts';
import { fromEuros, toEuros } from '../../../money/cents.ts';
import { hundredths } from '../../../money/rate.ts';
import { salaryForHours } from '../../../rules/pay/part-time.ts';
import type { PersonInput, SpanInput } from '../input.ts';
import type { Job, JobSpan } from './jobs.ts';

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
  if (jobs.length === 0) refuse({ field: `${path}.spans`, code: 'required' });
  return jobs.toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** A day of the request. */
function dayIn(taxYear: Year, text: string, field: string): Day {
  if (!isInCalendar(text)) refuse({ field, code: 'notInCalendar' });
  if (yearOf(monthOf(text)) !== taxYear) refuse({ field, code: 'outsideYear', limit: taxYear });
  return text;
}

/** A month of the request. */
export function monthIn(taxYear: Year, text: string, field: string): Month {
  const asMonth = monthOf(text);
  if (yearOf(asMonth) !== taxYear) refuse({ field, code: 'outsideYear', limit: taxYear });
  return asMonth;
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

/** A job while its spans are read. */
interface JobBeingRead extends Job {
  /** Whether a span named the last day. */
  readonly isEnded: boolean;
}

/** The jobs of one employer after the other: a span changes the job before it, unless that one has ended. */
function employerJobs(
  spans: readonly { readonly span: SpanInput; readonly at: string }[],
  payer: 'main' | 'second',
  taxYear: Year,
  end: EndOfWork | null,
): readonly Job[] {
  const jobs: JobBeingRead[] = [];
  for (const { span, at } of spans) {
    const days = daysOfSpan(span, at, taxYear);
    const before = jobs.at(-1);
    if (before) refuseBefore(earliestAfter(before), days.from, `${at}.from`);
    if (payer === 'second') refuseFieldsOfMainOnly(span, at);
    if (before && !before.isEnded) jobs[jobs.length - 1] = changedJob(before, span, days, at);
    else jobs.push(newJob(payer, span, days, at, taxYear));
  }
  return ended(jobs, end).map(withCheckedParts);
}

interface DaysOfSpan {
  readonly from: Day;
  /** `null` where the span does not end. */
  readonly until: Day | null;
}

function daysOfSpan(span: SpanInput, at: string, taxYear: Year): DaysOfSpan {
  const from = dayIn(taxYear, span.from, `${at}.from`);
  const until = typeof span.until === 'string' ? dayIn(taxYear, span.until, `${at}.until`) : null;
  if (until !== null) refuseBefore(from, until, `${at}.until`);
  return { from, until };
}

function refuseBefore(earliest: Day, entered: Day, field: string): void {
  if (entered < earliest) refuse({ field, code: 'mustBeLater', limit: earliest });
}

/** The first day on which another span may begin: after the end of the job, or in a month after its last change. */
function earliestAfter(job: JobBeingRead): Day {
  return job.isEnded ? dayAfter(job.until) : firstDayOf(monthsLater(lastSpanOf(job).since, 1));
}

function lastSpanOf({ spans }: Job): JobSpan {
  return spans.at(-1) ?? spans[0];
}

function changedJob(
  job: JobBeingRead,
  span: SpanInput,
  { from, until }: DaysOfSpan,
  at: string,
): JobBeingRead {
  if (from !== firstDayOf(monthOf(from))) {
    refuse({
      field: `${at}.from`,
      code: 'firstOfMonth',
      limit: firstDayOf(monthsLater(monthOf(from), 1)),
    });
  }
  return {
    ...job,
    until: until ?? job.until,
    isEnded: until !== null,
    spans: [...job.spans, spanAfter(lastSpanOf(job), span, at)],
    lastMonthGross: span.lastMonthGross ?? job.lastMonthGross,
  };
}

function newJob(
  payer: 'main' | 'second',
  span: SpanInput,
  { from, until }: DaysOfSpan,
  at: string,
  taxYear: Year,
): JobBeingRead {
  return {
    payer,
    from,
    until: until ?? day(`${taxYear}-12-31`),
    isEnded: until !== null,
    spans: [spanAfter(null, span, at)],
    firstMonthGross: span.firstMonthGross ?? null,
    lastMonthGross: span.lastMonthGross ?? null,
    pausesSalary: false,
    path: at,
  };
}

/** The last job ends on the day that the person names, unless a span says another. */
function ended(jobs: readonly JobBeingRead[], end: EndOfWork | null): readonly Job[] {
  const last = jobs.at(-1);
  if (end === null || last === undefined || last.isEnded) return jobs;
  const lastChange = firstDayOf(lastSpanOf(last).since);
  refuseBefore(last.from > lastChange ? last.from : lastChange, end.day, end.field);
  return [...jobs.slice(0, -1), { ...last, until: end.day }];
}

/** Pay of a part of a month is asked for only where there is such a part, and is at most that of the month. */
function withCheckedParts(job: Job): Job {
  const { from, until, firstMonthGross, lastMonthGross, path } = job;
  const [first, last] = [job.spans[0], lastSpanOf(job)];
  const beginsInMonth = from > firstDayOf(monthOf(from));
  const endsInMonth = until < lastDayOf(monthOf(until));
  checkPart(firstMonthGross, beginsInMonth, `${path}.firstMonthGross`, first);
  checkPart(lastMonthGross, endsInMonth, `${last.path}.lastMonthGross`, last);
  return job;
}

function checkPart(gross: number | null, isPart: boolean, field: string, state: JobSpan): void {
  if (gross === null) return;
  if (!isPart) refuse({ field, code: 'partMonthOnly' });
  if (gross > state.gross) refuse({ field, code: 'aboveMaximum', limit: state.gross });
}

const fieldsOfMainOnly = [
  'distanceToWork',
  'transportCosts',
  'supplementaryPension',
  'singleParentCredit',
] as const;

function refuseFieldsOfMainOnly(span: SpanInput, at: string): void {
  const given = fieldsOfMainOnly.find((name) => span[name] !== undefined && span[name] !== null);
  if (given !== undefined) refuse({ field: `${at}.${given}`, code: 'mainEmployerOnly' });
}

/** What a job pays from a span on: what the span states, and all else as before. @param before `null` for a job's first one */
function spanAfter(before: JobSpan | null, span: SpanInput, path: string): JobSpan {
  const { from, until: _until, employer: _employer, grossSalary, ...stated } = span;
  const since = monthOf(from);
  const details = { ...before?.details, ...stated };
  if (typeof grossSalary !== 'number') {
    if (before === null) refuse({ field: `${path}.grossSalary`, code: 'required' });
    const gross = grossForHours(before, details.weeklyHours);
    return { details, gross, grossSince: before.grossSince, path, since };
  }
  const weeklyHours = details.weeklyHours ?? fullTimeWeeklyHours;
  const field = `${path}.grossSalary`;
  refuseBelowMinimum([{ field, amount: grossSalary, weeklyHours }], 'monthly');
  return { details, gross: grossSalary, grossSince: since, path, since };
}

/** The salary as it was, in proportion to the hours, to the nearest cent. */
function grossForHours({ gross, details }: JobSpan, hours: number | null | undefined): number {
  const now = hundredths(hours ?? fullTimeWeeklyHours);
  const before = hundredths(details.weeklyHours ?? fullTimeWeeklyHours);
  return toEuros(salaryForHours(fromEuros(gross), before, now));
}

/** The times with pay of a fund, one after the other. */
function replacements(person: PersonInput, path: string, taxYear: Year): readonly Job[] {
  const jobs: Job[] = [];
  for (const [index, pay] of (person.replacement ?? []).entries()) {
    const { from, until, kind, grossAmount, salaryGoesOn } = pay;
    const at = `${path}.replacement.${index}`;
    const first = dayIn(taxYear, from, `${at}.from`);
    const last = dayIn(taxYear, until, `${at}.until`);
    refuseBefore(first, last, `${at}.until`);
    const before = jobs.at(-1);
    if (before) refuseBefore(dayAfter(before.until), first, `${at}.from`);
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
