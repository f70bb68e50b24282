import { subtractCents, sum, type Cents } from '../../money/cents.ts';
import { subtractRates, wholeRate, type Rate } from '../../money/rate.ts';
import { flooredAtZero, minus, plus, sumOf } from '../../quantity/arithmetic.ts';
import { asFigure, called, quoted, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { withTax } from '../pay/earner-year.ts';
import { taxOfBoth } from '../tax/liability/world-income.ts';
import { annualTax, annualTaxOnPart, type IncomeTaxLaw } from '../tax/tariff/income-tax.ts';
import { lowerIncome } from './couple-deductions.ts';
import {
  jointDeductions,
  jointTaxOf,
  ownTaxableIncome,
  twoEarnerAllowanceOf,
  workingOnAllowanceOf,
  type CoupleLaw,
  type Spouse,
} from './joint-assessment.ts';

/** Figures of the law for the filings, in addition to those of the joint assessment. */
export interface FilingsLaw {
  /** The part of the two-earner allowance that each spouse has under strictly individual taxation. */
  readonly individualTwoEarnerAllowance: Money;
}

/** A couple's year under one way of filing. */
interface Filing {
  /** Of both persons, before credits. */
  readonly tax: Money;
  readonly taxAfterCredits: Money;
  /** Taxable incomes to explain before the tax. */
  readonly incomes: readonly Money[];
  readonly netSalary: Cents;
}

/** The three ways of filing for two spouses. Their credits are the same in each. */
export interface Filings {
  readonly taxCredits: Money;
  /** The couple's income after all deductions, which reallocation splits. */
  readonly adjustedIncome: Money;
  readonly collective: Filing;
  readonly individual: Filing;
  readonly reallocated: Filing;
}

/**
 * The year of two persons by each way of filing. L.I.R. art. 3 and 3ter.
 *
 * @param share of the couple's income that the first person is taxed on where it is reallocated
 */
export function coupleFilings(
  first: Spouse,
  second: Spouse,
  share: Rate,
  law: CoupleLaw & FilingsLaw,
  { classOne, classTwo }: Readonly<Record<'classOne' | 'classTwo', IncomeTaxLaw>>,
): Filings {
  const ownOfFirst = ownIncomeAlone(first);
  const ownOfSecond = ownIncomeAlone(second);
  const couple = { first, second, ownOfFirst, ownOfSecond };
  const jointTax = jointTaxOf(couple, law, classTwo);
  const lower = lowerIncome(ownOfFirst, ownOfSecond);
  const allowanceOfTwo = twoEarnerAllowanceOf(couple, law.individualTwoEarnerAllowance, lower, law);
  const individually = (spouse: Spouse, own: Money) => {
    const others = [law.specialExpensesLumpSum, ...allowanceOfTwo];
    return annualTax([own], [...others, ...workingOnAllowanceOf(spouse, own, others)], classOne);
  };
  const { expenses, allowances } = jointDeductions(couple, law);
  const adjusted = step(
    'jointAdjustedIncome',
    flooredAtZero(
      minus(
        plus(
          called('incomeOfFirstPerson', ownOfFirst),
          called('incomeOfSecondPerson', ownOfSecond),
        ),
        expenses,
        ...allowances,
      ),
    ),
  );
  const taxOnPart = (part: Rate) => annualTaxOnPart(adjusted, part, classOne);
  const untaxed = sum(netWithoutTax(first), netWithoutTax(second));
  // Each person's own result explains the credits.
  const taxCredits = quoted('taxCredits', plus(first.year.credits, second.year.credits));
  const filed = (tax: Money, incomes: readonly Money[] = []): Filing => ({
    tax,
    taxAfterCredits: step('tax', minus(tax, taxCredits)),
    incomes,
    netSalary: subtractCents(untaxed, tax.amount),
  });
  return {
    taxCredits,
    adjustedIncome: adjusted,
    collective: filed(jointTax, [ownOfFirst, ownOfSecond]),
    // Art. 3ter, par. 2: each person's income minus a lump sum and half of the allowance.
    individual: filed(
      taxOfBoth(
        'taxOfBothPersons',
        individually(first, ownOfFirst),
        individually(second, ownOfSecond),
      ),
    ),
    // Art. 3ter, par. 3: the couple's adjusted income, split between both.
    reallocated: filed(
      taxOfBoth('taxOfBothPersons', taxOnPart(share), taxOnPart(subtractRates(wholeRate, share))),
    ),
  };
}

/** A person's taxable income. Its operands are plain figures, because the person's own result explains them. */
function ownIncomeAlone({ year: { taxable, deductions } }: Spouse): Money {
  return ownTaxableIncome(asFigure(taxable), deductions.map(asFigure));
}

function netWithoutTax({ year }: Spouse): Cents {
  return withTax(year, noTax).netSalary.amount;
}

const noTax = quoted('taxBeforeCredits', sumOf([]));
