import type { Day } from '../../dated/day.ts';
import { monthsOf } from '../../dated/month.ts';
import { contributionLines } from '../../explanation/vocabulary/salary.ts';
import { taxYearOf } from '../../input/period.ts';
import { type Cents, subtractCents, sum, toEuros, zeroCents } from '../../money/cents.ts';
import { isAboveCeiling } from '../../pay/employee.ts';
import { explain } from '../../quantity/explain.ts';
import type { Money } from '../../quantity/quantity.ts';
import { explainedBreakdown } from '../../result/payslip.ts';
import { withSteps } from '../../result/with-steps.ts';
import type { Breakdown } from '../../rules/pay/breakdown.ts';
import type { Job } from './entered/jobs.ts';
import { areAgesKnown, limitsOfYear } from './entered/special-expenses.ts';
import { householdYearOf, type HouseholdYear } from './household.ts';
import { everybody, type MyYearInput, type Who } from './input.ts';
import { allSlips } from './paid/payslips.ts';
import { allBreakdowns, type PersonsYear } from './paid/persons-year.ts';
import type { MyYearResult } from './result.ts';
import { expensesThatCount, settle, taxSaved, type Settlement } from './settled/settlement.ts';
import { marginalRateOfYear, rateBasisOf } from './settled/year-tax.ts';
import { monthOfYear } from './shown/months.ts';
import { remainingDeductions, shownSettlement } from './shown/settlement.ts';

/**
 * Twelve payslips of a year with what changes in it, and what the tax office settles afterwards.
 *
 * @throws RefusedInput for days that overlap or lie outside the year, and for events that contradict each other
 */
export function calculate(input: MyYearInput, today: Day): MyYearResult {
  const { taxYear, periodHints } = taxYearOf(input, today);
  const year = householdYearOf(input, taxYear);
  const { family } = year;
  const hasPartner = family.isTaxedTogether && (!!input.partner || hasPartnersAge(input));
  const limits = family.deductsSpecialExpenses
    ? limitsOfYear(input, taxYear, hasPartner, year.liability.size)
    : [];
  const expenses = expensesThatCount(year, limits);
  const settlement = settle(year, expenses);
  const withoutDeductions = expenses === null ? settlement : settle(year, null);
  const saved = taxSaved(settlement, withoutDeductions);
  const result: MyYearResult = {
    months: monthsOf(taxYear).map((month) => monthOfYear(month, year)),
    year: yearInEuros(year, settlement),
    settlement: shownSettlement(year, settlement, withoutDeductions, saved),
    room: remainingDeductions(year, limits, settlement),
    marginalRatePercent: marginalRateOfYear(year, expenses),
    taxYear,
    hints: [
      ...periodHints,
      ...family.hints,
      ...hintsOf(year, !family.deductsSpecialExpenses || areAgesKnown(input, hasPartner)),
    ],
  };
  return withSteps(input, result, () => explanationOf(year, settlement, saved));
}

function hasPartnersAge({ deductions }: MyYearInput): boolean {
  return typeof deductions?.age2 === 'number';
}

function yearInEuros({ persons }: HouseholdYear, settlement: Settlement): MyYearResult['year'] {
  const paid = Object.values(persons).flatMap(allBreakdowns);
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
    tax: toEuros(total(({ tax }) => tax.amount)),
    netSalary: toEuros(net),
    kept: toEuros(subtractCents(sum(net, settlement.refund), asked)),
  };
}

function hintsOf(year: HouseholdYear, hasAges: boolean): MyYearResult['hints'] {
  const { persons } = year;
  const slips = Object.values(persons).flatMap(({ payslips }) => allSlips(payslips));
  const oneOffPayments = Object.values(persons).flatMap((person) => person.oneOffPayments);
  const hasPart = slips.some(({ part }) => part !== null && part.gross === null);
  return [
    ...(hasAges ? [] : (['agesNotKnown'] as const)),
    ...(rateBasisOf(year) === 'globalRate' ? (['globalRate'] as const) : []),
    ...(slips.some(({ paid }) => isAboveCeiling(paid.employee))
      ? (['ceilingOfYear'] as const)
      : []),
    ...(hasPart ? (['partOfMonth'] as const) : []),
    ...(oneOffPayments.some(({ elements }) => elements.leavePaidOut)
      ? (['leaveIsOneOff'] as const)
      : []),
    ...(oneOffPayments.length > 0 ? (['creditsOfOneOffPay'] as const) : []),
  ];
}

function explanationOf(
  { persons }: HouseholdYear,
  { withheld, creditsSettled, tax, balance }: Settlement,
  saved: Money,
): NonNullable<MyYearResult['explanation']> {
  const slips = everybody.flatMap((who) => {
    const person = persons[who];
    return person ? stepsOfPerson(who, person) : [];
  });
  return {
    slips,
    settlement: explain({
      withheld,
      creditsSettled,
      ...(saved.amount !== 0 && { taxSaved: saved }),
      tax,
      balance,
    }),
  };
}

/** The steps of a payslip stand where it is first paid like this. */
function stepsOfPerson(
  who: Who,
  { payslips, oneOffPayments }: PersonsYear,
): NonNullable<MyYearResult['explanation']>['slips'] {
  const last = new Map<Job, Breakdown>();
  const monthlySlips = [...payslips].flatMap(([from, slips]) =>
    slips.flatMap(({ job, breakdown }) => {
      if (last.get(job) === breakdown) return [];
      last.set(job, breakdown);
      return [{ from, who, payer: job.payer, steps: explainedBreakdown(breakdown) }];
    }),
  );
  const oneOffSlips = oneOffPayments.map(({ month, breakdown }) => ({
    from: month,
    who,
    payer: 'once' as const,
    steps: explainedBreakdown(breakdown),
  }));
  return [...monthlySlips, ...oneOffSlips];
}
