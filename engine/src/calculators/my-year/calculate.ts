import type { Day } from '../../dated/day.ts';
import { monthsOf, type Month } from '../../dated/month.ts';
import { contributionLines } from '../../explanation/vocabulary/salary.ts';
import { amountOf } from '../../input/pay.ts';
import { taxYearOf } from '../../input/period.ts';
import { RefusedInput } from '../../input/refused-input.ts';
import type { CategoryLimit } from '../../input/special-expenses.ts';
import { incomeTaxLaw, valueOfTaxClass } from '../../law-in-force/income-tax-law.ts';
import { firstMonthOf } from '../../law-in-force/rule-periods.ts';
import { fullTimeWeeklyHours, minimumWageForHours } from '../../law-in-force/salary-figures.ts';
import { valueIn } from '../../law-in-force/sourced.ts';
import { lastDayToFile } from '../../law-in-force/tax-class-law.ts';
import * as law from '../../law/every-law.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import {
  type Cents,
  fromEuros,
  subtractCents,
  sum,
  toEuros,
  zeroCents,
} from '../../money/cents.ts';
import { flooredAtZero, minus } from '../../quantity/arithmetic.ts';
import { explain } from '../../quantity/explain.ts';
import { limitInEuros } from '../../result/deduction-limit.ts';
import { explainedBreakdown, payslipInEuros, payslipsInEuros } from '../../result/payslip.ts';
import type { Breakdown } from '../../rules/pay/breakdown.ts';
import { filingLimit, settlementRight } from '../../rules/tax/annual-settlement.ts';
import { totalRemaining } from '../../rules/tax/deduction-limit.ts';
import { marginalRatePercent } from '../../rules/tax/tax-saving.ts';
import { changesIn } from './changes.ts';
import { familyOf, type Family, type Who } from './family.ts';
import type { MyYearInput } from './input.ts';
import { jobsOf, type Job } from './jobs.ts';
import { oneOffPayOf } from './one-off-pay.ts';
import { payOfJob } from './pay-of-job.ts';
import { allSlips, payslipsOf, type Payslips, type PaidSlip } from './payslips.ts';
import { personsYear, type Liability, type PersonsYear } from './persons-year.ts';
import type { MyYearResult, PaidMonth, YearMonth } from './result.ts';
import {
  expensesThatCount,
  expensesWithRemaining,
  filingsOfYear,
  settle,
  type HouseholdYear,
  type Settlement,
} from './settlement.ts';
import { limitsOfYear } from './special-expenses.ts';

const everybody = ['person', 'partner'] as const satisfies readonly Who[];

/**
 * Twelve payslips of a year with what changes in it, and what the tax office settles afterwards.
 *
 * @throws RefusedInput for days that overlap or lie outside the year, and for events that contradict each other
 */
export function calculate(input: MyYearInput, today: Day): MyYearResult {
  const { taxYear, periodHints } = taxYearOf(input, today);
  const family = familyOf(input, taxYear);
  const household = householdOf(input, taxYear, family);
  const { year, jobs } = household;
  const hasPartner = family.isTaxedTogether && (!!input.partner || hasPartnersAge(input));
  const limits = limitsOfYear(input, taxYear, hasPartner);
  const expenses = expensesThatCount(year, limits);
  const settlement = settle(year, expenses);
  const paid = paidByAll(Object.values(year.persons));
  const result: MyYearResult = {
    months: monthsOf(taxYear).map((month) => monthOfYear(month, year.persons, jobs, family)),
    year: yearInEuros(paid, settlement),
    settlement: shownSettlement(year, settlement, expenses === null ? null : settle(year, null)),
    room: remainingDeductions(year, limits, settlement),
    marginalRatePercent: marginalRatePercent(
      settlement.taxableIncome.amount,
      incomeTaxLaw(firstMonthOf(taxYear), family.yearClass),
    ),
    taxYear,
    hints: [
      ...periodHints,
      ...family.hints,
      ...hintsOf(
        year,
        limits.every(({ id }) => id !== 'homeSavings'),
      ),
    ],
  };
  if (input.explain === false) return result;
  return { ...result, explanation: explanationOf(year, settlement) };
}

function hasPartnersAge({ deductions }: MyYearInput): boolean {
  return typeof deductions?.age2 === 'number';
}

/** The household’s payslips and its year. */
function householdOf(
  input: MyYearInput,
  taxYear: SupportedYear,
  family: Family,
): { readonly year: HouseholdYear; readonly jobs: Readonly<Record<Who, readonly Job[]>> } {
  const inputs = { person: input.person, partner: input.partner ?? null };
  const jobs = {
    person: jobsOf(input.person, 'person', taxYear),
    partner: input.partner ? jobsOf(input.partner, 'partner', taxYear) : [],
  };
  const followsIndex = input.salaryFollowsIndex !== false;
  const payOf = { person: payOfJob(followsIndex), partner: payOfJob(followsIndex) };
  const payslips = payslipsOf(jobs, family, taxYear, payOf);
  const liability = liabilityOf(family, payslips, taxYear);
  const persons = everybody.flatMap((who) => {
    const given = inputs[who];
    if (given === null) return [];
    const classIn = (month: Month) => family.classIn(who, month);
    const oneOff = oneOffPayOf(given, who, payslips[who], taxYear, classIn, payOf[who]);
    return [[who, personsYear(jobs[who], payslips[who], oneOff, taxYear, liability)] as const];
  });
  const year = {
    taxYear,
    month: firstMonthOf(taxYear),
    family,
    persons: Object.fromEntries(persons),
    liability,
  };
  const foreignIncome = fromEuros(input.foreignIncome ?? 0);
  return {
    jobs,
    year: {
      ...year,
      foreignIncome,
      right: rightTo(year, foreignIncome),
      singleParent: singleParentOf(jobs.person, family),
    },
  };
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

/** @throws RefusedInput for pay elsewhere of somebody who lives here all year */
function rightTo(
  { month, family, persons }: Pick<HouseholdYear, 'month' | 'family' | 'persons'>,
  foreignIncome: Cents,
): HouseholdYear['right'] {
  if (family.isResidentAllYear && foreignIncome > 0)
    throw new RefusedInput([{ field: 'foreignIncome', code: 'elsewhereOnly' }]);
  const all = Object.values(persons);
  return settlementRight(
    {
      isResidentAllYear: family.isResidentAllYear,
      wholeMonths: all.map(({ payslips }) => [...payslips.values()].map(isWorkedWhole)),
      payInLuxembourg: sum(...paidByAll(all).map(({ grossSalary }) => grossSalary.amount)),
      payElsewhere: foreignIncome,
    },
    valueIn(law.annualSettlement, month).value,
  );
}

function isWorkedWhole(slips: readonly PaidSlip[]): boolean {
  return slips.some(({ part, job }) => part === null && job.payer === 'main');
}

/**
 * The credit for single parents, if a job’s entries ask for it.
 *
 * @throws RefusedInput where the person is never in class 1a
 */
function singleParentOf(
  jobs: readonly Job[],
  { yearClass }: Family,
): HouseholdYear['singleParent'] {
  const asked = jobs
    .flatMap(({ spans }) => spans)
    .findLast(({ details }) => details.singleParentCredit);
  const credit = asked?.details.singleParentCredit;
  if (!asked || !credit) return null;
  if (yearClass !== '1a') {
    throw new RefusedInput([{ field: `${asked.path}.singleParentCredit`, code: 'classOneAOnly' }]);
  }
  const support = amountOf('childSupport', credit.childSupport);
  return { support: support.amount === 0 ? null : support };
}

function paidByAll(persons: readonly PersonsYear[]): readonly Breakdown[] {
  return persons.flatMap(({ payslips, oneOff }) => [
    ...allSlips(payslips).map(({ breakdown }) => breakdown),
    ...oneOff.map(({ breakdown }) => breakdown),
  ]);
}

function yearInEuros(paid: readonly Breakdown[], settlement: Settlement): MyYearResult['year'] {
  const total = (lineOf: (slip: Breakdown) => Cents) => sum(...paid.map(lineOf));
  const net = total(({ netSalary }) => netSalary.amount);
  const asked = settlement.isRecovered ? settlement.toPay : zeroCents;
  return {
    grossSalary: toEuros(total(({ grossSalary }) => grossSalary.amount)),
    contributions: toEuros(
      total((slip) => sum(...contributionLines.map((line) => slip[line].amount))),
    ),
    withheld: toEuros(total(({ taxBeforeCredits }) => taxBeforeCredits.amount)),
    taxCredits: toEuros(total(({ taxCredits }) => taxCredits.amount)),
    netSalary: toEuros(net),
    kept: toEuros(subtractCents(sum(net, settlement.refund), asked)),
  };
}

function monthOfYear(
  month: Month,
  persons: HouseholdYear['persons'],
  jobs: Readonly<Record<Who, readonly Job[]>>,
  family: Family,
): YearMonth {
  const paidBy = (who: Who, year: PersonsYear) =>
    paidMonth(month, year, family.classIn(who, month));
  const { person, partner } = persons;
  if (!person) throw new RangeError('a household without a person');
  const familyEvents = family.events.filter((each) => each.month === month);
  return {
    month,
    person: paidBy('person', person),
    ...(partner && { partner: paidBy('partner', partner) }),
    changes: [
      ...familyEvents.map(({ event }) => ({ id: event, who: 'person' as const })),
      ...everybody.flatMap((who) => {
        const year = persons[who];
        const changes = year ? changesIn(month, jobs[who], year.payslips, year.oneOff) : [];
        return changes.map((id) => ({ id, who }));
      }),
    ],
  };
}

function paidMonth(
  month: Month,
  { payslips, oneOff }: PersonsYear,
  taxClass: PaidSlip['taxClass'],
): PaidMonth {
  const slips = payslips.get(month) ?? [];
  const once = oneOff.find((each) => each.month === month);
  return {
    taxClass: valueOfTaxClass[taxClass],
    breakdown: payslipsInEuros(slips.map(({ breakdown }) => breakdown)),
    slips: slips.map(({ job, card, part, breakdown }) => ({
      payer: job.payer,
      card,
      ...(part && { days: part.days }),
      payslip: payslipInEuros(breakdown),
    })),
    ...(once && { bonusPay: payslipInEuros(once.breakdown) }),
    hints: hintsOfMonth(slips),
  };
}

/** Whether a month pays more than its contributions count. */
function isAboveCeiling({ paid: { employee } }: PaidSlip): boolean {
  return employee.month.care.amount > employee.figures.month.ceiling.amount;
}

function hintsOfMonth(slips: readonly PaidSlip[]): PaidMonth['hints'] {
  const workSlips = slips.filter(
    ({ job, part }) => part === null && (job.payer === 'main' || job.payer === 'second'),
  );
  const isBelow = workSlips.some(({ paid: { employee }, state }) => {
    const hours = state.details.weeklyHours ?? fullTimeWeeklyHours;
    return employee.salary.amount < minimumWageForHours(employee.payMonth, hours);
  });
  return [
    ...(isBelow ? (['belowMinimumWage'] as const) : []),
    ...(slips.some(isAboveCeiling) ? (['contributionCeilingReached'] as const) : []),
  ];
}

function shownSettlement(
  year: HouseholdYear,
  settlement: Settlement,
  settlementWithoutDeductions: Settlement | null,
): MyYearResult['settlement'] {
  const { taxYear, month, family, right } = year;
  const limit = filingLimit(
    settlement.mustFile ?? 'highIncome',
    family.yearClass,
    valueIn(law.filingLimits, month).value,
  );
  const filings = filingsOfYear(year);
  const form = settlement.mustFile ? '100' : family.livesInLuxembourg ? '163R' : '163NR';
  return {
    ...outcomeOf(settlement),
    ...(settlement.mustFile && { mustFile: settlement.mustFile }),
    mayFile: right,
    form,
    deadline: lastDayToFile(taxYear),
    limit: toEuros(limit),
    ...(settlementWithoutDeductions &&
      settlementWithoutDeductions.tax.amount !== settlement.tax.amount && {
        withoutDeductions: outcomeOf(settlementWithoutDeductions),
      }),
    ...(filings && {
      filings: {
        collective: { tax: toEuros(filings.collective.tax.amount) },
        individual: { tax: toEuros(filings.individual.tax.amount) },
        reallocated: { tax: toEuros(filings.reallocated.tax.amount) },
      },
    }),
  };
}

function outcomeOf(settlement: Settlement) {
  return {
    kind: settlement.kind,
    taxableIncome: toEuros(settlement.taxableIncome.amount),
    tax: toEuros(settlement.tax.amount),
    withheld: toEuros(settlement.withheld.amount),
    creditsSettled: toEuros(settlement.creditsSettled.amount),
    balance: toEuros(settlement.balance.amount),
    refund: toEuros(settlement.refund),
    toPay: toEuros(settlement.toPay),
    recovered: settlement.isRecovered,
  };
}

/** What is left of each limit, and the tax that it would save alone. */
function remainingDeductions(
  year: HouseholdYear,
  limits: readonly CategoryLimit[],
  { tax }: Settlement,
): MyYearResult['room'] {
  return limits.map((each) => {
    const { max, deducted, remaining } = limitInEuros(each.limit);
    const further = totalRemaining([each]);
    const used = settle(year, expensesWithRemaining(year, limits, further)).tax;
    return {
      category: each.id,
      max,
      paid: deducted,
      remaining: Math.max(0, remaining),
      saves: toEuros(flooredAtZero(minus(tax, used)).amount),
    };
  });
}

function hintsOf(
  { persons, right, foreignIncome }: HouseholdYear,
  areAgesMissing: boolean,
): MyYearResult['hints'] {
  const slips = Object.values(persons).flatMap(({ payslips }) => allSlips(payslips));
  const once = Object.values(persons).flatMap(({ oneOff }) => oneOff);
  const hasPart = slips.some(({ part }) => part !== null && part.gross === null);
  return [
    ...(areAgesMissing ? (['agesNotKnown'] as const) : []),
    ...(right === 'onRequest' && foreignIncome > 0 ? (['globalRate'] as const) : []),
    ...(slips.some(isAboveCeiling) ? (['ceilingOfYear'] as const) : []),
    ...(hasPart ? (['partOfMonth'] as const) : []),
    ...(once.some(({ elements }) => elements.leavePaidOut) ? (['leaveIsOneOff'] as const) : []),
  ];
}

function explanationOf(
  { persons }: HouseholdYear,
  { withheld, creditsSettled, tax, balance }: Settlement,
): NonNullable<MyYearResult['explanation']> {
  const slips = everybody.flatMap((who) => {
    const person = persons[who];
    return person ? stepsOfPerson(who, person) : [];
  });
  return {
    slips,
    settlement: explain({ withheld, creditsSettled, tax, balance }),
  };
}

/** The steps of a payslip stand where it is first paid like this. */
function stepsOfPerson(
  who: Who,
  { payslips, oneOff }: PersonsYear,
): NonNullable<MyYearResult['explanation']>['slips'] {
  const last = new Map<Job, Breakdown>();
  const monthlySlips = [...payslips].flatMap(([from, slips]) =>
    slips.flatMap(({ job, breakdown }) => {
      if (last.get(job) === breakdown) return [];
      last.set(job, breakdown);
      return [{ from, who, payer: job.payer, steps: explainedBreakdown(breakdown) }];
    }),
  );
  const once = oneOff.map(({ month, breakdown }) => ({
    from: month,
    who,
    payer: 'once' as const,
    steps: explainedBreakdown(breakdown),
  }));
  return [...monthlySlips, ...once];
}
