import { stepSchema } from '../../explanation/schema.ts';
import type { Step } from '../../explanation/step.ts';

/** A month of the schedule, in euros; `month` is 1 for the first. */
export interface MonthlyAmortization {
  readonly month: number;
  readonly principalPaid: number;
  readonly interestPaid: number;
  readonly remainingBalance: number;
}

/** Twelve months of the schedule, the last year maybe fewer, in euros; `year` is 1 for the first. */
export interface YearlyAmortization {
  readonly year: number;
  readonly totalPrincipalPaid: number;
  readonly totalInterestPaid: number;
  readonly remainingBalance: number;
}

/** What a loan costs, in euros, and how it is repaid. */
export interface LoanCostResult {
  readonly monthlyPayment: number;
  /** Exactly `baseCost` and `interestCost` together. */
  readonly totalCost: number;
  /** The loan itself. */
  readonly baseCost: number;
  readonly interestCost: number;
  /** The term that was used. */
  readonly months: number;
  /** Every month where the request asks for it, else empty. */
  readonly amortizationSchedule: readonly MonthlyAmortization[];
  readonly yearlyAmortizationSchedule: readonly YearlyAmortization[];
  readonly explanation?: readonly Step[];
}

export const loanCostResultSchema = {
  title: 'LoanCostResult',
  description:
    'What a loan costs and how it is repaid. A term of no months has a payment of 0, no interest, no rows and no steps. Rows are rounded so that they add up: the balance before less the principal is the balance after, and the last balance is 0.',
  type: 'object',
  required: [
    'monthlyPayment',
    'totalCost',
    'baseCost',
    'interestCost',
    'months',
    'amortizationSchedule',
    'yearlyAmortizationSchedule',
  ],
  properties: {
    monthlyPayment: { type: 'number', description: 'Euros, rounded to the cent.' },
    totalCost: {
      type: 'number',
      description: 'The unrounded payment times the months, rounded once.',
    },
    baseCost: { type: 'number', description: 'The loan.' },
    interestCost: { type: 'number', description: 'totalCost less baseCost.' },
    months: { type: 'integer', description: 'The term that was used.' },
    amortizationSchedule: {
      type: 'array',
      description: 'Every month where loadMonthlyAmmortization is true, else empty.',
      items: {
        type: 'object',
        required: ['month', 'principalPaid', 'interestPaid', 'remainingBalance'],
        properties: {
          month: { type: 'integer' },
          principalPaid: { type: 'number' },
          interestPaid: { type: 'number' },
          remainingBalance: { type: 'number' },
        },
      },
    },
    yearlyAmortizationSchedule: {
      type: 'array',
      description: 'Sums of twelve months each; the last year may have fewer.',
      items: {
        type: 'object',
        required: ['year', 'totalPrincipalPaid', 'totalInterestPaid', 'remainingBalance'],
        properties: {
          year: { type: 'integer' },
          totalPrincipalPaid: { type: 'number' },
          totalInterestPaid: { type: 'number' },
          remainingBalance: { type: 'number' },
        },
      },
    },
    explanation: { type: 'array', items: stepSchema },
  },
} as const;
