import type { HomeAffordabilityResult, Step } from '@suen/engine/inputs';

function paymentStep(comfort: 'easy' | 'possible', percent: number, amount: number): Step {
  return {
    id: `${comfort}MonthlyPayment`,
    lines: ['maxMonthlyPayment'],
    operation: 'arithmetic',
    operands: [
      { id: 'monthlyNetIncome', unit: 'EUR', value: 3000, operator: '+' },
      { id: 'debtShare', unit: 'percent', value: percent, operator: '×' },
      { id: 'monthlyDebtPayments', unit: 'EUR', value: 200, operator: '-' },
    ],
    rounding: 'toNearestCent',
    amount,
    sources: [],
  };
}

const incomeStep: Step = {
  id: 'monthlyNetIncome',
  lines: ['maxMonthlyPayment'],
  operation: 'arithmetic',
  operands: [
    { id: 'annualNetIncome', unit: 'EUR', value: 36_000, operator: '+' },
    { id: 'monthsInYear', unit: 'months', value: 12, operator: '÷' },
  ],
  rounding: 'exact',
  amount: 3000,
  sources: [],
};

/**
 * 36 000 net a year, 200 of debts a month, 24 000 of one's own, ten years without interest, as the API answers. By hand:
 * 3 000 / 3 - 200 = 800 and 3 000 x 40 % - 200 = 1 000 a month; 96 000 and 120 000 over 120 months.
 */
export const tenYearsWithoutInterest: HomeAffordabilityResult = {
  maxHomePriceEasy: 120_000,
  maxHomePricePossible: 144_000,
  maxMonthlyPaymentEasy: 800,
  maxMonthlyPaymentPossible: 1000,
  maxLoanAmountEasy: 96_000,
  maxLoanAmountPossible: 120_000,
  explanation: {
    easy: [incomeStep, paymentStep('easy', 100 / 3, 800)],
    possible: [incomeStep, paymentStep('possible', 40, 1000)],
  },
};

/** The same with a price in the middle of both: 40 + 25 / 2. */
export const realisticPrice: HomeAffordabilityResult = {
  ...tenYearsWithoutInterest,
  gaugePosition: 52.5,
  gaugeZone: 'realistic',
};

/** Debts that leave no room: the price is the down payment. */
export const withoutRoom: HomeAffordabilityResult = {
  maxHomePriceEasy: 24_000,
  maxHomePricePossible: 24_000,
  maxMonthlyPaymentEasy: 0,
  maxMonthlyPaymentPossible: 0,
  maxLoanAmountEasy: 0,
  maxLoanAmountPossible: 0,
};
