import { roomInTest } from '../calculator-in-test.test-support.tsx';

/**
 * The page, usually with 35 and 37 with two children, a single premium of 5 000 in 2025. By hand: 1 + 5 x 0.08 = 1.40 and
 * 1 + 7 x 0.08 = 1.56; 6 000 x 1.40 + 6 000 x 1.56 + 2 x 1 200 x 1.56 = 21 504; 5 000 / 21 504 = 23.25 %.
 */
export const { calculate, showPage } = roomInTest('outstanding-balance-insurance', {
  entries: { age1: 35, age2: 37, childrenInHousehold: 2, outstandingBalanceInsurance: 5000 },
});
