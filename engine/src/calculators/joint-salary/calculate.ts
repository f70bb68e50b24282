import { writtenOut, type Explainable } from '../../explanation/explained.ts';
import type { Day } from '../../dated/day.ts';
import type { Month } from '../../dated/month.ts';
import { coupleLaw } from '../../law-in-force/couple-law.ts';
import { incomeTaxLaw, taxClassOfValue } from '../../law-in-force/income-tax-law.ts';
import { employeeLaw, selfEmployedLaw } from '../../law-in-force/salary-law.ts';
import { fromEuros, less, noCents, sum, toEuros, type Cents } from '../../money/cents.ts';
import { percentOf } from '../../money/rate.ts';
import type { Breakdown } from '../../rules/breakdown.ts';
import { coupleMonths, together } from '../../rules/couple-month.ts';
import { coupleWithholding, settlement } from '../../rules/couple-withholding.ts';
import { employeeEarnerYear } from '../../rules/employee-year.ts';
import { grossSalaries } from '../../rules/gross-salary.ts';
import { jointYear, type Spouse } from '../../rules/joint-assessment.ts';
import { minimumWageCredit } from '../../rules/minimum-wage-credit.ts';
import { selfEmployedEarnerYear } from '../../rules/self-employed-year.ts';
import { requestedPayMonth } from '../requested-period.ts';
import {
  hintsOfBases,
  hintsOfCredits,
  hintsOfTax,
  personSalary,
  refuseBelowMinimum,
  startingWith,
  minimumWageOf,
  weeklyHoursOf,
  type Person,
  type PersonSalary,
} from '../person-salary.ts';
import { inEuros } from '../salary-breakdown.ts';
import type { JointSalaryInput } from './input.ts';
import type {
  CoupleSettlement,
  ExplainedPeriods,
  IndividualTaxation,
  JointPerson,
  JointSalaryResult,
} from './result.ts';

/** Both persons' periods, and what the couple's assessment adds. */
interface Couple {
  readonly first: PersonSalary;
  readonly second: PersonSalary | null;
  readonly couple?: CoupleSettlement;
  readonly settlementSteps?: readonly Explainable[];
  readonly individualTaxation?: IndividualTaxation;
}

/**
 * Net salaries of a couple. In classes 1 and 1a each person is taxed alone; in class 2 both are assessed together.
 *
 * @throws RefusedInput when salaries are below the minimum wage or the month's law is not known
 */
export function calculate(input: JointSalaryInput, today: Day): JointSalaryResult {
  const { payMonth, periodHints } = requestedPayMonth(input.payMonth, today);
  const [first, second] = personsOf(input);
  const couple: Couple =
    first.taxClass === '2'
      ? assessedTogether(first, second, payMonth)
      : {
          first: personSalary(first, payMonth),
          second: second && personSalary(second, payMonth),
        };
  const total = couple.second
    ? {
        month: together(couple.first.month, couple.second.month),
        year: together(couple.first.year, couple.second.year),
      }
    : couple.first;
  const result: JointSalaryResult = {
    person1: periodsOf(couple.first),
    ...(couple.second && { person2: periodsOf(couple.second) }),
    total: periodsOf(total),
    payMonth,
    minimumWage: minimumWagesOf(first, second, payMonth),
    hints: {
      person1: couple.first.hints,
      person2: couple.second?.hints ?? [],
      total: [
        ...periodHints,
        ...(first.taxClass === '2' ? hintsOfCredits(total) : hintsOfTax(total)),
      ],
    },
    ...(couple.couple && { couple: couple.couple }),
    ...(couple.individualTaxation && { individualTaxation: couple.individualTaxation }),
  };
  if (input.explain === false) return result;
  return {
    ...result,
    explanation: {
      person1: stepsOf(couple.first),
      ...(couple.second && { person2: stepsOf(couple.second) }),
      total: stepsOf(total),
      ...(couple.settlementSteps && { settlement: writtenOut(couple.settlementSteps) }),
    },
  };
}

/** The wage that an unskilled adult is due for the hours of each employed person. */
function minimumWagesOf(
  first: Person,
  second: Person | null,
  payMonth: Month,
): JointSalaryResult['minimumWage'] {
  const person1 = minimumWageOf(first, payMonth);
  const person2 = second ? minimumWageOf(second, payMonth) : undefined;
  return { ...(person1 !== undefined && { person1 }), ...(person2 !== undefined && { person2 }) };
}

/** The persons of the request; the second is missing when no second salary was given. */
function personsOf(input: JointSalaryInput): [Person, Person | null] {
  const salaryPeriod = input.salaryPeriod ?? 'monthly';
  const increase = percentOf(input.increasePercent ?? 0);
  const { grossSalary, grossSalary2 } = input;
  const isEmployee = input.employmentType !== 2;
  const isEmployee2 = input.employmentType2 !== 2;
  const weeklyHours = weeklyHoursOf(input.weeklyHours, isEmployee);
  const weeklyHours2 = weeklyHoursOf(input.weeklyHours2, isEmployee2);
  refuseBelowMinimum(
    [
      { field: 'grossSalary', amount: grossSalary, weeklyHours },
      { field: 'grossSalary2', amount: grossSalary2, weeklyHours: weeklyHours2 },
    ],
    salaryPeriod,
  );
  const person = (field: 'grossSalary' | 'grossSalary2', entered: number): Person => {
    const isFirst = field === 'grossSalary';
    return {
      gross: grossSalaries(fromEuros(entered), salaryPeriod, increase),
      taxClass: taxClassOfValue[input.taxClass ?? 1],
      isEmployee: isFirst ? isEmployee : isEmployee2,
      weeklyHours: isFirst ? weeklyHours : weeklyHours2,
      travel: {
        distanceKilometres: (isFirst ? input.distanceToWork : input.distanceToWork2) ?? 0,
        onTaxCard:
          isFirst && typeof input.transportCosts === 'number'
            ? fromEuros(input.transportCosts)
            : null,
      },
      supplementaryPension: fromEuros((isFirst && input.supplementaryPension) || 0),
      specialExpenses: noCents,
    };
  };
  const first = person('grossSalary', grossSalary);
  const second = typeof grossSalary2 === 'number' ? person('grossSalary2', grossSalary2) : null;
  return [first, second];
}

function assessedTogether(first: Person, second: Person | null, payMonth: Month): Couple {
  const couple = coupleLaw(payMonth);
  const taxLaw = incomeTaxLaw(payMonth, '2');
  const year = jointYear(
    spouseOf(first, payMonth),
    second && spouseOf(second, payMonth),
    couple,
    taxLaw,
  );
  const month = coupleMonths(year.first, year.second);
  const withheld = coupleWithholding(
    employedSpouse(first),
    second && employedSpouse(second),
    second !== null,
    employeeLaw(payMonth),
    couple,
    taxLaw,
  );
  const settled = settlement(withheld, {
    taxBeforeCredits: year.taxBeforeCredits,
    firstCreditsInAssessment: creditsInAssessment(first, year.first),
    secondCreditsInAssessment: creditsInAssessment(second, year.second),
  });
  const joint = {
    first: periodsOfPerson(first, { month: month.first, year: year.first }, payMonth),
    second:
      second && month.second && year.second
        ? periodsOfPerson(second, { month: month.second, year: year.second }, payMonth)
        : null,
    couple: {
      withheld: {
        ...(withheld.first !== null && { person1: toEuros(withheld.first) }),
        ...(withheld.second !== null && { person2: toEuros(withheld.second) }),
      },
      creditsInAssessment: toEuros(settled.creditsInAssessment),
      settlement: toEuros(settled.amount),
    },
    settlementSteps: [...(second ? [] : [first.gross.year]), ...year.taxSteps, ...settled.steps],
  };
  if (!second || !year.second) return joint;
  return {
    ...joint,
    individualTaxation: taxedAlone([first, second], together(year.first, year.second), payMonth),
  };
}

/** The credits of a self-employed person, who has no payslip that pays them out. */
function creditsInAssessment(person: Person | null, year: Breakdown | null): Cents {
  return person === null || person.isEmployee || year === null ? noCents : year.taxCredits;
}

function spouseOf(person: Person, payMonth: Month): Spouse {
  const { gross, travel, supplementaryPension, isEmployee } = person;
  if (!isEmployee) {
    const deductions = { travel, pensionScheme: supplementaryPension };
    const law = selfEmployedLaw(payMonth);
    return { year: selfEmployedEarnerYear(gross.year.amount, deductions, law), isEmployee };
  }
  const law = employeeLaw(payMonth, person.weeklyHours);
  const credit = minimumWageCredit(gross.month.amount, law.minimumWageCredit, law.partTime).amount;
  const deductions = { travel, supplementaryPension };
  return { year: employeeEarnerYear(gross.year.amount, deductions, credit, law), isEmployee };
}

function employedSpouse({ gross, travel, supplementaryPension, isEmployee }: Person) {
  if (!isEmployee) return null;
  return { monthlyGross: gross.month.amount, deductions: { travel, supplementaryPension } };
}

function periodsOfPerson(
  person: Person,
  periods: Omit<PersonSalary, 'hints'>,
  payMonth: Month,
): PersonSalary {
  return {
    month: periods.month,
    year: startingWith(person.gross.year, periods.year),
    // The months of a joint year are its twelfths: nothing to say of months and year beyond that.
    hints: [...hintsOfBases(person, payMonth), ...hintsOfCredits(periods)],
  };
}

/** The same year with each person alone in class 1, as spouses may ask for (LIR art. 3ter). */
function taxedAlone(
  persons: readonly [Person, Person],
  joint: Breakdown,
  payMonth: Month,
): IndividualTaxation {
  const years = persons.map((person) => personSalary({ ...person, taxClass: '1' }, payMonth).year);
  const tax = sum(...years.map((year) => year.tax));
  const netSalary = sum(...years.map((year) => year.netSalary));
  return {
    tax: toEuros(tax),
    netSalary: toEuros(netSalary),
    advantageOfJointAssessment: toEuros(less(joint.netSalary, netSalary)),
  };
}

function periodsOf({ month, year }: Omit<PersonSalary, 'hints'>): JointPerson {
  return { monthlySalary: inEuros(month), annualSalary: inEuros(year) };
}

function stepsOf({ month, year }: Omit<PersonSalary, 'hints'>): ExplainedPeriods {
  return { monthlySalary: writtenOut(month.steps), annualSalary: writtenOut(year.steps) };
}
