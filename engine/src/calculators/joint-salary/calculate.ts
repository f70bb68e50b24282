import type { Day } from '../../dated/day.ts';
import type { Month } from '../../dated/month.ts';
import { payMonthOf } from '../../input/period.ts';
import { subtractCents, toEuros, zeroCents, type Cents } from '../../money/cents.ts';
import { payOfPerson, type MonthAndYear } from '../../pay/person-pay.ts';
import type { Person } from '../../pay/person.ts';
import {
  hintsOfCredits,
  hintsOfPerson,
  hintsOfSingleParents,
  hintsOfMonthAndYear,
  minimumWageOf,
  type HintId,
} from '../../result/hints.ts';
import {
  explainedBreakdown,
  breakdownInEuros,
  type ExplainedPeriods,
} from '../../result/payslip.ts';
import { withSteps } from '../../result/with-steps.ts';
import { sumBreakdowns } from '../../rules/couples/couple-month.ts';
import type { Breakdown } from '../../rules/pay/breakdown.ts';
import { comparisonOf } from './comparison.ts';
import { explainedFilings, filingsOf, shownFilings } from './filings.ts';
import type { JointSalaryInput } from './input.ts';
import {
  assessedTogether,
  explainedSettlement,
  explainedWithholding,
  shownSettlement,
} from './joint-assessment.ts';
import { personsOf } from './persons.ts';
import { explainedProfits, profitsOf, shownProfits, type Profit } from './profits.ts';
import { reallocationOf } from './reallocation.ts';
import type { JointPerson, JointSalaryResult } from './result.ts';

/**
 * Net salaries of a couple. In classes 1 and 1a each person is taxed alone; in class 2 both are assessed together.
 *
 * @throws RefusedInput when salaries are below the lowest one that is accepted or the month's law is not known
 */
export function calculate(input: JointSalaryInput, today: Day): JointSalaryResult {
  const { payMonth, periodHints } = payMonthOf(input, today);
  const [first, second] = personsOf(input);
  const joint = first.facts.taxClass === '2' ? assessedTogether(first, second, payMonth) : null;
  const alone = (person: Person) => {
    const pay = payOfPerson(person, payMonth);
    return { ...pay, hints: hintsOfPerson(person, pay, payMonth) };
  };
  const salaries = joint ?? { first: alone(first), second: second && alone(second) };
  const total = salaries.second
    ? {
        month: sumBreakdowns(salaries.first.month, salaries.second.month),
        year: sumBreakdowns(salaries.first.year, salaries.second.year),
      }
    : salaries.first;
  const profits = profitsOf(
    { person: first, pay: salaries.first },
    { person: second, pay: salaries.second },
    joint !== null,
  );
  const leftToSettle =
    joint?.settlement.amount ?? subtractCents(zeroCents, profits.tax?.amount ?? zeroCents);
  const filings = filingsOf(first, second, input.reallocationShare, payMonth);
  const result: JointSalaryResult = {
    person1: periodsOf(salaries.first),
    ...(salaries.second && { person2: periodsOf(salaries.second) }),
    total: periodsOf(total),
    payMonth,
    minimumWage: minimumWagesOf(first, second, payMonth),
    hints: {
      person1: [...salaries.first.hints, ...hintsOfProfit(first)],
      person2: [...(salaries.second?.hints ?? []), ...hintsOfProfit(second)],
      total: [
        ...periodHints,
        ...hintsOfClasses(first, second),
        ...(joint ? hintsOfCredits(total) : hintsOfMonthAndYear(total)),
      ],
    },
    ...shownProfits(profits),
    paidOut: {
      person1: paidOut(salaries.first, profits.first, joint?.withholding.first),
      ...(salaries.second && {
        person2: paidOut(salaries.second, profits.second, joint?.withholding.second),
      }),
    },
    leftToSettle: toEuros(leftToSettle),
    outcome: outcomeOf(leftToSettle),
    ...((joint || filings) && {
      couple: {
        ...(joint && shownSettlement(joint)),
        ...(filings && {
          filings: shownFilings(filings),
          comparison: comparisonOf(filings, total.year.netSalary.amount, joint !== null),
        }),
        ...(filings &&
          input.reallocationCurve === true && {
            reallocation: reallocationOf(filings, payMonth),
          }),
      },
    }),
  };
  return withSteps(input, result, () => ({
    person1: stepsOf(salaries.first),
    ...(salaries.second && { person2: stepsOf(salaries.second) }),
    total: stepsOf(total),
    ...(joint && {
      withheld: explainedWithholding(joint.withholding),
      settlement: explainedSettlement(joint),
    }),
    ...(filings && { filings: explainedFilings(filings) }),
    ...explainedProfits(profits),
  }));
}

function outcomeOf(leftToSettle: Cents): JointSalaryResult['outcome'] {
  if (leftToSettle === 0) return 'even';
  return leftToSettle < 0 ? 'owed' : 'returned';
}

/** What a person has in a month before the assessment, in euros. In class 2 a payslip withholds less or more than the own tax. */
function paidOut(
  { month }: MonthAndYear,
  profit: Profit | null,
  withholding: Pick<Breakdown, 'netSalary'> | null | undefined,
): number {
  return toEuros((profit?.left ?? (withholding ?? month).netSalary).amount);
}

/** Neither person is asked where they live, which decides the least tax on a profit. L.I.R. art. 157bis, par. 6. */
function hintsOfProfit(person: Person | null): readonly HintId[] {
  return person && !person.facts.isEmployee ? ['profitAsOfResident'] : [];
}

/**
 * Two partners with children in common are not both in class 1a: the second is in class 1. The credit of that class is mentioned
 * once for both. Neither is asked where they live.
 */
function hintsOfClasses(first: Person, second: Person | null): readonly HintId[] {
  const [leftOut, ofSecond] = [first, ...(second ? [second] : [])].flatMap(({ facts }) =>
    hintsOfSingleParents(facts),
  );
  return [...(ofSecond ? (['bothInClassOneA'] as const) : []), ...(leftOut ? [leftOut] : [])];
}

/** The wage that an unskilled adult is due for the hours of each employed person. */
function minimumWagesOf(
  first: Person,
  second: Person | null,
  payMonth: Month,
): JointSalaryResult['minimumWage'] {
  const person1 = minimumWageOf(first.facts, payMonth);
  const person2 = second ? minimumWageOf(second.facts, payMonth) : undefined;
  return { ...(person1 !== undefined && { person1 }), ...(person2 !== undefined && { person2 }) };
}

function periodsOf({ month, year }: MonthAndYear): JointPerson {
  return { monthlySalary: breakdownInEuros(month), annualSalary: breakdownInEuros(year) };
}

function stepsOf({ month, year }: MonthAndYear): ExplainedPeriods {
  return { monthlySalary: explainedBreakdown(month), annualSalary: explainedBreakdown(year) };
}
