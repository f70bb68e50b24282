import type { TaxOptimizationResult } from '@suen/engine/calculators/tax-optimization/result';
import type { Step } from '@suen/engine/inputs';

const remainingPension: Step = {
  id: 'remainingRoom',
  lines: ['pension1'],
  operation: 'arithmetic',
  operands: [
    { id: 'oldAgeProvisionMaximum', unit: 'EUR', value: 3200, operator: '+' },
    { id: 'amountsEntered', unit: 'EUR', value: 1000, operator: '-' },
  ],
  rounding: 'exact',
  amount: 2200,
  sources: [
    {
      text: 'L.I.R. art. 111bis',
      url: 'https://impotsdirects.public.lu/fr/az/p/prevoyance_vieillesse.html',
    },
  ],
};

/*
 * Answers of the API for the page's tests, 2025. A couple of 38 and 40 with two children, by hand: pension 3 200 each;
 * insurances 4 x 672 = 2 688; home savings 4 x 1 344 = 5 376; single premium 9 840 + 10 800 + 2 x 2 160 = 24 960 (also
 * published by taxx.lu). Paid: 1 000, 3 200, 3 050.50, 4 200 and 5 000, together 16 450.50 of 39 424; room 2 200 + 1 176 +
 * 19 960 = 23 336; 362.50 too much for insurances.
 */
export const coupleWithLoan = {
  pension1: { max: 3200, deducted: 1000, remaining: 2200, progress: 31.25 },
  pension2: { max: 3200, deducted: 3200, remaining: 0, progress: 100 },
  insurances: { max: 2688, deducted: 3050.5, remaining: -362.5, progress: 113.49 },
  homeSavings: { max: 5376, deducted: 4200, remaining: 1176, progress: 78.13 },
  outstandingBalanceInsurance: { max: 24_960, deducted: 5000, remaining: 19_960, progress: 20.03 },
  total: {
    max: 39_424,
    deducted: 16_450.5,
    remaining: 22_973.5,
    progress: 41.73,
    room: 23_336,
    excess: 362.5,
  },
  taxYear: 2025,
  hints: [],
  explanation: { pension1: [remainingPension] },
} as const satisfies TaxOptimizationResult;

/** The same with what the room is worth: of 10 540 a year, 4 594 are left. */
export const coupleWithIncome = {
  ...coupleWithLoan,
  taxSaving: {
    marginalRatePercent: 29.96,
    taxNow: 10_540,
    taxWithAllRoomUsed: 4594,
    total: 5946,
    byCategory: { pension1: 659, homeSavings: 359, outstandingBalanceInsurance: 5242 },
    lumpSum: 960,
  },
} as const satisfies TaxOptimizationResult;

const full = (max: number) => ({ max, deducted: max, remaining: 0, progress: 100 });

/** One person of 41 without children who pays every ceiling to the cent. */
export const singleInFull: TaxOptimizationResult = {
  pension1: full(3200),
  insurances: full(672),
  homeSavings: full(672),
  total: { ...full(4544), room: 0, excess: 0 },
  taxYear: 2025,
  hints: [],
};

/** The same person with 672 too much for insurances and nothing for home savings: the plain sum is full, nothing else is. */
export const singleOutOfBalance: TaxOptimizationResult = {
  ...singleInFull,
  insurances: { max: 672, deducted: 1344, remaining: -672, progress: 200 },
  homeSavings: { max: 672, deducted: 0, remaining: 672, progress: 0 },
  total: { ...full(4544), room: 672, excess: 672 },
};

/** The same person with 672 too much for insurances and all else in full. */
export const singleAbove: TaxOptimizationResult = {
  ...singleInFull,
  insurances: { max: 672, deducted: 1344, remaining: -672, progress: 200 },
  total: { max: 4544, deducted: 5216, remaining: -672, progress: 114.79, room: 0, excess: 672 },
};
