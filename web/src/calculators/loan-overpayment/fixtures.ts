import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import type { Step } from '@suen/engine/inputs';

const savingsStep: Step = {
  id: 'savings',
  lines: ['savings'],
  operation: 'arithmetic',
  operands: [
    { id: 'totalInterestOld', unit: 'EUR', value: 15.02, operator: '+' },
    { id: 'totalInterestNew', unit: 'EUR', value: 4, operator: '-' },
  ],
  rounding: 'exact',
  amount: 11.02,
  sources: [],
};

const indemnityStep: Step = {
  id: 'maximumIndemnity',
  lines: ['maximumIndemnity'],
  operation: 'arithmetic',
  operands: [
    { id: 'amountUnderCap', unit: 'EUR', value: 600, operator: '+' },
    { id: 'interestRate', unit: 'percent', value: 12, operator: '×' },
    { id: 'indemnityMonths', unit: 'months', value: 6, operator: '×' },
    { id: 'monthsInYear', unit: 'months', value: 12, operator: '÷' },
  ],
  rounding: 'toNearestCent',
  amount: 36,
  sources: [{ text: 'Code de la consommation', url: 'https://legilux.public.lu/' }],
};

/**
 * 1 000 owed for two months at 1 % a month, 600 paid early, as the API answers. By hand: payment 507.51, interest 15.02; one
 * payment of 404 is left, interest 4.00; or two of 203.00, interest 6.01.
 */
export const twoMonthsLeft: LoanOverpaymentResult = {
  overpaymentWithTR: {
    savings: 11.02,
    monthsDifference: 1,
    totalInterestNew: 4,
    totalInterestOld: 15.02,
    remainingMonths: 1,
    originalMonths: 2,
  },
  overpaymentWithMR: {
    savings: 9.01,
    monthlyPaymentDifference: 304.51,
    totalInterestNew: 6.01,
    totalInterestOld: 15.02,
    newMonthlyPayment: 203,
    originalMonthlyPayment: 507.51,
  },
  maximumIndemnity: 36,
  repaidWithoutCap: 0,
  balances: [
    { month: 0, original: 1000, shorterTerm: 400, lowerPayment: 400 },
    // 1 000 x 1.01 - 507.51 = 502.49; 400 x 1.01 - 203.00 = 201.00
    { month: 1, original: 502.49, shorterTerm: 0, lowerPayment: 201 },
    { month: 2, original: 0, shorterTerm: 0, lowerPayment: 0 },
  ],
  explanation: {
    overpaymentWithTR: [savingsStep],
    overpaymentWithMR: [],
    maximumIndemnity: [indemnityStep],
  },
};

/** The same loan cleared: one month of 1 000 at 1 %, so a payment of 1 010 of which 10 is interest. */
export const cleared: LoanOverpaymentResult = {
  ...twoMonthsLeft,
  overpaymentWithTR: {
    savings: 10,
    monthsDifference: 1,
    totalInterestNew: 0,
    totalInterestOld: 10,
    remainingMonths: 0,
    originalMonths: 1,
  },
  overpaymentWithMR: {
    savings: 10,
    monthlyPaymentDifference: 1010,
    totalInterestNew: 0,
    totalInterestOld: 10,
    newMonthlyPayment: 0,
    originalMonthlyPayment: 1010,
  },
};

/** 1 200 without interest over a year, 150 paid early: 11 months of 100, or 12 of 87.50; nothing is saved. */
export const withoutInterest: LoanOverpaymentResult = {
  ...twoMonthsLeft,
  overpaymentWithTR: {
    savings: 0,
    monthsDifference: 1,
    totalInterestNew: 0,
    totalInterestOld: 0,
    remainingMonths: 11,
    originalMonths: 12,
  },
  overpaymentWithMR: {
    savings: 0,
    monthlyPaymentDifference: 12.5,
    totalInterestNew: 0,
    totalInterestOld: 0,
    newMonthlyPayment: 87.5,
    originalMonthlyPayment: 100,
  },
  maximumIndemnity: 0,
};

/** The indemnity of 500 000 repaid at 3.5 %: six months on 450 000 are 450 000 x 0.035 / 2 = 7 875; 50 000 have no cap. */
export const beyondTheCap: LoanOverpaymentResult = {
  ...twoMonthsLeft,
  maximumIndemnity: 7875,
  repaidWithoutCap: 50_000,
};
