import type { ExampleOf } from '../calculator.ts';
import type { LoanCostResult } from './result.ts';

/** Worked cases of the loan cost calculator. */
export const examples = [
  {
    title: 'A home loan in Luxembourg over 20 years',
    kind: 'published',
    origin:
      'simulationpret.be, « Quels frais prévoir pour un prêt immobilier au Luxembourg ? », 300 000 at 4 % over 20 years, https://www.simulationpret.be/articles/frais-pret-immobilier-luxembourg',
    input: { amount: 300_000, annualInterestRate: 4, years: 20, months: 240 },
    expected: { totalCost: 436_305.84, baseCost: 300_000, interestCost: 136_305.84 },
  },
  {
    title: 'A home loan after five years of thirty',
    kind: 'published',
    origin:
      'Consumer Financial Protection Bureau, amortize, README: payment and balance of 180 000 at 4.25 %, https://github.com/cfpb/amortize',
    input: { amount: 180_000, annualInterestRate: 4.25, years: 30, months: 360 },
    expected: {
      monthlyPayment: 885.49,
      'yearlyAmortizationSchedule.4.remainingBalance': 163_453.85,
    },
  },
  {
    title: 'The monthly schedule of a loan over a year',
    kind: 'published',
    origin:
      'numpy-financial, documentation of ipmt: rows 1, 6 and 12 of the table for 2 500 at 8.24 %, and its interest total, https://github.com/numpy/numpy-financial',
    input: { amount: 2500, annualInterestRate: 8.24, months: 12, loadMonthlyAmmortization: true },
    expected: {
      interestCost: 112.98,
      'amortizationSchedule.0.principalPaid': 200.58,
      'amortizationSchedule.0.interestPaid': 17.17,
      'amortizationSchedule.0.remainingBalance': 2299.42,
      'amortizationSchedule.5.remainingBalance': 1275.66,
      'amortizationSchedule.11.principalPaid': 216.26,
      'amortizationSchedule.11.remainingBalance': 0,
    },
  },
  {
    title: 'A loan without interest',
    kind: 'derived',
    origin: 'By hand: 10 000 / 18 = 555.555..., so 555.56 a month and no interest.',
    input: { amount: 10_000, annualInterestRate: 0, months: 18 },
    expected: { monthlyPayment: 555.56, totalCost: 10_000, interestCost: 0 },
  },
  {
    title: 'The effective rate of 36 payments, with costs',
    kind: 'published',
    origin:
      'Directive 98/7, annex III: 1 000 with costs of 10 is repaid by 36 payments of 30.42, an effective rate of 6.88 %. No mortgage secures it.',
    input: { amount: 1000, annualInterestRate: 6, months: 36, isMortgage: false, fees: 10 },
    expected: { monthlyPayment: 30.42, apr: 6.88 },
  },
  {
    title: 'The interest of a year after tax, for the home one lives in',
    kind: 'derived',
    origin:
      'By hand: at 1 % a month, 10 000 are repaid by 12 payments of 10 000 x 0.01 / (1 - 1.01^-12) = 888.4879, so 661.85 of interest. All of it is within the limit, and at 40 % saves 264.74.',
    input: {
      amount: 10_000,
      annualInterestRate: 12,
      months: 12,
      fees: 0,
      ownHome: { rentalValueFixed: 2020, loanYear: 2026, persons: 1, marginalRate: 40 },
    },
    expected: { monthlyPayment: 888.49, interestCost: 661.85, interestAfterTax: 397.11 },
  },
] as const satisfies readonly ExampleOf<LoanCostResult>[];
