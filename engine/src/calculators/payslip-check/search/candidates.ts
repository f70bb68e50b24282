import { monthsLater, type Month } from '../../../dated/month.ts';
import { fullTimeWeeklyHours } from '../../../law-in-force/pay/lowest-salaries.ts';
import { rulePeriodOf, rulePeriods } from '../../../law-in-force/rule-periods.ts';
import { valueIn } from '../../../law-in-force/sourced.ts';
import * as law from '../../../law/every-law.ts';
import { timesWhole, toEuros } from '../../../money/cents.ts';
import { taxCardIn, taxClassIn, type PayslipCheckInput } from '../input.ts';
import { mistakeIds } from '../slip/mistakes.ts';
import type { Candidate } from './causes.ts';
import type { Changes } from './changes.ts';

const classes = [1, 2, 3] as const;

/** The causes that can be named without looking at the amounts, each one calculated. */
export function candidatesFor(input: PayslipCheckInput, payMonth: Month): readonly Candidate[] {
  return [
    ...cardCandidates(input),
    ...travelCandidates(input, payMonth),
    ...hoursCandidates(input),
    ...periodCandidates(input, payMonth),
    ...mistakeIds.map((id) => ({ id, changes: {}, mistake: id })),
  ];
}

function cardCandidates(input: PayslipCheckInput) {
  const card = taxCardIn(input);
  const ownClass = taxClassIn(input);
  const candidates: Candidate[] = classes
    .filter((each) => each !== ownClass)
    .map((each) => ({ id: 'taxClass', changes: { taxClass: each } }));
  const cards: Candidate['changes'][] = [
    ...classes.map((each) => ({ taxCard: 'additional', taxClass: each }) as const),
    { taxCard: 'spouse', taxClass: 3 },
    { taxCard: 'none', taxClass: 1 },
    ...classes.map((each) => ({ taxCard: 'main', taxClass: each }) as const),
  ];
  for (const changes of cards) {
    if (changes.taxCard !== card) candidates.push({ id: 'taxCard', changes });
  }
  if (card === 'main' && !input.singleParentCredit) {
    candidates.push({ id: 'singleParent', changes: { taxClass: 2, singleParentCredit: {} } });
  }
  const workingOnAllowance = input.workingOnAllowance !== true;
  candidates.push({ id: 'workingOn', changes: { workingOnAllowance } });
  return candidates;
}

/** Each distance that brings another travel allowance. */
function travelCandidates(input: PayslipCheckInput, payMonth: Month): readonly Candidate[] {
  const { perUnit, unitsNotCounted, unitsMaximum } = valueIn(law.travelAllowance, payMonth).value;
  const hasCosts = typeof input.transportCosts === 'number';
  const counted = Array.from(
    { length: unitsMaximum - unitsNotCounted },
    (_, index) => unitsNotCounted + 1 + index,
  );
  if (hasCosts) {
    const amounts = [0, ...counted.map((distance) => distance - unitsNotCounted)].map((units) =>
      toEuros(timesWhole(perUnit, units)),
    );
    return amounts.map((transportCosts) => ({ id: 'travel', changes: { transportCosts } }));
  }
  return [0, ...counted]
    .filter((distance) => distance !== (input.distanceToWork ?? 0))
    .map((distance) => ({ id: 'travel', changes: { distanceToWork: distance } }));
}

/** What the tax card lists for the distance of a cause, in euros a year; undefined without a distance. */
export function allowanceOnCard({ distanceToWork }: Changes, payMonth: Month): number | undefined {
  if (!distanceToWork) return undefined;
  const { perUnit, unitsNotCounted } = valueIn(law.travelAllowance, payMonth).value;
  return toEuros(timesWhole(perUnit, distanceToWork - unitsNotCounted));
}

function hoursCandidates({ weeklyHours }: PayslipCheckInput): readonly Candidate[] {
  const isPartTime = typeof weeklyHours === 'number' && weeklyHours < fullTimeWeeklyHours;
  return isPartTime ? [{ id: 'hours', changes: { weeklyHours: fullTimeWeeklyHours } }] : [];
}

/** The law of other months, and the days of a part of the month. */
function periodCandidates({ daysPaid }: PayslipCheckInput, payMonth: Month): readonly Candidate[] {
  const own = rulePeriodOf(payMonth);
  const months = rulePeriods
    .filter((period) => period !== own)
    .map((period) =>
      period.payMonth > payMonth
        ? period.payMonth
        : monthsLater(period.payMonth, period.toMonth - period.fromMonth),
    );
  const { daysOfMonth } = valueIn(law.partMonths, payMonth).value;
  // The tables count a whole month as so many days.
  const days = Array.from({ length: daysOfMonth - 1 }, (_, index) => index + 1);
  return [
    ...months.map((month): Candidate => ({ id: 'month', changes: { payMonth: month } })),
    ...[0, ...days]
      .filter((each) => each !== (daysPaid ?? 0))
      .map((each): Candidate => ({ id: 'partMonth', changes: { daysPaid: each } })),
  ];
}
