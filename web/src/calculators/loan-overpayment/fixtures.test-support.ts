import type { LoanOverpaymentInput } from '@suen/engine/calculators/loan-overpayment/input';
import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

const answerTo = answersOf<LoanOverpaymentInput, LoanOverpaymentResult>('loan-overpayment');
const loan = { loanAmount: 1000, interestRate: 12, remainingTermYears: 0, remainingTermMonths: 2 };

/**
 * 1 000 owed for two months at 1 % a month, 600 paid early. By hand: payment 507.51, interest 15.02; one payment of 404 is
 * left, interest 4.00; or two of 203.00, interest 6.01. The balance after a month is 1 000 x 1.01 - 507.51 = 502.49.
 */
export const twoMonthsLeft = answerTo({ ...loan, prepaymentAmount: 600 });

/** Its highest charge is six months of 12 % on 600, so 36; the bank asks for 40. */
export const indemnityAboveMaximum = answerTo({ ...loan, prepaymentAmount: 600, indemnity: 40 });

/** 10 paid early: the last payment is smaller and comes in the same month. */
export const smallPrepayment = answerTo({ ...loan, prepaymentAmount: 10 });

/** A loan that is cleared: one month of 1 000 at 1 %, so a payment of 1 010 of which 10 is interest. */
export const cleared = answerTo({ ...loan, remainingTermMonths: 1, prepaymentAmount: 5000 });

/** 1 200 without interest over a year, 150 paid early: 11 months of 100, or 12 of 87.50; nothing is saved. */
export const loanWithoutInterest = answerTo({
  loanAmount: 1200,
  interestRate: 0,
  remainingTermYears: 1,
  prepaymentAmount: 150,
});

/** A contract that was running on 21 March 2016: the law sets no maximum. */
export const olderContract = answerTo({
  ...loan,
  prepaymentAmount: 600,
  contractSigned: '2016-03-21',
});

/** The indemnity of 500 000 repaid at 3.5 %: six months on 450 000 are 450 000 x 0.035 / 2 = 7 875; 50 000 have no cap. */
export const prepaymentBeyondCap = answerTo({
  loanAmount: 600_000,
  interestRate: 3.5,
  prepaymentAmount: 500_000,
});

const everyMonth = {
  loanAmount: 1200,
  interestRate: 0,
  remainingTermYears: 1,
  prepaymentAmount: 0,
  regularPrepayment: { amount: 20, every: 'month' },
} as const;

/** 1 200 without interest over a year, 20 more every month: ten payments of 120, 200 of them early. */
export const regularly = answerTo(everyMonth);

/** 20 more every month, and a charge of the bank, which is on nothing that is repaid at once. */
export const regularlyWithCharge = answerTo({ ...everyMonth, indemnity: 5 });

/** 20 more every month and 200 paid at once, with the charge. */
export const onceAndRegularly = answerTo({
  loanAmount: 1200,
  interestRate: 0,
  remainingTermYears: 1,
  prepaymentAmount: 200,
  regularPrepayment: { amount: 20, every: 'month' },
  indemnity: 5,
});

/** 1 200 without interest, to be repaid by the end of June 2027: 1 200 / 7 = 171.43 a month from November 2026, so 71.43 more. */
export const goalInJune = answerTo({
  loanAmount: 1200,
  interestRate: 0,
  remainingTermYears: 1,
  prepaymentAmount: 0,
  calculatedOn: '2026-11-21',
  regularPrepayment: { every: 'month' },
  goal: { endBy: '2027-06' },
});

/** 600 of 1 000 save 11.02 in two months. A charge of 36 is more than that: 24.98 less than savings without interest. */
export const savingsComparison = answerTo({ ...loan, prepaymentAmount: 600, savingsRate: 0 });

/** The page, usually with the loan of two months. */
export const { calculate, calculationPath, showPage } = roomInTest('loan-overpayment', {
  entries: { ...loan, prepaymentAmount: 600 },
  result: twoMonthsLeft,
});
