import type { Call, InputOf } from '../calculator.ts';
import { number, optionalFlag, optionalInteger } from '../../schema/json-schema.ts';
import { explainField } from '../../input/fields.ts';

/** Initial values of the form, which are also the defaults of missing fields. */
export const loanCostDefaults = { years: 20, months: 240 } as const;

/** The longest term that years alone may say. */
export const maxLoanYears = 35;

const maxMonths = 480;

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
      loadMonthlyAmmortization: optionalFlag(
        'True fills `amortizationSchedule`, which is otherwise empty.',
        { default: false },
      ),
      explain: explainField,
    },
  },
} as const satisfies Call;

export type LoanCostInput = InputOf<typeof loanCostCall>;
