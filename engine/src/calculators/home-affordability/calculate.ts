import * as assumptions from '../../assumptions/assumptions.ts';
import type { Day } from '../../dated/day.ts';
import { monthOf, type Month } from '../../dated/month.ts';
import { roundedRate } from '../../input/fields.ts';
import { nearestValue } from '../../law-in-force/sourced.ts';
import { fromEuros, toEuros } from '../../money/cents.ts';
import { explain } from '../../quantity/explain.ts';
import { withSteps } from '../../result/with-steps.ts';
import { affordability } from '../../rules/home/affordability.ts';
import { isLivedIn } from '../../rules/home/dwelling.ts';
import { pricePosition, type PriceZone } from '../../rules/home/price-position.ts';
import { housingAids } from './aids.ts';
import { gaugeZoneWidths } from './gauge-preview.ts';
import { homeInView, type HomeWithCosts, type PlannedPurchase } from './home-in-view.ts';
import {
  homeAffordabilityCall,
  homeAffordabilityDefaults,
  type HomeAffordabilityInput,
} from './input.ts';
import { purchaseCosts } from './purchase-costs.ts';
import type { HomeAffordabilityResult, HomeHintId } from './result.ts';

type Buyer = ReturnType<typeof buyerOf>;
type Affordability = ReturnType<typeof affordability>;

/** The home that a household can afford easily and at most, and the position of an entered price. */
export function calculate(input: HomeAffordabilityInput, today: Day): HomeAffordabilityResult {
  const month = monthOf(today);
  const buyer = buyerOf(input, month);
  const possibleShare = nearestValue(assumptions.possibleDebtShare, month);
  const easy = affordability(buyer, nearestValue(assumptions.easyDebtShare, month), 'easy');
  const possible = affordability(buyer, possibleShare, 'possible');
  const costs = {
    easy: purchaseCosts(easy.maxHomePrice, easy.maxLoanAmount, month),
    possible: purchaseCosts(possible.maxHomePrice, possible.maxLoanAmount, month),
  };
  const place = placeOf(input, easy, possible);
  const inView =
    place && homeInView(plannedPurchaseOf(input, buyer, { easy, possible }, place.zone));
  const aids = inView && aidsOf(input, inView, buyer);
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
    hints: hintsOf(buyer, easy, possible),
  };
  return withSteps(input, result, () => ({
    easy: explain({ ...easy, ...costs.easy.lines }),
    possible: explain({ ...possible, ...costs.possible.lines }),
    ...(inView && { inView: explain(inView.lines) }),
    ...(aids && { aids: explain(aids.lines) }),
  }));
}

/** Income, savings and debts of the household, the terms of its loan, and the month whose law applies. */
function buyerOf(input: HomeAffordabilityInput, month: Month) {
  return {
    month,
    annualNetIncome: fromEuros(input.annualNetIncome),
    downPayment: fromEuros(input.downPayment ?? 0),
    monthlyDebtPayments: fromEuros(input.monthlyDebtPayments ?? 0),
    termYears: input.loanTermYears ?? homeAffordabilityDefaults.loanTermYears,
    annualRatePercent: roundedRate(input.interestRate ?? homeAffordabilityDefaults.interestRate),
  };
}

/** Why there is little or no loan. */
function hintsOf(
  { annualNetIncome, termYears }: Buyer,
  easy: Affordability,
  possible: Affordability,
): readonly HomeHintId[] {
  if (annualNetIncome === 0) return ['noIncome'];
  if (possible.maxMonthlyPayment.amount === 0) return ['noRoom'];
  return [
    ...(easy.maxMonthlyPayment.amount === 0 ? (['noEasyRoom'] as const) : []),
    ...(termYears === 0 ? (['noTerm'] as const) : []),
  ];
}

/** Where the price in view lies between the easy and the possible price; `undefined` without a price. */
function placeOf(
  { homePrice }: HomeAffordabilityInput,
  easy: Affordability,
  possible: Affordability,
) {
  const price = fromEuros(homePrice ?? 0);
  if (price <= 0) return undefined;
  return pricePosition(
    price,
    easy.maxHomePrice.amount,
    possible.maxHomePrice.amount,
    gaugeZoneWidths,
  );
}

function plannedPurchaseOf(
  input: HomeAffordabilityInput,
  buyer: Buyer,
  { easy, possible }: Readonly<Record<'easy' | 'possible', Affordability>>,
  verdict: PriceZone,
): PlannedPurchase {
  const overLongestTerm = affordability(
    { ...buyer, termYears: homeAffordabilityCall.inputSchema.properties.loanTermYears.maximum },
    nearestValue(assumptions.possibleDebtShare, buyer.month),
    'possible',
  );
  return {
    ...buyer,
    price: fromEuros(input.homePrice ?? 0),
    dwelling: input.dwelling ?? homeAffordabilityDefaults.dwelling,
    buyers: {
      count: input.buyers ?? homeAffordabilityDefaults.buyers,
      creditUsed: fromEuros(input.creditUsed ?? 0),
    },
    highestPayments: {
      easy: easy.maxMonthlyPayment.amount,
      possible: possible.maxMonthlyPayment.amount,
    },
    possiblePrice: possible.maxHomePrice.amount,
    possiblePriceOverLongestTerm: overLongestTerm.maxHomePrice.amount,
    verdict,
  };
}

/** The aids of the State for a home to live in; `undefined` where the input does not ask for them. */
function aidsOf({ aids }: HomeAffordabilityInput, inView: HomeWithCosts, buyer: Buyer) {
  if (!aids || !isLivedIn(inView.dwelling)) return undefined;
  return housingAids(inView, aids, buyer);
}
