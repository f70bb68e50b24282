import type { ExampleOf } from '../calculator.ts';
import type { LoanOverpaymentResult } from './result.ts';

/** Worked cases of the overpayment calculator. */
export const examples = [
  {
    title: 'A loan of 300 000 at 6 %, 50 000 paid early, lower payment',
    kind: 'published',
    origin:
      'calculatorlib.com, mortgage recast calculator, https://calculatorlib.com/mortgage-recast-calculator: $300,000 at 6 % with 300 months left and a lump sum of $50,000: old payment 1,932.9, new payment 1,610.75, monthly savings 322.15, interest over the remaining term 233,226.05.',
    input: {
      loanAmount: 300_000,
      interestRate: 6,
      remainingTermYears: 25,
      remainingTermMonths: 0,
      prepaymentAmount: 50_000,
    },
    expected: {
      'overpaymentWithMR.originalMonthlyPayment': 1932.9,
      'overpaymentWithMR.newMonthlyPayment': 1610.75,
      'overpaymentWithMR.monthlyPaymentDifference': 322.15,
      'overpaymentWithMR.totalInterestNew': 233_226.05,
    },
  },
  {
    title: 'Both options on a loan without interest',
    kind: 'derived',
    origin:
      'By hand: 1 200 over 12 months is 100.00 a month. After 150 there are 1 050: at 100 a month 10 full payments and one of 50, so 11 months; over 12 months 87.50. No interest, so nothing is saved.',
    input: {
      loanAmount: 1200,
      interestRate: 0,
      remainingTermYears: 1,
      remainingTermMonths: 0,
      prepaymentAmount: 150,
    },
    expected: {
      'overpaymentWithTR.originalMonths': 12,
      'overpaymentWithTR.remainingMonths': 11,
      'overpaymentWithTR.monthsDifference': 1,
      'overpaymentWithTR.savings': 0,
      'overpaymentWithMR.originalMonthlyPayment': 100,
      'overpaymentWithMR.newMonthlyPayment': 87.5,
      'overpaymentWithMR.monthlyPaymentDifference': 12.5,
      'overpaymentWithMR.savings': 0,
      maximumIndemnity: 0,
    },
  },
  {
    title: 'Two months left, a part paid early',
    kind: 'derived',
    origin:
      'By hand, 1 % a month: payment 1 000 x 0.01 / (1 - 1.01^-2) = 507.5124 (1.01^-2 = 0.980296); interest 1 015.0249 - 1 000 = 15.02. After 600 there are 400: one payment of 400 x 1.01 = 404 clears it, interest 4.00, saved 11.02; or 2 payments of 203.0050 (400 x 0.507512), interest 6.01 (406.0100 - 400), saved 9.01, 507.51 - 203.00 = 304.51 (203.00498 rounds to 203.00). Indemnity 600 x 12 % x 6 / 12 = 36.',
    input: {
      loanAmount: 1000,
      interestRate: 12,
      remainingTermYears: 0,
      remainingTermMonths: 2,
      prepaymentAmount: 600,
    },
    expected: {
      'overpaymentWithTR.totalInterestOld': 15.02,
      'overpaymentWithTR.totalInterestNew': 4,
      'overpaymentWithTR.savings': 11.02,
      'overpaymentWithTR.remainingMonths': 1,
      'overpaymentWithTR.monthsDifference': 1,
      'overpaymentWithMR.originalMonthlyPayment': 507.51,
      'overpaymentWithMR.newMonthlyPayment': 203,
      'overpaymentWithMR.monthlyPaymentDifference': 304.51,
      'overpaymentWithMR.totalInterestNew': 6.01,
      'overpaymentWithMR.savings': 9.01,
      maximumIndemnity: 36,
    },
  },
  {
    title: 'A part paid early in three months, without interest',
    kind: 'derived',
    origin:
      'By hand: 1 200 over 12 months is 100.00 a month, so 900 are owed after 3 and 750 after 150 more: at 100 a month 7 full payments and one of 50, so 3 + 8 = 11 months; over the 9 that are left 83.33 (83.333...), 16.67 less.',
    input: {
      loanAmount: 1200,
      interestRate: 0,
      remainingTermYears: 1,
      remainingTermMonths: 0,
      prepaymentAmount: 150,
      calculatedOn: '2026-11-21',
      prepaymentDate: '2027-02-21',
    },
    expected: {
      'overpaymentWithTR.originalMonths': 12,
      'overpaymentWithTR.remainingMonths': 11,
      'overpaymentWithTR.monthsDifference': 1,
      'overpaymentWithTR.savings': 0,
      'overpaymentWithMR.newMonthlyPayment': 83.33,
      'overpaymentWithMR.monthlyPaymentDifference': 16.67,
      'balances.1.month': 3,
      'balances.1.original': 900,
      'balances.1.shorterTerm': 750,
    },
  },
  {
    title: 'A part paid early in a month',
    kind: 'derived',
    origin:
      'By hand, 1 % a month over three: payment 1 000 x 0.01 / (1 - 1.01^-3) = 340.0221 (1.01^-3 = 0.970590), interest 20.07. The first month costs 10 of interest and leaves 669.9779; after 300 there are 369.9779. Same payment: 369.9779 x 1.01 - 340.0221 = 33.6556, then 33.6556 x 1.01 = 33.9921, so 3 months all the same; interest 10 + 340.0221 + 33.9921 - 369.9779 = 14.04, saved 6.03. Two lower payments of 187.7684 (369.9779 x 0.507512), 340.02 - 187.77 = 152.25 less; interest 10 + 375.5368 - 369.9779 = 15.56, saved 4.51. Indemnity 300 x 12 % x 6 / 12 = 18.',
    input: {
      loanAmount: 1000,
      interestRate: 12,
      remainingTermYears: 0,
      remainingTermMonths: 3,
      prepaymentAmount: 300,
      calculatedOn: '2026-11-21',
      prepaymentDate: '2026-12-21',
    },
    expected: {
      'overpaymentWithTR.totalInterestOld': 20.07,
      'overpaymentWithTR.totalInterestNew': 14.04,
      'overpaymentWithTR.savings': 6.03,
      'overpaymentWithTR.remainingMonths': 3,
      'overpaymentWithMR.newMonthlyPayment': 187.77,
      'overpaymentWithMR.monthlyPaymentDifference': 152.25,
      'overpaymentWithMR.totalInterestNew': 15.56,
      'overpaymentWithMR.savings': 4.51,
      maximumIndemnity: 18,
    },
  },
  {
    title: 'An early repayment that clears the loan',
    kind: 'derived',
    origin:
      'By hand: nothing is left after the prepayment, so there are no months, no payment and no interest any more. One month of 1 000 at 12 %: payment 1 000 x 1.01 = 1 010, interest 10, all of it saved. The loan takes only 1 000: indemnity 1 000 x 12 % x 6 / 12 = 60.',
    input: {
      loanAmount: 1000,
      interestRate: 12,
      remainingTermYears: 0,
      remainingTermMonths: 1,
      prepaymentAmount: 5000,
    },
    expected: {
      'overpaymentWithTR.remainingMonths': 0,
      'overpaymentWithTR.monthsDifference': 1,
      'overpaymentWithTR.totalInterestNew': 0,
      'overpaymentWithTR.savings': 10,
      'overpaymentWithMR.newMonthlyPayment': 0,
      'overpaymentWithMR.monthlyPaymentDifference': 1010,
      'overpaymentWithMR.savings': 10,
      maximumIndemnity: 60,
    },
  },
  {
    title: 'An early repayment above the amount for which the charge has a maximum',
    kind: 'derived',
    origin:
      'By hand: six months of 3.5 % on 450 000, 450 000 x 0.035 / 2 = 7 875. The cap covers no more, so 50 000 of the 500 000 have none.',
    input: {
      loanAmount: 600_000,
      interestRate: 3.5,
      remainingTermYears: 20,
      remainingTermMonths: 0,
      prepaymentAmount: 500_000,
    },
    expected: { maximumIndemnity: 7875, repaidWithoutCap: 50_000 },
  },
  {
    title: 'An early repayment after others that used up part of the capped amount',
    kind: 'derived',
    origin:
      'By hand: of 450 000, 300 000 were repaid before, so 150 000 are left: 150 000 x 0.035 / 2 = 2 625. 50 000 of the 200 000 have no cap.',
    input: {
      loanAmount: 600_000,
      interestRate: 3.5,
      remainingTermYears: 20,
      remainingTermMonths: 0,
      prepaymentAmount: 200_000,
      earlierRepayments: 300_000,
    },
    expected: { maximumIndemnity: 2625, repaidWithoutCap: 50_000 },
  },
  {
    title: 'Free of debt two months earlier, without interest',
    kind: 'derived',
    origin:
      'By hand: 1 200 over 12 months is 100.00 a month. From November 2026 the tenth payment is that of September 2027: ten payments of 120 are 1 200, so 20.00 more a month.',
    input: {
      loanAmount: 1200,
      interestRate: 0,
      remainingTermYears: 1,
      prepaymentAmount: 0,
      calculatedOn: '2026-11-21',
      goal: { endBy: '2027-09' },
    },
    expected: { goalPayment: 20 },
  },
] as const satisfies readonly ExampleOf<LoanOverpaymentResult>[];
