import { newest } from '../../dated/parameter.ts';
import { explainField, monthField } from '../../input/fields.ts';
import * as law from '../../law/every-law.ts';
import { toEuros } from '../../money/cents.ts';
import { number, objectOf, optionalInteger, optionalNumber } from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';

/** Initial values of the form, which are also the defaults of missing fields. */
export const loanOverpaymentDefaults = { remainingTermYears: 10, remainingTermMonths: 0 } as const;

const { cappedAmount, notIfRunningOn } = newest(law.earlyRepaymentCapConditions).value;
const maxEuros = 100_000_000;
/** A day as ISO 8601 writes it. */
const isoDay =
  '\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|[12]\\d))';
const isoTime = 'T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})?';

/** The call of the overpayment calculator: what is still owed, for how long, and what is paid early. */
export const loanOverpaymentCall = {
  id: 'loan-overpayment',
  path: '/LoanCalculator/calculate',
  inputSchema: {
    title: 'LoanOverpaymentRequest',
    description: 'A loan with equal monthly payments, and an early repayment.',
    type: 'object',
    required: ['loanAmount', 'interestRate', 'prepaymentAmount'],
    properties: {
      loanAmount: number('Remaining loan amount, in euros.', { minimum: 1, maximum: maxEuros }),
      interestRate: number(
        'Nominal annual rate in percent (3.2 means 3.2 %), rounded to six decimals.',
        { minimum: 0, maximum: 30 },
      ),
      remainingTermYears: optionalInteger('The full years of the remaining term.', {
        minimum: 0,
        maximum: 30,
        default: loanOverpaymentDefaults.remainingTermYears,
      }),
      remainingTermMonths: optionalInteger(
        'The months of the remaining term beyond its full years. A term of zero months is refused.',
        { minimum: 0, maximum: 11, default: loanOverpaymentDefaults.remainingTermMonths },
      ),
      prepaymentAmount: number(
        'Early repayment, in euros. If it is at least the remaining loan, it clears the loan.',
        { minimum: 0, maximum: maxEuros },
      ),
      prepaymentDate: {
        type: ['string', 'null'],
        description:
          'Day of the early repayment, as YYYY-MM-DD. A time of day may follow. If missing, it is `calculatedOn`. One payment as before is made for each whole month until this day, except the last payment. The new totals include the interest and the months of these payments. An earlier day changes nothing.',
        pattern: `^${isoDay}(?:${isoTime})?$`,
      },
      contractSigned: {
        type: ['string', 'null'],
        description: `Day on which the loan contract was signed, as YYYY-MM-DD. The law limits the early repayment charge only for contracts signed after ${notIfRunningOn}. If missing, the contract is a later one.`,
        pattern: `^${isoDay}$`,
      },
      earlierRepayments: optionalNumber(
        `Sum of the earlier early repayments of this loan, in euros. They use up part of the ${toEuros(cappedAmount)} euros to which the maximum early repayment charge applies.`,
        { minimum: 0, maximum: maxEuros },
      ),
      calculatedOn: {
        type: ['string', 'null'],
        description:
          'Day of the remaining loan amount, as YYYY-MM-DD. The months until the early repayment start here. If missing, it is today.',
        pattern: `^${isoDay}$`,
      },
      indemnity: optionalNumber(
        'Early repayment charge of the bank, in euros. If missing, its maximum.',
        { minimum: 0, maximum: maxEuros },
      ),
      regularPrepayment: {
        ...objectOf(
          {
            amount: optionalNumber('In euros. If missing, `goalPayment`.', {
              minimum: 0,
              maximum: maxEuros,
            }),
            every: { enum: ['month', 'year', null], description: 'If missing, `month`.' },
            fromMonth: optionalInteger('Its first payment, from 1.', { minimum: 1, maximum: 371 }),
          },
          'amount',
          'every',
          'fromMonth',
        ),
        type: ['object', 'null'],
        description: 'Paid early again and again, beside the monthly payment.',
      },
      goal: {
        ...objectOf(
          {
            endBy: monthField(
              ['string', 'null'],
              'Month in which the loan ends at the latest, YYYY-MM.',
            ),
            interestSaved: optionalNumber('Interest to save, in euros.', {
              minimum: 0,
              maximum: maxEuros,
            }),
          },
          'endBy',
          'interestSaved',
        ),
        type: ['object', 'null'],
        description:
          'What a regular early repayment is to reach. It is asked for as `goalPayment`.',
      },
      savingsRate: optionalNumber(
        'Annual rate of savings after tax, in percent. With it the answer has `breakEven`.',
        { minimum: 0, maximum: 30 },
      ),
      explain: explainField,
    },
  },
} as const satisfies Call;

export type LoanOverpaymentInput = InputOf<typeof loanOverpaymentCall>;
