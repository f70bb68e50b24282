import { monthsOf, type Month } from '../../dated/month.ts';
import { singleParentOf } from '../../input/person.ts';
import { refuse } from '../../input/refused-input.ts';
import { firstMonthOf } from '../../law-in-force/rule-periods.ts';
import { valueIn } from '../../law-in-force/sourced.ts';
import * as law from '../../law/every-law.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import { type Cents, fromEuros, sum } from '../../money/cents.ts';
import type { Money } from '../../quantity/quantity.ts';
import { rightToSingleParentCredit } from '../../rules/tax/credits/single-parents.ts';
import {
  settlementRight,
  type SettlementRight,
} from '../../rules/tax/liability/annual-settlement.ts';
import { familyOf, type Family } from './entered/family.ts';
import type { Job } from './entered/jobs.ts';
import { jobsOf } from './entered/read-jobs.ts';
import { everybody, type MyYearInput, type Who } from './input.ts';
import { oneOffPayOf } from './paid/one-off-pay.ts';
import { payOfJob } from './paid/pay-of-job.ts';
import { payslipsOf, type PaidSlip, type Payslips } from './paid/payslips.ts';
import {
  allBreakdowns,
  personsYear,
  type Liability,
  type PersonsYear,
} from './paid/persons-year.ts';

/** A household's year before its tax. */
export interface HouseholdYear {
  readonly taxYear: SupportedYear;
  /** The first month of the tax year: all of it follows the law of this month. */
  readonly month: Month;
  readonly family: Family;
  readonly persons: Readonly<Partial<Record<Who, PersonsYear>>>;
  readonly liability: Liability;
  /** Pay that another country taxes. */
  readonly foreignIncome: Cents;
  readonly right: SettlementRight;
  /** The credit for single parents that was asked for, with the support for the child. */
  readonly singleParent: { readonly support: Money | null } | null;
}

/**
 * The payslips of a household’s year, and what its tax depends on.
 *
 * @throws RefusedInput for days that overlap or lie outside the year, and for events that contradict each other
 */
export function householdYearOf(input: MyYearInput, taxYear: SupportedYear): HouseholdYear {
  const family = familyOf(input, taxYear);
  const inputs = { person: input.person, partner: input.partner ?? null };
  const jobs = {
    person: jobsOf(input.person, 'person', taxYear),
    partner: input.partner ? jobsOf(input.partner, 'partner', taxYear) : [],
  };
  const payOf = payOfJob(input);
  const payslips = payslipsOf(jobs, family, taxYear, payOf);
  const liability = liabilityOf(family, payslips, taxYear);
  const persons = everybody.flatMap((who) => {
    const given = inputs[who];
    if (given === null) return [];
    const classIn = (month: Month) => family.classIn(who, month);
    const oneOffPayments = oneOffPayOf(given, who, payslips[who], taxYear, classIn, payOf);
    return [
      [who, personsYear(jobs[who], payslips[who], oneOffPayments, taxYear, liability)] as const,
    ];
  });
  const foreignIncome = fromEuros(input.foreignIncome ?? 0);
  const year = {
    taxYear,
    month: firstMonthOf(taxYear),
    family,
    persons: Object.fromEntries(persons),
    liability,
    foreignIncome,
  };
  return { ...year, right: rightTo(year), singleParent: askedCreditOf(jobs.person, family) };
}

/** Months in which there is a liability to tax: those of residence, and those with pay. */
function liabilityOf(
  family: Family,
  payslips: Readonly<Record<Who, Payslips>>,
  taxYear: SupportedYear,
): Liability {
  return new Set(
    monthsOf(taxYear).filter(
      (month) =>
        family.isResidentIn(month) ||
        everybody.some((who) => (payslips[who].get(month)?.length ?? 0) > 0),
    ),
  );
}

/**
 * Whether the household may settle its year.
 *
 * @throws RefusedInput for pay elsewhere of somebody who lives here all year
 */
function rightTo({
  month,
  family,
  persons,
  foreignIncome,
}: Pick<HouseholdYear, 'month' | 'family' | 'persons' | 'foreignIncome'>): SettlementRight {
  if (family.isResidentAllYear && foreignIncome > 0)
    refuse({ field: 'foreignIncome', code: 'elsewhereOnly' });
  const all = Object.values(persons);
  const gross = all.flatMap(allBreakdowns).map(({ grossSalary }) => grossSalary.amount);
  return settlementRight(
    {
      isResidentAllYear: family.isResidentAllYear,
      wholeMonths: all.map(({ payslips }) => [...payslips.values()].map(isWorkedWhole)),
      payInLuxembourg: sum(...gross),
      payElsewhere: foreignIncome,
    },
    valueIn(law.annualSettlement, month).value,
  );
}

function isWorkedWhole(slips: readonly PaidSlip[]): boolean {
  return slips.some(({ part, job }) => part === null && job.payer === 'main');
}

/**
 * The credit for single parents, if a job’s entries ask for it and the person can have it.
 *
 * @throws RefusedInput where the person is never in class 1a
 */
function askedCreditOf(
  jobs: readonly Job[],
  { yearClass, livesInLuxembourg }: Family,
): HouseholdYear['singleParent'] {
  const asked = jobs
    .flatMap(({ spans }) => spans)
    .findLast(({ details }) => details.singleParentCredit);
  const credit = asked?.details.singleParentCredit;
  if (!asked || !credit) return null;
  const right = rightToSingleParentCredit(yearClass, livesInLuxembourg);
  if (right === 'otherClass') {
    refuse({ field: `${asked.path}.singleParentCredit`, code: 'classOneAOnly' });
  }
  return right === 'granted' ? singleParentOf(credit) : null;
}
