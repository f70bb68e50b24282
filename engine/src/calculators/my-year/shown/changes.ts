import { monthsLater, monthOf, numberInYear, type Month } from '../../../dated/month.ts';
import { payIn, type Job, type JobState } from '../entered/jobs.ts';
import type { Payslips } from '../paid/payslips.ts';
import type { PersonsYear } from '../paid/persons-year.ts';
import type { ChangeId } from '../result.ts';

/** What is different for a person from the month before. */
export function changesIn(
  month: Month,
  { jobs, payslips, oneOffPayments }: PersonsYear,
): readonly ChangeId[] {
  const changes = jobs.flatMap((job) => changesOfJob(month, job, jobs, payslips));
  const elements = oneOffPayments.find((each) => each.month === month)?.elements;
  return [
    ...new Set<ChangeId>([
      ...changes,
      ...(elements?.bonus ? (['bonus'] as const) : []),
      ...(elements?.leavePaidOut ? (['leavePaidOut'] as const) : []),
      ...(elements?.severancePay ? (['severance'] as const) : []),
    ]),
  ];
}

function changesOfJob(
  month: Month,
  job: Job,
  jobs: readonly Job[],
  payslips: Payslips,
): readonly ChangeId[] {
  const { payer, from, until } = job;
  const isFund = payer !== 'main' && payer !== 'second';
  const isFirst = monthOf(from) === month;
  const hasBegunBefore = isFirst && numberInYear(month) === 1 && from.endsWith('-01');
  if (isFund) return isFirst ? [payer] : [];
  const ends = monthsLater(monthOf(until), 1) === month;
  if (ends && payer === 'second') return ['secondEmployerEnds'];
  // A job that began in the month in which this one ended was named there.
  if (ends) return jobs.some((other) => follows(other, job)) ? [] : ['stop'];
  if (hasBegunBefore) return payer === 'main' ? [] : ['secondEmployer'];
  if (isFirst) return [payer === 'main' ? 'start' : 'secondEmployer'];
  const now = payIn(job, month, jobs)?.state;
  const before = payIn(job, monthsLater(month, -1), jobs)?.state;
  if (!now || !before) return [];
  const grossIn = (paidMonth: Month) =>
    payslips.get(paidMonth)?.find((slip) => slip.job === job)?.paid.employeeOfWholeMonth.salary
      .amount;
  const isMoved = grossIn(month) !== grossIn(monthsLater(month, -1));
  if (now === before) return isMoved ? ['index'] : [];
  const changes: ChangeId[] = [];
  if (now.grossSince !== before.grossSince && now.gross !== before.gross) changes.push('salary');
  if (now.grossSince === before.grossSince && now.gross === before.gross && isMoved) {
    changes.push('index');
  }
  const changed = changedDetails(now, before);
  if (changed.includes('weeklyHours')) changes.push('hours');
  if (changed.some((name) => name !== 'weeklyHours')) changes.push('otherPay');
  return changes;
}

/** Whether a job with the main card begins after another one, in its last month. */
function follows(other: Job, { from, until }: Job): boolean {
  return other.payer === 'main' && other.from > from && monthOf(other.from) === monthOf(until);
}

function changedDetails(now: JobState, before: JobState): readonly string[] {
  const names = Object.keys({ ...now.details, ...before.details });
  return names
    .filter((name) => name !== 'firstMonthGross' && name !== 'lastMonthGross')
    .filter((name) => textOf(now, name) !== textOf(before, name));
}

function textOf({ details }: JobState, name: string): string {
  return JSON.stringify(Object.entries(details).find(([each]) => each === name)?.[1] ?? null);
}
