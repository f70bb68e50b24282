import { monthsInYear, type Month } from '../dated/month.ts';
import type { Explained } from '../explanation/explained.ts';
import { incomeTaxLaw, type TaxClass } from '../law-in-force/income-tax-law.ts';
import { minimumWages } from '../law-in-force/minimum-wages.ts';
import { minimumGrossSalary } from '../law-in-force/salary-figures.ts';
import { employeeLaw, selfEmployedLaw } from '../law-in-force/salary-law.ts';
import { times, type Cents } from '../money/cents.ts';
import { divide, isLess, type Exact } from '../money/exact.ts';
import type { Breakdown } from '../rules/breakdown.ts';
import { isExempt } from '../rules/contributions.ts';
import type { Travel } from '../rules/deductions.ts';
import type { EmployeeLaw } from '../rules/employee-law.ts';
import { employeeMonth } from '../rules/employee-month.ts';
import { employeeYear } from '../rules/employee-year.ts';
import type { GrossSalaries } from '../rules/gross-salary.ts';
import { minimumWageCredit } from '../rules/minimum-wage-credit.ts';
import { selfEmployedMonth } from '../rules/self-employed-month.ts';
import { selfEmployedYear, type SelfEmployedLaw } from '../rules/self-employed-year.ts';
import { RefusedInput } from './calculator.ts';
import type { HintId } from './salary-breakdown.ts';

/** What decides one person's pay, whichever calculator asks. */
export interface Person {
  readonly gross: GrossSalaries;
  readonly taxClass: TaxClass;
  readonly isEmployee: boolean;
  readonly travel: Travel;
  /** Own yearly contribution to an occupational scheme, or to the scheme for the self-employed. */
  readonly supplementaryPension: Cents;
  /** Yearly special expenses of a self-employed person; the lump sum applies when they are lower. */
  readonly specialExpenses: Cents;
}

/** A person's month and year, taxed alone or with the own share of a couple's tax, with what should be said of them. */
export interface PersonSalary {
  readonly month: Breakdown;
  readonly year: Breakdown;
  readonly hints: readonly HintId[];
}

/** The pay of one person who is taxed alone, as the payslip and the assessment compute it. */
export function personSalary(person: Person, payMonth: Month): PersonSalary {
  const { gross } = person;
  const { month, year } = person.isEmployee
    ? employee(person, payMonth)
    : selfEmployed(person, payMonth);
  return {
    month: startingWith(gross.month, month),
    year: startingWith(gross.year, year),
    // A self-employed month is a twelfth of the year: nothing to say of months and year beyond that.
    hints: [
      ...hintsOfBases(person, payMonth),
      ...(person.isEmployee ? hintsOfTax({ month, year }) : hintsOfCredits({ month, year })),
    ],
  };
}

/** The same breakdown, its steps preceded by how the gross came about. */
export function startingWith(gross: Explained, lines: Breakdown): Breakdown {
  return { ...lines, steps: [gross, ...lines.steps] };
}

function employee(person: Person, payMonth: Month): Omit<PersonSalary, 'hints'> {
  const { gross, travel, supplementaryPension } = person;
  const law = employeeLaw(payMonth);
  const taxLaw = incomeTaxLaw(payMonth, person.taxClass);
  const deductions = { travel, supplementaryPension };
  const credit = minimumWageCredit(gross.month.amount, law.minimumWageCredit).amount;
  return {
    month: employeeMonth(gross.month.amount, deductions, law, taxLaw),
    year: employeeYear(gross.year.amount, deductions, credit, law, taxLaw),
  };
}

function selfEmployed(person: Person, payMonth: Month): Omit<PersonSalary, 'hints'> {
  const { gross, travel, supplementaryPension, specialExpenses } = person;
  const year = selfEmployedYear(
    gross.year.amount,
    { travel, pensionScheme: supplementaryPension, specialExpenses },
    selfEmployedLaw(payMonth),
    incomeTaxLaw(payMonth, person.taxClass),
  );
  return { month: selfEmployedMonth(gross.month.amount, year), year };
}

/** What should be said of a person's contribution bases. */
export function hintsOfBases({ gross, isEmployee }: Person, payMonth: Month): readonly HintId[] {
  return isEmployee
    ? hintsOfEmployee(gross.month.amount, employeeLaw(payMonth), payMonth)
    : // Contributions are assessed on an exact twelfth of the year, which no rounded month may contradict.
      hintsOfSelfEmployed(divide(gross.year.amount, monthsInYear), selfEmployedLaw(payMonth));
}

function hintsOfEmployee(income: Cents, law: EmployeeLaw, payMonth: Month): readonly HintId[] {
  const hints: HintId[] = [];
  if ([law.month, ...law.year].some(({ ceiling }) => income > ceiling.amount)) {
    hints.push('contributionCeilingReached');
  }
  if (income < minimumWages(payMonth).unqualified) hints.push('belowAdultMinimumWage');
  return hints;
}

function hintsOfSelfEmployed(income: Exact, law: SelfEmployedLaw): readonly HintId[] {
  const hints: HintId[] = [];
  if (law.year.some(({ ceiling }) => isLess(ceiling.amount, income))) {
    hints.push('contributionCeilingReached');
  }
  if (law.year.some(({ exemptionLimit }) => isExempt(income, exemptionLimit))) {
    hints.push('exemptFromContributions');
  } else if (law.year.some(({ minimumBase }) => isLess(income, minimumBase.amount))) {
    hints.push('minimumContributionBase');
  }
  return hints;
}

/** What should be said of a tax that refundable credits exceed. */
export function hintsOfCredits({ month, year }: Omit<PersonSalary, 'hints'>): readonly HintId[] {
  return month.tax < 0 || year.tax < 0 ? ['creditsExceedTax'] : [];
}

/** What should be said of a person's tax. */
export function hintsOfTax(periods: Omit<PersonSalary, 'hints'>): readonly HintId[] {
  const { month, year } = periods;
  const differ = times(month.netSalary, monthsInYear) !== year.netSalary;
  return [...hintsOfCredits(periods), ...(differ ? (['monthsDifferFromYear'] as const) : [])];
}

/**
 * Refuses salaries below the lowest one that the law of the month knows, all of them at once.
 *
 * @param salaries by the names of the request's fields; what is missing or null was not asked
 * @throws RefusedInput
 */
export function refuseBelowMinimum(
  salaries: Readonly<Record<string, number | null | undefined>>,
  payMonth: Month,
  salaryPeriod: 'monthly' | 'annual',
): void {
  const limit = minimumGrossSalary(payMonth, salaryPeriod);
  const refusals = Object.entries(salaries)
    .filter(([, grossSalary]) => typeof grossSalary === 'number' && grossSalary < limit)
    .map(([field]) => ({ field, code: 'belowMinimum', limit }) as const);
  if (refusals.length > 0) throw new RefusedInput(refusals);
}
