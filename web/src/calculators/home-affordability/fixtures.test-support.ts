import type { HomeAffordabilityInput } from '@suen/engine/calculators/home-affordability/input';
import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

export const answerTo = answersOf<HomeAffordabilityInput, HomeAffordabilityResult>(
  'home-affordability',
);
const household = {
  annualNetIncome: 36_000,
  downPayment: 24_000,
  loanTermYears: 10,
  interestRate: 0,
  monthlyDebtPayments: 200,
};

/**
 * 36 000 net a year, 200 of debts a month, 24 000 of one's own, ten years without interest. By hand: 3 000 / 3 - 200 = 800 and
 * 3 000 x 40 % - 200 = 1 000 a month; 96 000 and 120 000 over 120 months.
 *
 * The deeds by the notaries' scales. At 120 000: 956.97 (956.966) and 17 % VAT 162.68; loan 96 000: registration 230.40,
 * inscription 57.60, 521.98 (521.9788) and VAT 88.74. At 144 000 and 120 000: 1 076.97, 183.08; 288, 72, 581.98, 98.94.
 */
export const tenYearsWithoutInterest = answerTo(household);

/**
 * The first household with a price in the middle of both: 40 + 25 / 2. The loan is 132 000 - 24 000 = 108 000.
 * 1 016.97 (1 016.966) and VAT 172.88; 259.20, 64.80, 551.98 and 93.84.
 */
export const realisticPrice = answerTo({ ...household, homePrice: 132_000 });

/**
 * Debts that leave nothing for a loan: the price is the down payment. 148.74 + 74.37 + 148.74 + 53.18 (6 647.46 x 0.8 %) = 425.02
 * and VAT 72.25.
 */
export const debtsThatLeaveNothing = answerTo({ ...household, monthlyDebtPayments: 2000 });

/** The page, usually with the first of these households. */
export const { calculate, calculationPath, showPage } = roomInTest('home-affordability', {
  entries: { ...household, homePrice: '' },
  result: tenYearsWithoutInterest,
});
