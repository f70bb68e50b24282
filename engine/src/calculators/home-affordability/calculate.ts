import { writtenOut } from '../../explanation/explained.ts';
import { assumptions } from '../../assumptions/assumptions.ts';
import { newestValue } from '../../law-in-force/sourced.ts';
import { fromEuros, toEuros } from '../../money/cents.ts';
import { affordability } from '../../rules/affordability.ts';
import { pricePosition } from '../../rules/price-position.ts';
import { gaugeZoneWidths } from './gauge.ts';
import { homeAffordabilityDefaults, type HomeAffordabilityInput } from './input.ts';
import type { HomeAffordabilityResult } from './result.ts';

const decimalsOfRate = 6;

/** What home a household can afford, without strain and at most, and where a price in view lies between them. */
export function calculate(input: HomeAffordabilityInput): HomeAffordabilityResult {
  const buyer = {
    annualNetIncome: fromEuros(input.annualNetIncome),
    downPayment: fromEuros(input.downPayment ?? 0),
    monthlyDebtPayments: fromEuros(input.monthlyDebtPayments ?? 0),
    termYears: input.loanTermYears ?? homeAffordabilityDefaults.loanTermYears,
    annualRatePercent: Number(input.interestRate.toFixed(decimalsOfRate)),
  };
  const easy = affordability(buyer, newestValue(assumptions.easyDebtShare), 'easy');
  const possible = affordability(buyer, newestValue(assumptions.possibleDebtShare), 'possible');
  const price = fromEuros(input.homePrice ?? 0);
  const place =
    price === 0
      ? undefined
      : pricePosition(price, easy.homePrice, possible.homePrice, gaugeZoneWidths);
  const result: HomeAffordabilityResult = {
    maxHomePriceEasy: toEuros(easy.homePrice),
    maxHomePricePossible: toEuros(possible.homePrice),
    maxMonthlyPaymentEasy: toEuros(easy.monthlyPayment),
    maxMonthlyPaymentPossible: toEuros(possible.monthlyPayment),
    maxLoanAmountEasy: toEuros(easy.loan),
    maxLoanAmountPossible: toEuros(possible.loan),
    ...(place && { gaugePosition: place.position, gaugeZone: place.zone }),
  };
  return input.explain === false
    ? result
    : {
        ...result,
        explanation: { easy: writtenOut(easy.steps), possible: writtenOut(possible.steps) },
      };
}
