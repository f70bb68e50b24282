import type { OutstandingBalanceInsuranceInput } from '@suen/engine/calculators/outstanding-balance-insurance/input';
import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

const answerTo = answersOf<OutstandingBalanceInsuranceInput, OutstandingBalanceInsuranceResult>(
  'outstanding-balance-insurance',
);
const couple = { age1: 35, age2: 37, childrenInHousehold: 2, outstandingBalanceInsurance: 5000 };

/**
 * 35 and 37 with two children, a single premium of 5 000 in 2025. By hand: 1 + 5 x 0.08 = 1.40 and 1 + 7 x 0.08 = 1.56;
 * 6 000 x 1.40 + 6 000 x 1.56 + 2 x 1 200 x 1.56 = 21 504; 5 000 / 21 504 = 23.25 %.
 */
const coupleOf35And37 = answerTo({ ...couple, taxYear: 2025 });

/** One person of 30 without children and without a premium: 6 000, once. */
export const oneOf30 = answerTo({ age1: 30, taxYear: 2025 });

/** One person with annual premiums of 700. 672 are deductible. */
export const annualPremiumsAbove = answerTo({
  age1: 35,
  outstandingBalanceInsurance: 700,
  outstandingBalanceInsuranceType: 2,
  taxYear: 2025,
});

/**
 * A single premium of 10 000 at 30, of which 6 000 are deducted, of a person in class 1 with 60 000 in 2026. 11 945 of tax,
 * and 9 630 with 5 520 less, since 480 are deducted anyway: 2 315 saved, 7 685 left (the engine's own tests have each step
 * by hand).
 */
export const taxedSinglePremium = answerTo({
  age1: 30,
  outstandingBalanceInsurance: 10_000,
  taxableIncome: 60_000,
  taxClass: 1,
  taxYear: 2026,
});

/** A person of 30 with a premium of 480, which the lump sum covers. */
export const premiumInLumpSum = answerTo({
  age1: 30,
  outstandingBalanceInsurance: 480,
  taxableIncome: 60_000,
  taxClass: 1,
  taxYear: 2026,
});

/** The page, usually with the couple. */
export const { calculate, showPage } = roomInTest('outstanding-balance-insurance', {
  entries: couple,
  result: coupleOf35And37,
});
