import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';

/**
 * 35 and 37 with two children, a single premium of 5 000 in 2025, as the API answers. By hand: 1 + 5 x 0.08 = 1.40 and
 * 1 + 7 x 0.08 = 1.56; 6 000 x 1.40 + 6 000 x 1.56 + 2 x 1 200 x 1.56 = 21 504; 5 000 / 21 504 = 23.25 %.
 */
export const coupleOf35And37: OutstandingBalanceInsuranceResult = {
  max: 21_504,
  deducted: 5000,
  remaining: 16_504,
  progress: 23.25,
  taxYear: 2025,
  hints: [],
  ageFactors: [
    { yearsCounted: 5, factor: 1.4 },
    { yearsCounted: 7, factor: 1.56 },
  ],
  explanation: [
    {
      id: 'singlePremiumCeiling',
      lines: ['outstandingBalanceInsurance'],
      operation: 'arithmetic',
      operands: [
        { id: 'singlePremiumBase', unit: 'EUR', value: 6000, operator: '+' },
        { id: 'ageFactor1', unit: 'number', value: 1.4, operator: '×' },
        { id: 'singlePremiumBase', unit: 'EUR', value: 6000, operator: '+' },
        { id: 'ageFactor2', unit: 'number', value: 1.56, operator: '×' },
        { id: 'singlePremiumPerChild', unit: 'EUR', value: 1200, operator: '+' },
        { id: 'childrenInHousehold', unit: 'number', value: 2, operator: '×' },
        { id: 'higherAgeFactor', unit: 'number', value: 1.56, operator: '×' },
      ],
      rounding: 'toNearestCent',
      amount: 21_504,
      sources: [
        { text: 'Règlement grand-ducal du 19 décembre 2008', url: 'https://legilux.public.lu' },
      ],
    },
  ],
};

/** One person of 30 without children and without a premium: 6 000, once. */
export const oneOf30: OutstandingBalanceInsuranceResult = {
  max: 6000,
  deducted: 0,
  remaining: 6000,
  progress: 0,
  taxYear: 2025,
  hints: [],
  ageFactors: [{ yearsCounted: 0, factor: 1 }],
};

/** One person with annual premiums of 700. 672 are deductible. */
export const annualPremiumsAbove: OutstandingBalanceInsuranceResult = {
  max: 672,
  deducted: 700,
  remaining: -28,
  progress: 104.17,
  taxYear: 2025,
  hints: [],
};
