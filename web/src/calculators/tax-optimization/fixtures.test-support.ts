import { roomInTest } from '../calculator-in-test.test-support.tsx';

/**
 * The page, usually with a couple of 38 and 40 with two children and a loan in 2025. By hand: pension 3 200 each; insurances
 * 4 x 672 = 2 688; home savings 4 x 1 344 = 5 376; single premium 9 840 + 10 800 + 2 x 2 160 = 24 960 (also published by taxx.lu).
 * Paid: 1 000, 3 200, 3 050.50, 4 200 and 5 000, together 16 450.50 of 39 424; remaining 2 200 + 1 176 + 19 960 = 23 336; 362.50 too
 * much for insurances.
 */
export const { calculate, showPage } = roomInTest('tax-optimization', {
  entries: {
    household: 'partner',
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
  },
});
