import * as assumptions from '../../assumptions/assumptions.ts';
import { decimalsOfRate } from '../../input/fields.ts';
import { newestValue } from '../../law-in-force/sourced.ts';
import { fromEuros, toEuros } from '../../money/cents.ts';
import { explain } from '../../quantity/explain.ts';
import { affordability } from '../../rules/home/affordability.ts';
import { pricePosition } from '../../rules/home/price-position.ts';
import { housingAids } from './aids.ts';
import { gaugeZoneWidths } from './gauge-preview.ts';
import { homeInView } from './home-in-view.ts';
import {
  homeAffordabilityCall,
  homeAffordabilityDefaults,
  type HomeAffordabilityInput,
} from './input.ts';
import { purchaseCosts } from './purchase-costs.ts';
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
  const costs = {
    easy: purchaseCosts(easy.maxHomePrice, easy.maxLoanAmount),
    possible: purchaseCosts(possible.maxHomePrice, possible.maxLoanAmount),
  };
  const place =
    price > 0
      ? pricePosition(
          price,
          easy.maxHomePrice.amount,
          possible.maxHomePrice.amount,
          gaugeZoneWidths,
        )
      : undefined;
  const inView =
    place &&
    homeInView({
      ...buyer,
      price,
      dwelling: input.dwelling ?? homeAffordabilityDefaults.dwelling,
      buyers: {
        count: input.buyers ?? homeAffordabilityDefaults.buyers,
        creditUsed: fromEuros(input.creditUsed ?? 0),
      },
      possiblePrice: possible.maxHomePrice.amount,
      possiblePriceOverLongestTerm: affordability(
        { ...buyer, termYears: homeAffordabilityCall.inputSchema.properties.loanTermYears.maximum },
        newestValue(assumptions.possibleDebtShare),
        'possible',
      ).maxHomePrice.amount,
      verdict: place.zone,
    });
  const aids =
    inView && input.aids && inView.dwelling !== 'let'
      ? housingAids(inView, input.aids, buyer.annualNetIncome, buyer.annualRatePercent)
      : undefined;
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
      ...(inView && { inView: inView.costs }),
    },
    ...(inView && { wish: inView.home }),
    ...(aids && { aids: aids.aids }),
  };
  if (input.explain === false) return result;
  return {
    ...result,
    explanation: {
      easy: explain({ ...easy, ...costs.easy.lines }),
      possible: explain({ ...possible, ...costs.possible.lines }),
      ...(inView && { inView: explain(inView.lines) }),
      ...(aids && { aids: explain(aids.lines) }),
    },
  };
}
