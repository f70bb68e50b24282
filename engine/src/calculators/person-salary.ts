import { monthsInYear, type Month } from '../dated/month.ts';
import {
  fullTimeWeeklyHours,
  minimumGrossSalary,
  minimumWageForHours,
} from '../law-in-force/salary-figures.ts';
import { employeeLaw, selfEmployedLaw } from '../law-in-force/salary-law.ts';
import { zeroCents, sum, times, toEuros } from '../money/cents.ts';
import { divide, isLess } from '../money/exact.ts';
import { asNumber } from '../money/rate.ts';
import type { Money } from '../quantity/quantity.ts';
import type { EmployeeLaw } from '../rules/employee-law.ts';
import { incomeAfterTravel, type SelfEmployedLaw } from '../rules/self-employed-year.ts';
import { RefusedInput, type Refusal } from './calculator.ts';
import { exemptionsFor, hasExemptions } from './exemptions.ts';
import { paidTo } from './paid.ts';
import { payOf } from './person-pay.ts';
import type { MonthAndYear, Person, PersonTerms } from './person.ts';
import type { HintId } from './salary-breakdown.ts';

/** A person's month and year, taxed alone or with the own share of a couple's tax, with what should be said of them. */
export interface PersonSalary extends MonthAndYear {
  readonly hints: readonly HintId[];
}

/** The pay of one person who is taxed alone, as the payslip and the assessment compute it. */
export function personSalary(person: Person, payMonth: Month): PersonSalary {
  const { terms, gross } = person;
  const pay = payOf(terms, payMonth).both(gross);
  const { month, year, bonus } = pay;
  // A self-employed month is a twelfth of the year: nothing to say of months and year beyond that.
  const ofTax = terms.isEmployee ? hintsOfTax(pay) : hintsOfCredits(pay);
  return { month, year, bonus, hints: [...hintsOfBases(person, payMonth), ...ofTax] };
}

/** What should be said of a person's contribution bases. */
export function hintsOfBases(person: Person, payMonth: Month): readonly HintId[] {
  return person.terms.isEmployee
    ? hintsOfEmployee(person, payMonth)
    : hintsOfSelfEmployed(person, selfEmployedLaw(payMonth));
}

function hintsOfEmployee(person: Person, payMonth: Month): readonly HintId[] {
  const hints: HintId[] = [];
  const { terms, gross } = person;
  const { salary, month, year } = paidTo(terms, payMonth)(gross);
  const law = employeeLaw(payMonth, terms.weeklyHours);
  const income = month.withOvertime.amount;
  if (
    [law.month, ...law.year].some(({ ceiling }) => income > ceiling.amount) ||
    (terms.bonus && exceedsYear(year.withOvertime, terms.bonus, law))
  ) {
    hints.push('contributionCeilingReached');
  }
  if (hasExemptions(terms)) hints.push(...hintsOfExemptions(person, payMonth));
  if (salary.amount < minimumWageForHours(payMonth, terms.weeklyHours)) {
    hints.push('belowMinimumWage');
  }
  return hints;
}

/** Which of the special rules that were asked for exempt nothing. */
function hintsOfExemptions({ terms, gross }: Person, payMonth: Month): readonly HintId[] {
  const { impatriateSince, oneOff, extras } = terms;
  const found = exemptionsFor(terms, payMonth)(gross, paidTo(terms, payMonth)(gross));
  const isTaxed =
    (extras?.rentPremium && !found.rent) || (oneOff?.youngEmployeePremium && !found.youngEmployee);
  return [
    ...(impatriateSince !== undefined && !found.impatriate
      ? (['impatriateNotApplied'] as const)
      : []),
    ...(isTaxed ? (['premiumTaxedInFull'] as const) : []),
  ];
}

/** Whether a bonus brings the year's pay above the ceilings of its months added up. */
function exceedsYear(pay: Money, bonus: Money, { year }: EmployeeLaw): boolean {
  const ceilings = year.map(({ ceiling, months }) =>
    times(ceiling.amount, asNumber(months.amount)),
  );
  return sum(pay.amount, bonus.amount) > sum(...ceilings);
}

function hintsOfSelfEmployed({ terms, gross }: Person, law: SelfEmployedLaw): readonly HintId[] {
  const hints: HintId[] = [];
  const income = incomeAfterTravel(gross.year, terms.travel, law).amount;
  // Contributions are assessed on an exact twelfth of the year, which no rounded month may contradict.
  const ofMonth = divide(income, monthsInYear);
  if (law.year.some(({ ceiling }) => isLess(ceiling.amount, ofMonth))) {
    hints.push('contributionCeilingReached');
  }
  if (income <= law.exemptionLimit.amount) hints.push('exemptFromContributions');
  else if (law.year.some(({ minimumBase }) => isLess(ofMonth, minimumBase.amount))) {
    hints.push('minimumContributionBase');
  }
  return hints;
}

/** What should be said of a tax that refundable credits exceed. */
export function hintsOfCredits({ month, year }: MonthAndYear): readonly HintId[] {
  return month.tax.amount < 0 || year.tax.amount < 0 ? ['creditsExceedTax'] : [];
}

/** What should be said of a person's tax. */
export function hintsOfTax(periods: MonthAndYear): readonly HintId[] {
  const { month, year, bonus } = periods;
  const ofMonths = times(month.netSalary.amount, monthsInYear);
  const differ = sum(ofMonths, bonus?.netSalary.amount ?? zeroCents) !== year.netSalary.amount;
  return differ ? [...hintsOfCredits(periods), 'monthsDifferFromYear'] : hintsOfCredits(periods);
}

/** The wage that an unskilled adult is due for a person's hours, in euros a month; missing for the self-employed. */
export function minimumWageOf(
  { isEmployee, weeklyHours }: PersonTerms,
  payMonth: Month,
): number | undefined {
  return isEmployee ? toEuros(minimumWageForHours(payMonth, weeklyHours)) : undefined;
}

/** A salary as it was entered, with what decides the lowest one that is accepted. */
export interface EnteredSalary {
  /** The name of the request's field. */
  readonly field: string;
  /** Missing or null where none was asked. */
  readonly amount: number | null | undefined;
  readonly weeklyHours: number;
}

/**
 * Refuses salaries below the lowest one that is accepted, all of them at once.
 *
 * @throws RefusedInput
 */
export function refuseBelowMinimum(
  salaries: readonly EnteredSalary[],
  salaryPeriod: 'monthly' | 'annual',
): void {
  const refusals: Refusal[] = [];
  for (const { field, amount, weeklyHours } of salaries) {
    const limit = minimumGrossSalary(salaryPeriod, weeklyHours);
    if (typeof amount === 'number' && amount < limit) {
      refusals.push({ field, code: 'belowMinimum', limit });
    }
  }
  if (refusals.length > 0) throw new RefusedInput(refusals);
}

/** A person's hours of work: those asked for, or full time; the self-employed have none that count. */
export function weeklyHoursOf(asked: number | null | undefined, isEmployee: boolean): number {
  return isEmployee ? (asked ?? fullTimeWeeklyHours) : fullTimeWeeklyHours;
}
