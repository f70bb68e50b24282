import { monthsInYear } from '../../dated/month.ts';
import { employeeLaw } from '../../law-in-force/pay/salary-law.ts';
import { firstMonthOf } from '../../law-in-force/rule-periods.ts';
import { coupleLaw } from '../../law-in-force/tax/couple-law.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import { fromEuros, zeroCents, timesWhole } from '../../money/cents.ts';
import { whole } from '../../money/rate.ts';
import { yearBeforeTax } from '../../pay/contributions.ts';
import { salaryOnly } from '../../pay/period-pay.ts';
import { plus } from '../../quantity/arithmetic.ts';
import { called, money } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import {
  lowerIncome,
  lumpSumOfTwo,
  twoEarnerAllowance,
  type LumpSumLaw,
} from '../../rules/couples/couple-deductions.ts';
import { ownTaxableIncome } from '../../rules/couples/joint-assessment.ts';
import { grossSalaries } from '../../rules/pay/gross-salary.ts';
import type { IncomesOfPerson } from '../../rules/tax/liability/resident-treatment.ts';
import type { AssessedIncomes } from '../../rules/tax/liability/world-income.ts';
import type { TaxClassInput } from './input.ts';

/** The annual incomes of the person and of the spouse or partner. */
export interface Incomes {
  readonly first: IncomesOfPerson;
  readonly second: IncomesOfPerson;
}

type Entered = number | null | undefined;

/** The annual incomes of an input; `null` without a salary from Luxembourg. */
export function incomesOf(input: TaxClassInput, taxYear: SupportedYear): Incomes | null {
  const { grossSalary, grossSalary2 } = input;
  if ((grossSalary ?? 0) === 0 && (grossSalary2 ?? 0) === 0) return null;
  const period = input.salaryPeriod ?? 'monthly';
  const amountOfYear = (entered: Entered) =>
    timesWhole(fromEuros(entered ?? 0), period === 'monthly' ? monthsInYear : 1);
  const luxembourg = (entered: Entered, id: 'incomeOfFirstPerson' | 'incomeOfSecondPerson') =>
    (entered ?? 0) === 0
      ? money(id, zeroCents)
      : called(id, incomeOfEmployee(entered ?? 0, period, taxYear));
  return {
    first: {
      luxembourg: luxembourg(grossSalary, 'incomeOfFirstPerson'),
      foreign: money('foreignIncomeOfFirstPerson', amountOfYear(input.foreignIncome)),
      otherForeign: money(
        'otherForeignIncomeOfFirstPerson',
        amountOfYear(input.otherForeignIncome),
      ),
    },
    second: {
      luxembourg: luxembourg(grossSalary2, 'incomeOfSecondPerson'),
      foreign: money('foreignIncomeOfSecondPerson', amountOfYear(input.foreignIncome2)),
      otherForeign: money(
        'otherForeignIncomeOfSecondPerson',
        amountOfYear(input.otherForeignIncome2),
      ),
    },
  };
}

/** A year's salary after contributions and the lump sum of employees. */
function incomeOfEmployee(
  entered: number,
  period: 'monthly' | 'annual',
  taxYear: SupportedYear,
): Money {
  const payLaw = employeeLaw(firstMonthOf(taxYear));
  const { year } = grossSalaries(fromEuros(entered), period, whole(0));
  const earner = yearBeforeTax({ year: salaryOnly(year), oneOff: null, payLaw, deductions: [] });
  return ownTaxableIncome(earner.lines.grossSalary, earner.deductions);
}

/** Both persons in one assessment. Two salaries from Luxembourg have the lump sum for special expenses twice. */
export function incomesTogether(
  { first, second }: Incomes,
  taxYear: SupportedYear,
): AssessedIncomes {
  const law = coupleLaw(firstMonthOf(taxYear));
  const salaries = [first.luxembourg, second.luxembourg].filter(isPositive);
  const lowerSalary = lowerIncome(first.luxembourg, second.luxembourg);
  return {
    luxembourg: salaries,
    foreign: [...foreignOf(first), ...foreignOf(second)],
    expenses: [lumpSumOfTwo(salaries.length > 1, lowerSalary, law)],
    allowances: allowanceOf({ first, second }, law.twoEarnerAllowance, law),
  };
}

/** An allowance for two incomes. Those who work, here or elsewhere, are insured. */
function allowanceOf(incomes: Incomes, allowance: Money, law: LumpSumLaw): readonly Money[] {
  const lower = lowerIncome(incomeFromWork(incomes.first), incomeFromWork(incomes.second));
  return twoEarnerAllowance(doBothWork(incomes), allowance, lower, law);
}

/** What is counted of a person who is assessed alone. */
interface CountedAlone {
  readonly isForeignCounted: boolean;
  readonly allowances?: readonly Money[];
}

/** Each spouse's part of the allowance for two incomes, where both are taxed alone. */
export function individualAllowance(incomes: Incomes, taxYear: SupportedYear): readonly Money[] {
  const law = coupleLaw(firstMonthOf(taxYear));
  return allowanceOf(incomes, law.individualTwoEarnerAllowance, law);
}

/**
 * The incomes of one person who is assessed alone. Foreign income is counted only where it raises the rate.
 */
export function incomesAlone(
  person: IncomesOfPerson,
  taxYear: SupportedYear,
  { isForeignCounted, allowances = [] }: CountedAlone,
): AssessedIncomes {
  const law = coupleLaw(firstMonthOf(taxYear));
  return {
    luxembourg: [person.luxembourg],
    foreign: isForeignCounted ? foreignOf(person) : [],
    expenses: [law.specialExpensesLumpSum],
    allowances,
  };
}

function incomeFromWork({ luxembourg, foreign }: IncomesOfPerson) {
  return plus(luxembourg, foreign);
}

/** Whether both have income from work. */
function doBothWork({ first, second }: Incomes): boolean {
  return [first, second].every(
    ({ luxembourg, foreign }) => isPositive(luxembourg) || isPositive(foreign),
  );
}

function foreignOf({ foreign, otherForeign }: IncomesOfPerson): readonly Money[] {
  return [foreign, otherForeign].filter(isPositive);
}

function isPositive({ amount }: Money): boolean {
  return amount > 0;
}
