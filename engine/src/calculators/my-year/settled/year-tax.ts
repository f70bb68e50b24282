import { employeeLaw } from '../../../law-in-force/pay/salary-law.ts';
import { coupleLaw } from '../../../law-in-force/tax/couple-law.ts';
import { incomeTaxLaw } from '../../../law-in-force/tax/income-tax-law.ts';
import { ratio } from '../../../money/rate.ts';
import { flooredAtZero, minus, sumOf } from '../../../quantity/arithmetic.ts';
import { money, quoted, step } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { coupleFilings, type Filings } from '../../../rules/couples/couple-filings.ts';
import {
  jointDeductions,
  jointTaxOf,
  lumpSumOfCouple,
  ownTaxableIncome,
  type Couple,
  type Spouse,
} from '../../../rules/couples/joint-assessment.ts';
import type { LinesBeforeTax } from '../../../rules/pay/breakdown.ts';
import {
  marginalRatePercent,
  marginalRatePercentInWorld,
} from '../../../rules/tax/deductions/tax-saving.ts';
import { rateBasis } from '../../../rules/tax/liability/annual-settlement.ts';
import { taxByGlobalRate } from '../../../rules/tax/liability/global-rate.ts';
import { amountOfLiability } from '../../../rules/tax/liability/months-of-liability.ts';
import {
  taxByWorldIncome,
  type AssessedIncomes,
} from '../../../rules/tax/liability/world-income.ts';
import { annualTax, taxableIncome } from '../../../rules/tax/tariff/income-tax.ts';
import type { HouseholdYear } from '../household.ts';
import { allBreakdowns, type PersonsYear } from '../paid/persons-year.ts';

/** The tax of a year. */
interface YearTax {
  readonly tax: Money;
  readonly taxable: Money;
  /** The larger income whose rate is applied; `null` where the rate is that of the taxable income. */
  readonly world: Money | null;
}

/** What counts for the rate of the year's tax. */
export function rateBasisOf({ family, foreignIncome, right }: HouseholdYear) {
  return rateBasis(family.isTreatedAsResident, right, foreignIncome);
}

/**
 * What a further deducted euro saves, in percent.
 *
 * @param expenses special expenses; `null` for the lump sum
 */
export function marginalRateOfYear(year: HouseholdYear, expenses: Money | null): number {
  const { taxable, world } = taxOfYear(year, expenses);
  const taxLaw = incomeTaxLaw(year.month, year.family.yearClass);
  return world === null
    ? marginalRatePercent(taxable.amount, taxLaw)
    : marginalRatePercentInWorld(taxable.amount, world.amount, taxLaw);
}

/** The tax of the year, and the income that it is taken of. */
export function taxOfYear(year: HouseholdYear, expenses: Money | null): YearTax {
  const { month, family, foreignIncome } = year;
  const taxLaw = incomeTaxLaw(month, family.yearClass);
  const { incomes, deductions, tax, assessed } = baseOf(year, expenses);
  const taxable = taxableIncome(incomes, deductions, taxLaw.year.incomeRounding);
  const foreign = money('foreignIncome', foreignIncome);
  const basis = rateBasisOf(year);
  if (basis === 'luxembourgIncome') return { tax: tax(), taxable, world: null };
  if (basis === 'worldIncome') {
    const inWorld = taxByWorldIncome({ ...assessed(), foreign: [foreign] }, taxLaw);
    return { tax: inWorld.tax, taxable, world: inWorld.worldIncome };
  }
  const income = step('luxembourgIncome', flooredAtZero(minus(sumOf(incomes), ...deductions)));
  const global = taxByGlobalRate(income, foreign, restOfLumpSums(year), taxLaw);
  return { tax: global.tax, taxable, world: global.worldIncome };
}

/** What the lump sums of a whole year exceed those of the months of liability by. */
function restOfLumpSums(year: HouseholdYear): readonly Money[] {
  const { employeeLumpSum } = employeeLaw(year.month);
  const { specialExpensesLumpSum } = coupleLaw(year.month);
  const rests = [
    minus(
      employeeLumpSum,
      amountOfLiability(employeeLumpSum, year.liability.size, 'employeeLumpSumOfYear'),
    ),
    minus(
      specialExpensesLumpSum,
      amountOfLiability(
        specialExpensesLumpSum,
        year.liability.size,
        'specialExpensesLumpSumOfYear',
      ),
    ),
  ];
  return [step('restOfLumpSums', sumOf(rests.map((rest) => quoted('restOfLumpSum', rest))))];
}

function baseOf(year: HouseholdYear, expenses: Money | null) {
  const taxLaw = incomeTaxLaw(year.month, year.family.yearClass);
  const lawOfCouple = coupleLawOf(year);
  const couple = coupleOf(year);
  if (couple) {
    const incomes = [
      quoted('incomeOfFirstPerson', couple.ownOfFirst),
      quoted('incomeOfSecondPerson', couple.ownOfSecond),
    ];
    const { expenses: counted, allowances } = jointDeductions(couple, lawOfCouple, expenses);
    return {
      incomes,
      deductions: [counted, ...allowances],
      tax: () => jointTaxOf(couple, lawOfCouple, taxLaw, expenses),
      assessed: (): AssessedHere => ({
        luxembourg: incomes,
        expenses: [counted],
        allowances,
      }),
    };
  }
  const { taxable, deductions } = earnersOf(year)[0] ?? nobody;
  const counted = expenses ?? lawOfCouple.specialExpensesLumpSum;
  const all = [...deductions, counted];
  return {
    incomes: [taxable],
    deductions: all,
    tax: () => annualTax([taxable], all, taxLaw),
    assessed: (): AssessedHere => ({
      luxembourg: [ownTaxableIncome(taxable, deductions)],
      expenses: [counted],
      allowances: [],
    }),
  };
}

/** What is assessed in Luxembourg, before income that other countries tax. */
type AssessedHere = Omit<AssessedIncomes, 'foreign'>;

const nobody: Pick<PersonsYear, 'taxable' | 'deductions'> = {
  taxable: quoted('taxablePay', sumOf([])),
  deductions: [],
};

function spouseOf(person: PersonsYear): Spouse {
  const { taxable, deductions } = person;
  const lines = allBreakdowns(person);
  const sumOfYear = (id: keyof LinesBeforeTax) => quoted(id, sumOf(lines.map((each) => each[id])));
  const year = {
    lines: {
      grossSalary: sumOfYear('grossSalary'),
      pensionContributions: sumOfYear('pensionContributions'),
      illnessContributions: sumOfYear('illnessContributions'),
      illnessCashContributions: sumOfYear('illnessCashContributions'),
      longTermCareInsurance: sumOfYear('longTermCareInsurance'),
      accidentInsurance: sumOfYear('accidentInsurance'),
    },
    taxable,
    deductions,
    credits: quoted('taxCredits', sumOf(lines.map(({ taxCredits }) => taxCredits))),
  };
  return { year, isEmployee: true };
}

/** The year's tax of two spouses by each way of filing, without special expenses beyond the lump sum. */
export function filingsOfYear(year: HouseholdYear): Filings | null {
  const [first, second] = earnersOf(year);
  const { family, month } = year;
  if (!first || !second || !family.isTaxedTogether || !family.isResidentAllYear) return null;
  return coupleFilings(spouseOf(first), spouseOf(second), ratio(1, 2), coupleLawOf(year), {
    classOne: incomeTaxLaw(month, '1'),
    classTwo: incomeTaxLaw(month, '2'),
  });
}

/** The lump sum for special expenses of one person or, with two employees, of both. */
export function lumpSumOf(year: HouseholdYear): Money {
  const lawOfCouple = coupleLawOf(year);
  const couple = coupleOf(year);
  return couple ? lumpSumOfCouple(couple, lawOfCouple) : lawOfCouple.specialExpensesLumpSum;
}

/** Two earners with the taxable income of each; `null` for one. */
function coupleOf(year: HouseholdYear): Couple | null {
  const [first, second] = earnersOf(year);
  if (!first || !second) return null;
  return {
    first: spouseOf(first),
    second: spouseOf(second),
    ownOfFirst: ownTaxableIncome(first.taxable, first.deductions),
    ownOfSecond: ownTaxableIncome(second.taxable, second.deductions),
  };
}

function earnersOf({ persons }: HouseholdYear): readonly PersonsYear[] {
  return [persons.person, persons.partner].flatMap((each) => (each?.hasPay ? [each] : []));
}

/** The couple's figures for the months of liability. */
function coupleLawOf({ month, liability }: HouseholdYear) {
  const couple = coupleLaw(month);
  const lumpSum = (amount: Money) =>
    amountOfLiability(amount, liability.size, 'specialExpensesLumpSumOfYear');
  const allowance = (amount: Money) => amountOfLiability(amount, liability.size, 'allowanceOfYear');
  return {
    ...couple,
    specialExpensesLumpSum: lumpSum(couple.specialExpensesLumpSum),
    specialExpensesLumpSumForTwo: lumpSum(couple.specialExpensesLumpSumForTwo),
    twoEarnerAllowance: allowance(couple.twoEarnerAllowance),
    individualTwoEarnerAllowance: allowance(couple.individualTwoEarnerAllowance),
  };
}
