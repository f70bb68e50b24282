import type { TaxOptimizationInput } from '@suen/engine/calculators/tax-optimization/input';
import type { TaxOptimizationResult } from '@suen/engine/calculators/tax-optimization/result';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

const answerTo = answersOf<TaxOptimizationInput, TaxOptimizationResult>('tax-optimization');
const couple = {
  age1: 38,
  age2: 40,
  childrenInHousehold: 2,
  pension1: 1000,
  pension2: 3200,
  lifeInsurance1: 3050.5,
  homeSavings1: 4200,
  outstandingBalanceInsuranceType: 1,
  outstandingBalanceInsurance: 5000,
  taxYear: 2025,
} as const;

/**
 * A couple of 38 and 40 with two children, by hand: pension 3 200 each; insurances 4 x 672 = 2 688; home savings 4 x 1 344 =
 * 5 376; single premium 9 840 + 10 800 + 2 x 2 160 = 24 960 (also published by taxx.lu). Paid: 1 000, 3 200, 3 050.50, 4 200 and
 * 5 000, together 16 450.50 of 39 424; remaining 2 200 + 1 176 + 19 960 = 23 336; 362.50 too much for insurances.
 */
export const coupleWithLoan = answerTo(couple);

/** The couple with what the remaining limits are worth: of 10 540 a year, 4 594 are left. */
export const coupleWithIncome = answerTo({ ...couple, taxableIncome: 85_000, taxClass: 3 });

/** The couple with an income on which no tax is due. */
export const coupleWithoutTax = answerTo({ ...couple, taxableIncome: 20_000, taxClass: 3 });

const single = { age1: 41, pension1: 3200, homeSavings1: 672, taxYear: 2025 } as const;

/** One person of 41 without children who pays every ceiling to the cent. */
export const singleInFull = answerTo({ ...single, lifeInsurance1: 672 });

/** One person with 672 too much for insurances and nothing for home savings: the plain sum is full, nothing else is. */
export const singleOutOfBalance = answerTo({ ...single, lifeInsurance1: 1344, homeSavings1: 0 });

/** One person with 672 too much for insurances and all else in full. */
export const singleAbove = answerTo({ ...single, lifeInsurance1: 1344 });

/** The page, usually with the couple and its loan. */
export const { calculate, showPage } = roomInTest('tax-optimization', {
  entries: {
    household: 'partner',
    age1: 38,
    age2: 40,
    outstandingBalanceInsuranceType: 1,
    outstandingBalanceInsurance: 5000,
  },
  result: coupleWithLoan,
});
