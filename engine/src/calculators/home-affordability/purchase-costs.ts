import { explained, writtenOut, type Explainable } from '../../explanation/explained.ts';
import { money } from '../../explanation/operand.ts';
import type { Step } from '../../explanation/step.ts';
import { deedLaw } from '../../law-in-force/deed-law.ts';
import { highest, less, noCents, toEuros, type Cents } from '../../money/cents.ts';
import { mortgageDeed, saleDeed } from '../../rules/deed-costs.ts';
import type { PurchaseCosts } from './result.ts';

/** What the two deeds cost for a price and a loan, with the steps. */
export interface ExplainedPurchaseCosts {
  readonly costs: PurchaseCosts;
  readonly steps: () => readonly Step[];
}

/** The notary's fees for a purchase at a price, and the mortgage deed for a loan. */
export function purchaseCosts(
  homePrice: Cents,
  loan: Cents,
  stepsOfLoan: readonly Explainable[] = [],
): ExplainedPurchaseCosts {
  const law = deedLaw();
  const sale = saleDeed(homePrice, law.sale);
  const mortgage = mortgageDeed(loan, law.mortgage);
  return {
    costs: {
      homePrice: toEuros(homePrice),
      loanAmount: toEuros(loan),
      notaryFees: toEuros(sale.amount),
      mortgageDeed: toEuros(mortgage.amount),
    },
    steps: () => writtenOut([...sale.steps, ...stepsOfLoan, ...mortgage.steps]),
  };
}

/** The same for a home in view, with the loan that its price needs beside the down payment. */
export function purchaseCostsInView(homePrice: Cents, downPayment: Cents): ExplainedPurchaseCosts {
  const isCovered = downPayment > homePrice;
  const loan = explained(highest(noCents, less(homePrice, downPayment)), () => ({
    id: 'neededLoan',
    lines: ['mortgageDeed'],
    operands: [money('homePrice', homePrice), money('downPayment', downPayment, '-')],
    raisedToZero: isCovered || undefined,
  }));
  return purchaseCosts(homePrice, loan.amount, [loan]);
}
