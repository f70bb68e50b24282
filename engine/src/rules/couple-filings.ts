import {
  explained,
  type AmountWithSteps,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { money } from '../explanation/operand.ts';
import { taxLine } from '../explanation/vocabulary/salary.ts';
import { highest, less, noCents, sum, type Cents } from '../money/cents.ts';
import { subtractRates, wholeRate, type Rate } from '../money/rate.ts';
import type { Breakdown } from './breakdown.ts';
import { together } from './couple-month.ts';
import { lumpSum } from './deductions.ts';
import { withTax } from './earner-year.ts';
import { annualTaxOnIncomes, annualTaxOnPart, type IncomeTaxLaw } from './income-tax.ts';
import {
  jointYearOfTwo,
  ownTaxableIncome,
  specialExpensesOf,
  type CoupleLaw,
  type Spouse,
} from './joint-assessment.ts';

/** What the filings need beyond the joint assessment. */
export interface FilingsLaw {
  /** The part of the two-earner allowance that each spouse has under strictly individual taxation. */
  readonly individualTwoEarnerAllowance: Sourced<Cents>;
}

/** A couple's year under one way of filing: both persons together, and how the tax came about. */
export interface Filing {
  readonly year: Breakdown;
  readonly steps: readonly Explainable[];
}

/** The three ways in which two spouses may be taxed. */
export interface Filings {
  readonly collective: Filing;
  readonly individual: Filing;
  readonly reallocated: Filing;
}

/** The year of two persons by each way of filing. L.I.R. art. 3 and 3ter. */
export function coupleFilings(
  first: Spouse,
  second: Spouse,
  share: Rate,
  law: CoupleLaw & FilingsLaw,
  classOne: IncomeTaxLaw,
  classTwo: IncomeTaxLaw,
): Filings {
  const collective = jointYearOfTwo(first, second, law, classTwo);
  return {
    collective: {
      year: together(collective.first, collective.second),
      steps: [ownTaxableIncome(first.year), ownTaxableIncome(second.year), ...collective.taxSteps],
    },
    individual: individually(first, second, law, classOne),
    reallocated: reallocated(first, second, share, law, classOne),
  };
}

/** Strictly individual: each own income less the own lump sum and half of the allowance, in class 1. Art. 3ter, par. 2. */
function individually(
  first: Spouse,
  second: Spouse,
  law: CoupleLaw & FilingsLaw,
  classOne: IncomeTaxLaw,
): Filing {
  const deductions = [
    lumpSum('specialExpensesLumpSum', law.specialExpensesLumpSum),
    lumpSum('individualTwoEarnerAllowance', law.individualTwoEarnerAllowance),
  ];
  const taxOf = ({ year }: Spouse): AmountWithSteps => {
    const own = ownTaxableIncome(year);
    const income = { id: 'ownTaxableIncome', amount: own.amount } as const;
    const tax = annualTaxOnIncomes([income], deductions, classOne);
    return { amount: tax.amount, steps: [own, ...tax.steps] };
  };
  return filed(first, second, taxOf(first), taxOf(second), []);
}

/** With reallocation: the couple's adjusted income, split between them, each part in class 1. Art. 3ter, par. 3. */
function reallocated(
  first: Spouse,
  second: Spouse,
  share: Rate,
  law: CoupleLaw,
  classOne: IncomeTaxLaw,
): Filing {
  const own = [ownTaxableIncome(first.year), ownTaxableIncome(second.year)] as const;
  const adjusted = jointAdjustedIncome(own, specialExpensesOf(first, second, law), law);
  const income = { id: 'jointAdjustedIncome', amount: adjusted.amount } as const;
  const taxOf = (part: Rate) => annualTaxOnPart(income, part, classOne);
  const rest = subtractRates(wholeRate, share);
  return filed(first, second, taxOf(share), taxOf(rest), [...own, adjusted]);
}

function jointAdjustedIncome(
  [first, second]: readonly [Explained, Explained],
  specialExpenses: ReturnType<typeof specialExpensesOf>,
  law: CoupleLaw,
): Explained {
  const allowance = lumpSum('twoEarnerAllowance', law.twoEarnerAllowance);
  const both = sum(first.amount, second.amount);
  const remaining = less(both, specialExpenses.amount, allowance.amount);
  return explained(highest(remaining, noCents), () => ({
    id: 'jointAdjustedIncome',
    lines: taxLine,
    operands: [
      money('incomeOfFirstPerson', first.amount),
      money('incomeOfSecondPerson', second.amount),
      specialExpenses.operand(),
      allowance.operand(),
    ],
    raisedToZero: remaining < 0 || undefined,
    sources: [...specialExpenses.sources, ...allowance.sources],
  }));
}

function filed(
  first: Spouse,
  second: Spouse,
  firstTax: AmountWithSteps,
  secondTax: AmountWithSteps,
  before: readonly Explainable[],
): Filing {
  const year = together(withTax(first.year, firstTax), withTax(second.year, secondTax));
  const both = explained(year.taxBeforeCredits, () => ({
    id: 'taxOfBothPersons',
    lines: taxLine,
    operands: [
      money('amountOfFirstPerson', firstTax.amount),
      money('amountOfSecondPerson', secondTax.amount),
    ],
  }));
  return { year, steps: [...before, ...firstTax.steps, ...secondTax.steps, both] };
}
