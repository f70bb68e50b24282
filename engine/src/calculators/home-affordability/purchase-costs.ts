import type { Cents } from '../../money/cents.ts';
import { deedLaw } from '../../law-in-force/deed-law.ts';
import { flooredAtZero, minus } from '../../quantity/arithmetic.ts';
import type { ExplainedLines } from '../../quantity/explain.ts';
import { loanNames } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { mortgageDeed, saleDeed } from '../../rules/deed-costs.ts';
import { amountsInEuros } from '../map-values.ts';
import type { PurchaseCosts } from './result.ts';

const { step, money, quoted, called } = loanNames;

/** What the two deeds cost for a price and a loan, and the lines that say how. */
export interface ExplainedPurchaseCosts {
  readonly costs: PurchaseCosts;
  readonly lines: ExplainedLines;
}

/** The notary's fees for a purchase at a price, and the mortgage deed for a loan, which their own lines explain. */
export function purchaseCosts(homePrice: Money, loan: Money): ExplainedPurchaseCosts {
  return costsOf(quoted('homePrice', homePrice), quoted('loanAmount', loan));
}

/** The same for a home in view, with the loan that its price needs beside the down payment. */
export function purchaseCostsInView(price: Cents, downPayment: Cents): ExplainedPurchaseCosts {
  const homePrice = money('homePrice', price);
  const loan = step(
    'neededLoan',
    flooredAtZero(minus(homePrice, money('downPayment', downPayment))),
  );
  const { costs, lines } = costsOf(homePrice, called('loanAmount', loan));
  return { costs, lines: { ...lines, mortgageDeed: [loan, ...[lines.mortgageDeed ?? []].flat()] } };
}

function costsOf(homePrice: Money, loan: Money): ExplainedPurchaseCosts {
  const law = deedLaw();
  const notaryFees = saleDeed(homePrice, law.sale);
  const deed = mortgageDeed(loan, law.mortgage);
  return {
    costs: amountsInEuros({ homePrice, loanAmount: loan, notaryFees, mortgageDeed: deed }),
    lines: { notaryFees, mortgageDeed: deed },
  };
}
