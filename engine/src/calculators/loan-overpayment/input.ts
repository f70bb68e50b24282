import type { FromSchema } from '../../schema/from-schema.ts';
import type { NamedSchema } from '../../schema/json-schema.ts';
import { explainField } from '../request-fields.ts';

/** Initial values of the form, which are also the defaults of missing fields. */
export const loanOverpaymentDefaults = { remainingTermYears: 10, remainingTermMonths: 0 } as const;

const maxEuros = 100_000_000;
/** A day as ISO 8601 writes it. */
const isoDay =
  '\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|[12]\\d))';
const isoTime = 'T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})?';

/** What the overpayment calculator is asked: what is still owed, for how long, and what is paid early. */
export const loanOverpaymentInputSchema = {
  title: 'LoanOverpaymentRequest',
  description: 'A loan that is being repaid by equal monthly payments, and a prepayment on it.',
  type: 'object',
  required: ['loanAmount', 'interestRate', 'prepaymentAmount'],
  properties: {
    loanAmount: {
      type: 'number',
      description: 'What is still owed, in euros.',
      minimum: 1,
      maximum: maxEuros,
    },
    interestRate: {
      type: 'number',
      description:
        'The nominal rate of a year in percent: 3.2 for 3.2 %. More than six decimals are rounded.',
      minimum: 0,
      maximum: 30,
    },
    remainingTermYears: {
      type: ['integer', 'null'],
      description: 'The full years of the remaining term.',
      minimum: 0,
      maximum: 30,
      default: loanOverpaymentDefaults.remainingTermYears,
    },
    remainingTermMonths: {
      type: ['integer', 'null'],
      description:
        'The months of the remaining term beyond its full years. A term of no months at all is refused.',
      minimum: 0,
      maximum: 11,
      default: loanOverpaymentDefaults.remainingTermMonths,
    },
    prepaymentAmount: {
      type: 'number',
      description:
        'What is paid early, in euros. The loan takes no more than what is owed: as much or more clears it.',
      minimum: 0,
      maximum: maxEuros,
    },
    prepaymentDate: {
      type: ['string', 'null'],
      description:
        'The day of the prepayment, YYYY-MM-DD, a time of day may follow; missing means calculatedOn. For each whole month from calculatedOn until then one more payment is made as before, at the latest until one is left; their interest and their months count in the new totals. An earlier day changes nothing.',
      pattern: `^${isoDay}(?:${isoTime})?$`,
    },
    calculatedOn: {
      type: ['string', 'null'],
      description:
        'The day on which the loan amount is owed and from which the months until the prepayment are counted, YYYY-MM-DD; missing means today.',
      pattern: `^${isoDay}$`,
    },
    explain: explainField,
  },
} as const satisfies NamedSchema;

export type LoanOverpaymentInput = FromSchema<typeof loanOverpaymentInputSchema>;

/** Name, API path and request schema of the calculator. */
export const loanOverpaymentCall = {
  id: 'loan-overpayment',
  path: '/LoanCalculator/calculate',
  inputSchema: loanOverpaymentInputSchema,
} as const;
