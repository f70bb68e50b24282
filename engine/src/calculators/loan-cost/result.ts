import { stepsSchema } from '../../explanation/step.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import { objectOf, type NamedSchema } from '../../schema/json-schema.ts';

const monthSchema = objectOf({
  month: { type: 'integer' },
  principalPaid: { type: 'number' },
  interestPaid: { type: 'number' },
  remainingBalance: { type: 'number' },
});

/** A month of the schedule, in euros; `month` is 1 for the first. */
export type MonthlyAmortization = FromSchema<typeof monthSchema>;

const yearSchema = objectOf({
  year: { type: 'integer' },
  totalPrincipalPaid: { type: 'number' },
  totalInterestPaid: { type: 'number' },
  remainingBalance: { type: 'number' },
});

/** Twelve months of the schedule, the last year maybe fewer, in euros; `year` is 1 for the first. */
export type YearlyAmortization = FromSchema<typeof yearSchema>;

export const loanCostResultSchema = {
  title: 'LoanCostResult',
  description:
    'What a loan costs and how it is repaid. A term of no months has a payment of 0, no interest, no rows and no steps. Rows are rounded so that they add up: the balance before less the principal is the balance after, and the last balance is 0.',
  ...objectOf(
    {
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
        items: monthSchema,
      },
      yearlyAmortizationSchedule: {
        type: 'array',
        description: 'Sums of twelve months each; the last year may have fewer.',
        items: yearSchema,
      },
      explanation: stepsSchema,
    },
    'explanation',
  ),
} as const satisfies NamedSchema;

/** What a loan costs, in euros, and how it is repaid. */
export type LoanCostResult = FromSchema<typeof loanCostResultSchema>;
