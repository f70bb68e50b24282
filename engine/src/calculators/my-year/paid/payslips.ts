import { monthsOf, type Month, type Year } from '../../../dated/month.ts';
import { refuse } from '../../../input/refused-input.ts';
import { partMonthLaw } from '../../../law-in-force/pay/part-month-law.ts';
import { coupleLaw } from '../../../law-in-force/tax/couple-law.ts';
import type { TaxClass } from '../../../law/tax/tax-classes.ts';
import { additionalSlip, cardRate, spouseAllowance } from '../../../pay/additional-card.ts';
import { creditsOfMonth } from '../../../pay/credits.ts';
import type { Employee } from '../../../pay/employee.ts';
import { countEqualMonths } from '../../../pay/equal-months.ts';
import { partMonthSlip } from '../../../pay/part-month.ts';
import { monthSlip, type Slip } from '../../../pay/slips.ts';
import { times } from '../../../quantity/arithmetic.ts';
import { count, money } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { additionalCardOf } from '../../../rules/couples/couple-withholding.ts';
import type { Family } from '../entered/family.ts';
import { overlapIn, payIn, type Job, type JobState, type PartOfMonth } from '../entered/jobs.ts';
import { everybody, type Who } from '../input.ts';
import type { PaidEmployee, PayOfJob } from './pay-of-job.ts';

/** The tax card of a payslip: the first one, the one of the spouse with the lower pay, or one of a second employer. */
type Card = 'main' | 'spouse' | 'second';

/** One payslip of a month. */
export interface PaidSlip {
  readonly job: Job;
  readonly state: JobState;
  readonly part: PartOfMonth | null;
  readonly card: Card;
  readonly taxClass: TaxClass;
  readonly paid: PaidEmployee;
  readonly breakdown: Slip;
}

/** A payslip with its month. */
export interface PaidMonth {
  readonly month: Month;
  readonly slip: PaidSlip;
}

/** The ordinary payslips of a person in the twelve months. */
export type Payslips = ReadonlyMap<Month, readonly PaidSlip[]>;

/** The persons of a household with their jobs. */
export type Jobs = Readonly<Partial<Record<Who, readonly Job[]>>>;

/** What is paid in a month before its tax is known. */
interface PaidJob {
  readonly job: Job;
  readonly state: JobState;
  readonly part: PartOfMonth | null;
  readonly isSecond: boolean;
}

/**
 * The ordinary payslips of a household.
 *
 * @throws RefusedInput for a second employer in a month without a first one
 */
export function payslipsOf(
  jobs: Jobs,
  family: Family,
  taxYear: Year,
  payOf: PayOfJob,
): Readonly<Record<Who, Payslips>> {
  const persons = everybody.map((who) => ({
    who,
    makeSlip: slipsMade(),
    months: new Map<Month, readonly PaidSlip[]>(),
  }));
  let additional: ReturnType<typeof additionalCardOf> = null;
  for (const month of monthsOf(taxYear)) {
    const paid = {
      person: paidIn(jobs.person ?? [], month),
      partner: paidIn(jobs.partner ?? [], month),
    };
    additional = additionalCardIn(additional, paid, family, month);
    for (const { who, makeSlip, months } of persons) {
      const taxClass = family.classIn(who, month);
      const slips = paid[who].map((each) => {
        const { job, state, part } = each;
        const isSpouses = additional === sideOf[who];
        const card = each.isSecond ? 'second' : isSpouses ? 'spouse' : 'main';
        const employee = payOf(job, state, part, taxClass, month);
        const breakdown = makeSlip(employee, part, card, taxClass);
        return { job, state, part, card, taxClass, paid: employee, breakdown } as const;
      });
      months.set(month, slips);
    }
  }
  const [person, partner] = persons.map(({ months }) => months);
  return { person: person ?? new Map(), partner: partner ?? new Map() };
}

/** What is paid in a month. A job that pays for the same days as the first one has an additional card. */
function paidIn(jobs: readonly Job[], month: Month): readonly PaidJob[] {
  const paid = jobs.flatMap((job) => {
    const pay = payIn(job, month, jobs);
    return pay === undefined ? [] : [{ job, state: pay.state, part: pay.part }];
  });
  return paid.map(({ job, state, part }) => ({
    job,
    state,
    part,
    isSecond: isBeside(
      job,
      paid.map((each) => each.job),
      month,
    ),
  }));
}

/** Whether a job pays beside the first one. */
function isBeside(own: Job, paid: readonly Job[], month: Month): boolean {
  const overlaps = (others: readonly Job[]) =>
    others.some((job) => job !== own && overlapIn(job, own, month));
  if (own.payer === 'main' || own.pausesSalary) return false;
  if (own.payer !== 'second') return overlaps(paid.filter(({ payer }) => payer === 'main'));
  if (!overlaps(paid.filter(({ payer }) => payer !== 'second'))) {
    const field = `${own.path}.employer`;
    refuse({ field, code: 'mainEmployerFirst', limit: month });
  }
  return true;
}

const sideOf = { person: 'first', partner: 'second' } as const satisfies Record<Who, string>;

/** Whose card is the additional one of a couple in class 2. In another class each has the first card. */
function additionalCardIn(
  before: ReturnType<typeof additionalCardOf>,
  paid: Readonly<Record<Who, readonly PaidJob[]>>,
  { classIn }: Family,
  month: Month,
) {
  if (classIn('person', month) !== '2') return null;
  const grossOf = (who: Who) =>
    Math.max(0, ...paid[who].filter(({ isSecond }) => !isSecond).map(({ state }) => state.gross));
  return additionalCardOf(before, grossOf('person'), grossOf('partner'));
}

/** Makes equal payslips once. */
function slipsMade() {
  const made = new Map<Employee, Map<string, Slip>>();
  return (paid: PaidEmployee, part: PartOfMonth | null, card: Card, taxClass: TaxClass): Slip => {
    const slipsOfEmployee = made.get(paid.employee) ?? new Map<string, Slip>();
    made.set(paid.employee, slipsOfEmployee);
    const known = slipsOfEmployee.get(card);
    if (known) return known;
    const slip = slipOf(paid, part, card, taxClass);
    slipsOfEmployee.set(card, slip);
    return slip;
  };
}

function slipOf(
  { employee, employeeOfWholeMonth }: PaidEmployee,
  part: PartOfMonth | null,
  card: Card,
  taxClass: TaxClass,
): Slip {
  const rate = cardRate(employee, taxClass);
  if (part) {
    const { daysInYear } = partMonthLaw(employee.payMonth);
    const counted = count('daysPaid', part.days, 'days');
    const couple = coupleLaw(employee.payMonth);
    const allowance =
      card === 'spouse'
        ? spouseAllowance(employee.payLaw, couple, { days: counted, daysInYear })
        : null;
    const additionalCard =
      card === 'main' ? null : { rate, allowance, hasCredits: card === 'spouse' };
    return partMonthSlip({ employee, employeeOfWholeMonth }, counted, additionalCard);
  }
  if (card === 'main') return monthSlip(employee);
  if (card === 'second') return additionalSlip(employee, rate, null, []);
  const allowance = spouseAllowance(employee.payLaw, coupleLaw(employee.payMonth));
  return additionalSlip(employee, rate, allowance, creditsOfMonth(employee));
}

/** Whether somebody is paid by several at once, so that one of the cards is an additional one. */
export function hasAdditionalCard(payslips: Payslips): boolean {
  return [...payslips.values()].some((slips) => slips.some(({ card }) => card !== 'main'));
}

/** All ordinary payslips of a person's year, month by month. */
export function allSlips(payslips: Payslips): readonly PaidSlip[] {
  return [...payslips.values()].flat();
}

/** The amounts of payslips to be added, equal ones together. */
export function countedAmounts(
  id: 'taxOfPayslip' | 'creditsOfPayslip' | 'creditPayOfMonth',
  amounts: readonly Money[],
) {
  const paid = amounts.map(({ amount }) => amount).filter((amount) => amount !== 0);
  return countEqualMonths(paid).map(({ first: amount, number, times: months }) =>
    number === 1 ? money(id, amount) : times(money(id, amount), months),
  );
}
