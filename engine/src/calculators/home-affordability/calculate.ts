import * as assumptions from '../../assumptions/assumptions.ts';
import { newestValue } from '../../law-in-force/sourced.ts';
import { fromEuros, toEuros } from '../../money/cents.ts';
import { explain } from '../../quantity/explain.ts';
import { affordability } from '../../rules/affordability.ts';
import { pricePosition } from '../../rules/price-position.ts';
import { gaugeZoneWidths } from './gauge.ts';
import { decimalsOfRate } from '../../input/fields.ts';
import { homeAffordabilityDefaults, type HomeAffordabilityInput } from './input.ts';
import { purchaseCosts, purchaseCostsInView } from './purchase-costs.ts';
import type { HomeAffordabilityResult } from './result.ts';

/** The home that a household can afford easily and at most, and the position of an entered price. */
export function calculate(input: HomeAffordabilityInput): HomeAffordabilityResult {
  const buyer = {
    annualNetIncome: fromEuros(input.annualNetIncome),
    downPayment: fromEuros(input.downPayment ?? 0),
    monthlyDebtPayments: fromEuros(input.monthlyDebtPayments ?? 0),
    termYears: input.loanTermYears ?? homeAffordabilityDefaults.loanTermYears,
    annualRatePercent: Number(
      (input.interestRate ?? homeAffordabilityDefaults.interestRate).toFixed(decimalsOfRate),
    ),
  };
  const easy = affordability(buyer, newestValue(assumptions.easyDebtShare), 'easy');
  const possible = affordability(buyer, newestValue(assumptions.possibleDebtShare), 'possible');
  const price = fromEuros(input.homePrice ?? 0);
  const hasPrice = price > 0;
  const place = hasPrice
    ? pricePosition(price, easy.maxHomePrice.amount, possible.maxHomePrice.amount, gaugeZoneWidths)
    : undefined;
  const costs = {
    easy: purchaseCosts(easy.maxHomePrice, easy.maxLoanAmount),
    possible: purchaseCosts(possible.maxHomePrice, possible.maxLoanAmount),
    ...(hasPrice && { inView: purchaseCostsInView(price, buyer.downPayment) }),
  };
  const result: HomeAffordabilityResult = {
    maxHomePriceEasy: toEuros(easy.maxHomePrice.amount),
    maxHomePricePossible: toEuros(possible.maxHomePrice.amount),
    maxMonthlyPaymentEasy: toEuros(easy.maxMonthlyPayment.amount),
    maxMonthlyPaymentPossible: toEuros(possible.maxMonthlyPayment.amount),
    maxLoanAmountEasy: toEuros(easy.maxLoanAmount.amount),
    maxLoanAmountPossible: toEuros(possible.maxLoanAmount.amount),
    ...(place && { gaugePosition: place.position, gaugeZone: place.zone }),
    purchaseCosts: {
      easy: costs.easy.costs,
      possible: costs.possible.costs,
      ...(costs.inView && { inView: costs.inView.costs }),
    },
  };
  if (input.explain === false) return result;
  return {
    ...result,
    explanation: {
      easy: explain({ ...easy, ...costs.easy.lines }),
      possible: explain({ ...possible, ...costs.possible.lines }),
      ...(costs.inView && { inView: explain(costs.inView.lines) }),
    },
  };
}
