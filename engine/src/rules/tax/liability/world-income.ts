import {
  flooredAtZero,
  inUnit,
  min,
  minus,
  over,
  plus,
  sumOf,
} from '../../../quantity/arithmetic.ts';
import { called, quoted, step } from '../../../quantity/names.ts';
import { inProportion } from '../../../quantity/proportion.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { downToEuro } from '../../../quantity/rounding.ts';
import { annualTax, type IncomeTaxLaw } from '../tariff/income-tax.ts';

/** Incomes of one assessment: of one person, or of spouses who are assessed together. */
export interface AssessedIncomes {
  /** Taxable in Luxembourg, after contributions, lump sums and allowances of each person. */
  readonly luxembourg: readonly Money[];
  /** Exempt in Luxembourg; it raises the rate only. */
  readonly foreign: readonly Money[];
  /** Lump sums for special expenses. */
  readonly expenses: readonly Money[];
  /** Allowances that lower the worldwide income: that for two incomes. */
  readonly allowances: readonly Money[];
}

/**
 * The tax in Luxembourg where foreign income is exempt and raises the rate: the tariff on the worldwide income, in
 * proportion of the income that is taxable here. L.I.R. art. 134, 157ter; tax treaties.
 */
export function taxByWorldIncome(incomes: AssessedIncomes, law: IncomeTaxLaw) {
  const { luxembourg, foreign, expenses, allowances } = incomes;
  const taxedHere = step('luxembourgIncome', flooredAtZero(minus(sumOf(luxembourg), ...expenses)));
  const worldIncome = step(
    'worldIncome',
    flooredAtZero(minus(plus(taxedHere, ...foreign), ...allowances)),
  );
  const taxOnWorld = annualTax([worldIncome], [], law);
  const rate =
    worldIncome.amount === 0
      ? null
      : step('rateOnCard', inUnit('percent', over(taxOnWorld, worldIncome)));
  const hasForeign = foreign.some(({ amount }) => amount > 0);
  if (!hasForeign || worldIncome.amount === 0) return { tax: taxOnWorld, worldIncome, rate };
  // An allowance that exceeds the foreign income leaves no more to be taxed than the whole.
  const counted = step('countedIncome', min(taxedHere, worldIncome));
  const tax = step('taxInProportion', inProportion(taxOnWorld, counted, worldIncome), downToEuro);
  return { tax, worldIncome, rate };
}

/** A year's tax in Luxembourg on incomes of which some are foreign. */
export type WorldTax = ReturnType<typeof taxByWorldIncome>;

/** The year's tax on two incomes that are each taxed alone. */
export function taxOfBoth(
  id: 'taxOnCards' | 'taxOfBothPersons',
  first: Money,
  second: Money,
): Money {
  return step(
    id,
    plus(called('amountOfFirstPerson', first), called('amountOfSecondPerson', second)),
  );
}

/** What an input saves in a year; below zero where it costs. Both taxes are explained where they are shown. */
export function savingOf(cardTax: Money, taxOnRequest: Money): Money {
  return step('saving', minus(quoted('taxOnCards', cardTax), quoted('taxOnRequest', taxOnRequest)));
}
