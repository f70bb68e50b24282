import { newest } from '../../dated/parameter.ts';
import { stepsSchema } from '../../explanation/step.ts';
import * as law from '../../law/every-law.ts';
import { toEuros } from '../../money/cents.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import {
  arrayOf,
  choiceOf,
  eachOf,
  flag,
  integer,
  type JsonSchema,
  type NamedSchema,
  number,
  objectOf,
  optionalInteger,
  optionalNumber,
} from '../../schema/json-schema.ts';

const { value: indemnityMonths } = newest(law.earlyRepaymentIndemnityMonths);
const { cappedAmount, occupationYears, notIfRunningOn } = newest(
  law.earlyRepaymentCapConditions,
).value;
const cappedEuros = toEuros(cappedAmount);

const interest = {
  savings: number('`totalInterestOld` minus `totalInterestNew`.'),
  totalInterestNew: number(
    'Interest still to pay with the early repayment, including the months before it.',
  ),
  totalInterestOld: number('Interest still to pay without the early repayment.'),
} as const;

const shorterTermSchema = {
  description: 'Option 1: the payment stays and the term becomes shorter.',
  ...objectOf({
    ...interest,
    monthsDifference: integer('`originalMonths` minus `remainingMonths`.'),
    remainingMonths: integer(
      'Remaining payments with the early repayment, including the payments before it. It is 0 if the loan is cleared at once.',
    ),
    originalMonths: integer('Remaining payments without the early repayment.'),
  }),
} as const satisfies JsonSchema;

const lowerPaymentSchema = {
  description: 'Option 2: the term stays and the payment becomes lower.',
  ...objectOf({
    ...interest,
    monthlyPaymentDifference: number('`originalMonthlyPayment` minus `newMonthlyPayment`.'),
    newMonthlyPayment: number(
      'Monthly payment after the early repayment. It is 0 if the loan is cleared.',
    ),
    originalMonthlyPayment: number(
      'Monthly payment without the early repayment. Option TR keeps it.',
    ),
  }),
} as const satisfies JsonSchema;

/** What is owed after some months: without the prepayment and with either option. */
const balancesSchema = objectOf({
  month: integer('Months from the day of the calculation.'),
  original: number('Without the early repayment.'),
  shorterTerm: number('With the same payment and a shorter term.'),
  lowerPayment: number('With the same term and a lower payment.'),
});

const regularSchema = {
  description:
    'With `prepaymentAmount` and `regularPrepayment`, or the payment for `goal`: the monthly payment stays.',
  ...objectOf({
    ...interest,
    monthsDifference: integer('`originalMonths` minus `remainingMonths`.'),
    remainingMonths: integer('Remaining payments.'),
    paidEarly: number('Sum of the regular early repayments.'),
    balances: arrayOf(
      'The balance at the end of each year and of the loan.',
      objectOf({ month: integer('Months from today.'), balance: number('The balance.') }),
    ),
  }),
} as const satisfies JsonSchema;

const breakEvenSchema = {
  description: 'The early repayment beside savings at `savingsRate`.',
  ...objectOf({
    indemnity: number('The early repayment charge in this comparison.'),
    month: optionalInteger(
      'Months after the early repayment from which it beats savings. `null` for never.',
    ),
    gain: number('What it brings more than savings by the end of the original term.'),
    outcome: choiceOf('What `gain` is.', ['gain', 'loss', 'same']),
  }),
} as const satisfies JsonSchema;

const afterChargeSchema = {
  description: 'The savings after the charge. Missing where the charge is not known.',
  ...objectOf(
    {
      charge: number('`indemnity`, otherwise `maximumIndemnity`.'),
      isAboveMaximum: flag('Whether `indemnity` is above the maximum of the law.'),
      savings: number('Of `overpaymentWithTR`.'),
      isLoss: flag('Whether a repayment at once costs as much as it saves, or more.'),
      regularSavings: number('Of `regularPrepayment`.'),
    },
    'regularSavings',
  ),
} as const satisfies JsonSchema;

/** What an answer is about: the repayment at once, regular ones, or a goal that takes none. */
const subjects = ['once', 'regular', 'goal'] as const;
/** What a repayment at once comes to. */
const onceVerdicts = ['nothing', 'cleared', 'same', 'differs'] as const;
/** What a goal takes. */
const goalVerdicts = ['none', 'enough', 'payment'] as const;

export const loanOverpaymentResultSchema = {
  title: 'LoanOverpaymentResult',
  description:
    'The savings of an early repayment, with a shorter term (TR) and with a lower monthly payment (MR). In euros. Differences are calculated from the rounded figures.',
  ...objectOf(
    {
      overpaymentWithTR: shorterTermSchema,
      overpaymentWithMR: lowerPaymentSchema,
      maximumIndemnity: optionalNumber(
        `Maximum early repayment charge: ${indemnityMonths} months of interest on the amount repaid, up to ${cappedEuros} euros with all earlier repayments. It is for a loan to buy a main residence in which the borrower has lived for ${occupationYears} years without a break. It is null for a contract that was running on ${notIfRunningOn}. Only afterCharge and breakEven include it.`,
      ),
      repaidWithoutCap: number(
        `The part of the amount repaid that has no maximum. It is the part above ${cappedEuros} euros with all earlier repayments, for which the charge never exceeds the lender’s loss. For a contract that was running on ${notIfRunningOn} it is the whole amount.`,
      ),
      balances: arrayOf(
        'The balance today (month 0), after the early repayment, at the end of each year and at the end of both terms.',
        balancesSchema,
      ),
      regularPrepayment: regularSchema,
      goalPayment: optionalNumber(
        'The smallest regular early repayment that reaches `goal`, paid as `regularPrepayment` says. `null` if none does.',
      ),
      afterCharge: afterChargeSchema,
      answerIs: choiceOf(
        'What the answer is about: `prepaymentAmount`, regular early repayments, or a goal that takes none.',
        subjects,
      ),
      onceIs: choiceOf(
        'What `prepaymentAmount` comes to. `same`: both options save the same.',
        onceVerdicts,
      ),
      goalIs: choiceOf(
        'Whether no payment reaches `goal`, none is needed, or `goalPayment` does.',
        goalVerdicts,
      ),
      breakEven: breakEvenSchema,
      explanation: {
        description: 'The steps of each part of the result.',
        ...objectOf(
          eachOf(
            [
              'overpaymentWithTR',
              'overpaymentWithMR',
              'maximumIndemnity',
              'regularPrepayment',
              'afterCharge',
              'breakEven',
            ],
            stepsSchema,
          ),
          'regularPrepayment',
          'afterCharge',
          'breakEven',
        ),
      },
    },
    'regularPrepayment',
    'goalPayment',
    'goalIs',
    'afterCharge',
    'breakEven',
    'explanation',
  ),
} as const satisfies NamedSchema;

/** What a prepayment brings, either way it can be used. Money in euros. */
export type LoanOverpaymentResult = FromSchema<typeof loanOverpaymentResultSchema>;
