import { monthsInYear } from '../../dated/month.ts';
import { explainField, highestEuros } from '../../input/fields.ts';
import {
  integer,
  number,
  objectOf,
  optionalArrayOf,
  optionalFlag,
  optionalInteger,
  optionalNumber,
} from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';

/** Initial values of the form, which are also the defaults of missing fields. */
export const loanCostDefaults = { years: 20, months: 240 } as const;

/** The longest term that years alone may say. */
export const maxLoanYears = 35;

const maxMonths = 480;

const feesField = optionalNumber(
  'Fees of the bank, in euros. With them, or with a second offer, the answer has `apr`, `totalCostWithFees` and `mortgageDuties`.',
  { minimum: 0, maximum: highestEuros },
);

/** The call of the loan cost calculator: a new loan, repaid by equal payments at the end of each month. */
export const loanCostCall = {
  id: 'loan-cost',
  path: '/LoanCalculator/calculateloan',
  inputSchema: {
    title: 'LoanCostRequest',
    description: 'Amount, rate and term of a loan that is repaid by equal monthly payments.',
    type: 'object',
    required: ['amount', 'annualInterestRate'],
    properties: {
      amount: number('Amount borrowed, in euros.', { minimum: 1, maximum: 100_000_000 }),
      annualInterestRate: number('Nominal annual rate in percent (3.2 means 3.2 %).', {
        minimum: 0,
        maximum: 30,
      }),
      years: optionalInteger(
        `Term in years, up to ${maxLoanYears}. Used if the months are missing or 0. More than ${maxLoanYears} years are accepted only if they are the full years of the months.`,
        // No second limit here: whoever exceeds either is told the same one, that of `calculate`.
        { minimum: 0, default: loanCostDefaults.years },
      ),
      months: optionalInteger(
        'Term in months. It takes precedence over `years`. If it is missing or 0, the term is twelve times the years. With a term of zero months, the result is empty.',
        { minimum: 0, maximum: maxMonths },
      ),
      // The specification's spelling.
      loadMonthlyAmmortization: optionalFlag(
        'True fills `amortizationSchedule`, which is otherwise empty.',
        { default: false },
      ),
      fees: feesField,
      isMortgage: optionalFlag(
        'False for a loan without a mortgage. `apr` includes the duties on a mortgage.',
        { default: true },
      ),
      rateChanges: optionalArrayOf(
        'Changes of the rate. With them the answer has `ratePath`.',
        objectOf({
          afterYears: integer('Years of the loan before the change.', {
            minimum: 1,
            maximum: maxMonths / monthsInYear,
          }),
          points: number('Percentage points on the first rate.', { minimum: -30, maximum: 30 }),
        }),
      ),
      // Its fields have the names of home affordability. The specification gives those of the first offer.
      secondOffer: {
        ...objectOf(
          {
            interestRate: number('Nominal annual rate in percent.', { minimum: 0, maximum: 30 }),
            loanTermYears: integer('Term in years.', { minimum: 1, maximum: maxLoanYears }),
            fees: feesField,
          },
          'fees',
        ),
        type: ['object', 'null'],
        description: 'Another offer for the same loan.',
      },
      ownHome: {
        ...objectOf(
          {
            rentalValueFixed: integer(
              'Year in which the rental value was fixed, usually the year of moving in.',
              { minimum: 1900, maximum: 3000 },
            ),
            loanYear: optionalInteger(
              'Calendar year of the first payments. If missing, this year.',
              { minimum: 1900, maximum: 3000 },
            ),
            persons: integer('Taxpayer, spouse and children.', { minimum: 1, maximum: 12 }),
            marginalRate: number('Tax on the last euro of income, in percent.', {
              minimum: 0,
              maximum: 60,
            }),
          },
          'loanYear',
        ),
        type: ['object', 'null'],
        description:
          'A home that the borrowers live in. With it the answer has `interestAfterTax`.',
      },
      explain: explainField,
    },
  },
} as const satisfies Call;

export type LoanCostInput = InputOf<typeof loanCostCall>;
