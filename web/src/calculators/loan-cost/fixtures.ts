import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import type { Step } from '@suen/engine/inputs';

const paymentSteps: readonly Step[] = [
  {
    id: 'unroundedPayment',
    lines: ['monthlyPayment', 'totalCost', 'interestCost'],
    operation: 'annuityPayment',
    operands: [
      { id: 'loanAmount', unit: 'EUR', value: 2500, operator: '+' },
      { id: 'monthlyRate', unit: 'percent', value: 8.24 / 12, operator: '+' },
      { id: 'loanMonths', unit: 'months', value: 12, operator: '+' },
    ],
    rounding: 'exact',
    amount: 217.748_333,
    sources: [],
  },
  {
    id: 'monthlyPayment',
    lines: ['monthlyPayment'],
    operation: 'arithmetic',
    operands: [{ id: 'unroundedPayment', unit: 'EUR', value: 217.748_333, operator: '+' }],
    rounding: 'toNearestCent',
    amount: 217.75,
    sources: [],
  },
];

/**
 * 2 500 at 8.24 % over a year, as the documentation of numpy-financial publishes it: interest 112.98, so 2 612.98 in all and
 * 217.75 a month.
 */
export const publishedYear: LoanCostResult = {
  monthlyPayment: 217.75,
  totalCost: 2612.98,
  baseCost: 2500,
  interestCost: 112.98,
  months: 12,
  amortizationSchedule: [],
  yearlyAmortizationSchedule: [
    { year: 1, totalPrincipalPaid: 2500, totalInterestPaid: 112.98, remainingBalance: 0 },
  ],
  explanation: paymentSteps,
};

/** The same with its months, as published. */
export const publishedMonths: LoanCostResult = {
  ...publishedYear,
  amortizationSchedule: [
    { month: 1, principalPaid: 200.58, interestPaid: 17.17, remainingBalance: 2299.42 },
    { month: 2, principalPaid: 201.96, interestPaid: 15.79, remainingBalance: 2097.46 },
    { month: 3, principalPaid: 203.35, interestPaid: 14.4, remainingBalance: 1894.11 },
    { month: 4, principalPaid: 204.74, interestPaid: 13.01, remainingBalance: 1689.37 },
    { month: 5, principalPaid: 206.15, interestPaid: 11.6, remainingBalance: 1483.22 },
    { month: 6, principalPaid: 207.56, interestPaid: 10.18, remainingBalance: 1275.66 },
    { month: 7, principalPaid: 208.99, interestPaid: 8.76, remainingBalance: 1066.67 },
    { month: 8, principalPaid: 210.42, interestPaid: 7.32, remainingBalance: 856.25 },
    { month: 9, principalPaid: 211.87, interestPaid: 5.88, remainingBalance: 644.38 },
    { month: 10, principalPaid: 213.32, interestPaid: 4.42, remainingBalance: 431.05 },
    { month: 11, principalPaid: 214.79, interestPaid: 2.96, remainingBalance: 216.26 },
    { month: 12, principalPaid: 216.26, interestPaid: 1.49, remainingBalance: 0 },
  ],
};

/** 13 000 without interest over 13 months, by hand: 1 000 a month, 12 000 in the first year. */
export const thirteenMonths: LoanCostResult = {
  monthlyPayment: 1000,
  totalCost: 13_000,
  baseCost: 13_000,
  interestCost: 0,
  months: 13,
  amortizationSchedule: [],
  yearlyAmortizationSchedule: [
    { year: 1, totalPrincipalPaid: 12_000, totalInterestPaid: 0, remainingBalance: 1000 },
    { year: 2, totalPrincipalPaid: 1000, totalInterestPaid: 0, remainingBalance: 0 },
  ],
  explanation: [],
};

/** A loan with a term of zero months. */
export const noMonths: LoanCostResult = {
  monthlyPayment: 0,
  totalCost: 2500,
  baseCost: 2500,
  interestCost: 0,
  months: 0,
  amortizationSchedule: [],
  yearlyAmortizationSchedule: [],
  explanation: [],
};
