import { roomInTest } from '../calculator-in-test.test-support.tsx';

/**
 * The page, usually with 2 500 at 8.24 % over a year, as the documentation of numpy-financial publishes it: interest 112.98, so
 * 2 612.98 in all and 217.75 a month.
 */
export const { answer, calculate, calculationPath, showPage } = roomInTest('loan-cost', {
  entries: { amount: 2500, annualInterestRate: 8.24, months: 12 },
});
