import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import type { Step } from '@suen/engine/inputs';

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

const notaryFeesStep: Step = {
  id: 'notaryFees',
  lines: ['notaryFees'],
  operation: 'arithmetic',
  operands: [
    { id: 'saleFee', unit: 'EUR', value: 956.97, operator: '+' },
    { id: 'saleFeeVat', unit: 'EUR', value: 162.68, operator: '+' },
  ],
  rounding: 'exact',
  amount: 1119.65,
  sources: [],
};

/**
 * The deeds by the notaries' scales. By hand at 120 000: 956.97 (956.966) and 17 % VAT 162.68; loan 96 000: registration
 * 230.40, inscription 57.60, 521.98 (521.9788) and VAT 88.74. At 144 000 and 120 000: 1 076.97, 183.08; 288, 72, 581.98, 98.94.
 */
const purchaseCosts = {
  easy: { homePrice: 120_000, loanAmount: 96_000, notaryFees: 1119.65, mortgageDeed: 898.72 },
  possible: { homePrice: 144_000, loanAmount: 120_000, notaryFees: 1260.05, mortgageDeed: 1040.92 },
} as const;

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
  purchaseCosts,
  explanation: {
    easy: [incomeStep, paymentStep('easy', 100 / 3, 800), notaryFeesStep],
    possible: [incomeStep, paymentStep('possible', 40, 1000)],
  },
};

/** The same with a price in the middle of both: 40 + 25 / 2. */
export const realisticPrice: HomeAffordabilityResult = {
  ...tenYearsWithoutInterest,
  gaugePosition: 52.5,
  gaugeZone: 'realistic',
  // 132 000 - 24 000 = 108 000. 1 016.97 (1 016.966) and VAT 172.88; 259.20, 64.80, 551.98 and 93.84.
  purchaseCosts: {
    ...purchaseCosts,
    inView: { homePrice: 132_000, loanAmount: 108_000, notaryFees: 1189.85, mortgageDeed: 969.82 },
  },
};

/** Debts that leave no room: the price is the down payment. */
export const withoutRoom: HomeAffordabilityResult = {
  maxHomePriceEasy: 24_000,
  maxHomePricePossible: 24_000,
  maxMonthlyPaymentEasy: 0,
  maxMonthlyPaymentPossible: 0,
  maxLoanAmountEasy: 0,
  maxLoanAmountPossible: 0,
  // 24 000 of price: 148.74 + 74.37 + 148.74 + 53.18 (6 647.46 x 0.8 %) = 425.02 and VAT 72.25.
  purchaseCosts: {
    easy: { homePrice: 24_000, loanAmount: 0, notaryFees: 497.27, mortgageDeed: 0 },
    possible: { homePrice: 24_000, loanAmount: 0, notaryFees: 497.27, mortgageDeed: 0 },
  },
};
