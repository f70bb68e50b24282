import type { Month } from '../../dated/month.ts';
import { deedLaw } from '../../law-in-force/home/deed-law.ts';
import type { ExplainedLines } from '../../quantity/explain.ts';
import { called, quoted } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { amountsInEuros } from '../../result/in-euros.ts';
import { mortgageDeed, saleDeed } from '../../rules/home/deed-costs.ts';
import type { PurchaseCosts } from './result.ts';

interface Deeds {
  readonly notaryFees: Money;
  readonly mortgageDeed: Money;
}

/** The costs of both deeds for a price and a loan that other lines explain, and their lines to explain. */
export function purchaseCosts(
  homePrice: Money,
  loan: Money,
  month: Month,
): { readonly costs: PurchaseCosts; readonly lines: ExplainedLines } {
  const deeds = deedsOf(quoted('homePrice', homePrice), quoted('loanAmount', loan), month);
  return { costs: costsOf(homePrice, loan, deeds), lines: { ...deeds } };
}

export function deedsOf(homePrice: Money, loan: Money, month: Month): Deeds {
  const law = deedLaw(month);
  return {
    notaryFees: saleDeed(homePrice, law.sale),
    mortgageDeed: mortgageDeed(called('loanAmount', loan), law.mortgage),
  };
}

/** The costs as a result shows them, in euros. */
export function costsOf(homePrice: Money, loanAmount: Money, deeds: Deeds): PurchaseCosts {
  return amountsInEuros({ homePrice, loanAmount, ...deeds });
}
