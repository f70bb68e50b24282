import { newest } from '../../dated/parameter.ts';
import { stepsSchema } from '../../explanation/step.ts';
import {
  earlyRepaymentCapConditions,
  earlyRepaymentIndemnityMonths,
} from '../../law/early-repayment.ts';
import { toEuros } from '../../money/cents.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import { objectOf, type NamedSchema } from '../../schema/json-schema.ts';

const { value: indemnityMonths } = newest(earlyRepaymentIndemnityMonths);
const { cappedAmount, occupationYears } = newest(earlyRepaymentCapConditions).value;
const cappedEuros = toEuros(cappedAmount);

const euros = (description: string) => ({ type: 'number', description }) as const;
const months = (description: string) => ({ type: 'integer', description }) as const;

const interest = {
  savings: euros('totalInterestOld less totalInterestNew.'),
  totalInterestNew: euros(
    'Interest still to pay with the prepayment, that of the months before it included.',
  ),
  totalInterestOld: euros('Interest still to pay without it.'),
} as const;

/** Option 1: the payment stays, the term becomes shorter. */
const shorterTermSchema = objectOf({
  ...interest,
  monthsDifference: months('originalMonths less remainingMonths.'),
  remainingMonths: months(
    'Payments left with the prepayment, those before it included; 0 when it clears the loan at once.',
  ),
  originalMonths: months('Payments left without it.'),
});

/** Option 2: the term stays, the payment becomes lower. */
const lowerPaymentSchema = objectOf({
  ...interest,
  monthlyPaymentDifference: euros('originalMonthlyPayment less newMonthlyPayment.'),
  newMonthlyPayment: euros('0 when the prepayment clears the loan.'),
  originalMonthlyPayment: euros('The payment without the prepayment; option TR keeps it.'),
});

/** What is owed after some months: without the prepayment and with either option. */
const balancesSchema = objectOf({
  month: months('Months from the day of the calculation.'),
  original: euros('Without the prepayment.'),
  shorterTerm: euros('With the same payment and a shorter term.'),
  lowerPayment: euros('With the same term and a lower payment.'),
});

export const loanOverpaymentResultSchema = {
  title: 'LoanOverpaymentResult',
  description:
    'What a prepayment brings: with a shorter term (TR) and with a lower monthly payment (MR). Euros; differences are those of the rounded figures.',
  ...objectOf(
    {
      overpaymentWithTR: shorterTermSchema,
      overpaymentWithMR: lowerPaymentSchema,
      maximumIndemnity: euros(
        `${indemnityMonths} months of interest on the amount repaid, up to ${cappedEuros} euros of it: what a bank may ask at most within a period of fixed interest for a main residence in which the borrower has lived for ${occupationYears} years without a break. Earlier repayments count towards the ${cappedEuros} euros. In no other figure.`,
      ),
      repaidWithoutCap: euros(
        `The part of the amount repaid above ${cappedEuros} euros, for which the law sets no maximum; 0 where there is none.`,
      ),
      balances: {
        type: 'array',
        description:
          'What is owed today (month 0), right after the prepayment, at the end of each year, and where the shorter and the whole term end.',
        items: balancesSchema,
      },
      explanation: objectOf({
        overpaymentWithTR: stepsSchema,
        overpaymentWithMR: stepsSchema,
        maximumIndemnity: stepsSchema,
      }),
    },
    'explanation',
  ),
} as const satisfies NamedSchema;

/** What a prepayment brings, either way it can be used. Money in euros. */
export type LoanOverpaymentResult = FromSchema<typeof loanOverpaymentResultSchema>;
