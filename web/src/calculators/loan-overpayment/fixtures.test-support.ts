import { roomInTest } from '../calculator-in-test.test-support.tsx';

/**
 * The page, usually with 1 000 owed for two months at 1 % a month, 600 paid early. By hand: payment 507.51, interest 15.02; one
 * payment of 404 is left, interest 4.00; or two of 203.00, interest 6.01. The balance after a month is 1 000 x 1.01 - 507.51 =
 * 502.49.
 */
export const { calculate, calculationPath, showPage } = roomInTest('loan-overpayment', {
  entries: {
    loanAmount: 1000,
    interestRate: 12,
    remainingTermYears: 0,
    remainingTermMonths: 2,
    prepaymentAmount: 600,
  },
});
