import type { Cents } from '../../money/cents.ts';
import { deedLaw } from '../../law-in-force/deed-law.ts';
import { flooredAtZero, minus } from '../../quantity/arithmetic.ts';
import type { ExplainedLines } from '../../quantity/explain.ts';
import { called, money, quoted, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { mortgageDeed, saleDeed } from '../../rules/deed-costs.ts';
import { amountsInEuros } from '../../result/in-euros.ts';
import type { PurchaseCosts } from './result.ts';

/** The costs of both deeds, and their lines to explain. */
interface ExplainedPurchaseCosts {
  readonly costs: PurchaseCosts;
  readonly lines: ExplainedLines;
}

/** The costs of both deeds for a price and a loan that other lines explain. */
export function purchaseCosts(homePrice: Money, loan: Money): ExplainedPurchaseCosts {
  return costsOf(quoted('homePrice', homePrice), quoted('loanAmount', loan));
}

/** The costs for an entered price, whose loan is the price minus the down payment. */
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
