import { newest } from '../../dated/parameter.ts';
import { stepSchema } from '../../explanation/schema.ts';
import type { Step } from '../../explanation/step.ts';
import {
  earlyRepaymentCapConditions,
  earlyRepaymentIndemnityMonths,
} from '../../law/early-repayment.ts';
import { toEuros } from '../../money/cents.ts';

/** Option 1: the payment stays, the term becomes shorter. Money in euros. */
export interface OverpaymentWithShorterTerm {
  /** `totalInterestOld` less `totalInterestNew`. */
  readonly savings: number;
  /** `originalMonths` less `remainingMonths`. */
  readonly monthsDifference: number;
  readonly totalInterestNew: number;
  readonly totalInterestOld: number;
  readonly remainingMonths: number;
  readonly originalMonths: number;
}

/** Option 2: the term stays, the payment becomes lower. Money in euros. */
export interface OverpaymentWithLowerPayment {
  /** `totalInterestOld` less `totalInterestNew`. */
  readonly savings: number;
  /** `originalMonthlyPayment` less `newMonthlyPayment`. */
  readonly monthlyPaymentDifference: number;
  readonly totalInterestNew: number;
  readonly totalInterestOld: number;
  readonly newMonthlyPayment: number;
  readonly originalMonthlyPayment: number;
}

/** What is owed after some months: without the prepayment and with either option. */
export interface BalancesAfter {
  /** Months from the day of the calculation. In the month of the prepayment the balances are those right after it. */
  readonly month: number;
  readonly original: number;
  readonly shorterTerm: number;
  readonly lowerPayment: number;
}

/** What a prepayment brings, either way it can be used. */
export interface LoanOverpaymentResult {
  readonly overpaymentWithTR: OverpaymentWithShorterTerm;
  readonly overpaymentWithMR: OverpaymentWithLowerPayment;
  /**
   * Beside the figures and in none of them: what a bank may ask at most, within a period of fixed interest and where the
   * legal conditions are met, for the part of the repayment that the cap covers.
   */
  readonly maximumIndemnity: number;
  /** The rest of the repayment, for which the law sets no maximum; 0 where there is none. */
  readonly repaidWithoutCap: number;
  readonly balances: readonly BalancesAfter[];
  readonly explanation?: {
    readonly overpaymentWithTR: readonly Step[];
    readonly overpaymentWithMR: readonly Step[];
    readonly maximumIndemnity: readonly Step[];
  };
}

const { value: indemnityMonths } = newest(earlyRepaymentIndemnityMonths);
const { cappedAmount, occupationYears } = newest(earlyRepaymentCapConditions).value;
const cappedEuros = toEuros(cappedAmount);

const euros = (description: string) => ({ type: 'number', description }) as const;
const months = (description: string) => ({ type: 'integer', description }) as const;
const steps = { type: 'array', items: stepSchema } as const;

const interest = {
  savings: euros('totalInterestOld less totalInterestNew.'),
  totalInterestNew: euros(
    'Interest still to pay with the prepayment, that of the months before it included.',
  ),
  totalInterestOld: euros('Interest still to pay without it.'),
} as const;

export const loanOverpaymentResultSchema = {
  title: 'LoanOverpaymentResult',
  description:
    'What a prepayment brings: with a shorter term (TR) and with a lower monthly payment (MR). Euros; differences are those of the rounded figures.',
  type: 'object',
  required: [
    'overpaymentWithTR',
    'overpaymentWithMR',
    'maximumIndemnity',
    'repaidWithoutCap',
    'balances',
  ],
  properties: {
    overpaymentWithTR: {
      type: 'object',
      required: [...Object.keys(interest), 'monthsDifference', 'remainingMonths', 'originalMonths'],
      properties: {
        ...interest,
        monthsDifference: months('originalMonths less remainingMonths.'),
        remainingMonths: months(
          'Payments left with the prepayment, those before it included; 0 when it clears the loan at once.',
        ),
        originalMonths: months('Payments left without it.'),
      },
    },
    overpaymentWithMR: {
      type: 'object',
      required: [
        ...Object.keys(interest),
        'monthlyPaymentDifference',
        'newMonthlyPayment',
        'originalMonthlyPayment',
      ],
      properties: {
        ...interest,
        monthlyPaymentDifference: euros('originalMonthlyPayment less newMonthlyPayment.'),
        newMonthlyPayment: euros('0 when the prepayment clears the loan.'),
        originalMonthlyPayment: euros('The payment without the prepayment; option TR keeps it.'),
      },
    },
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
      items: {
        type: 'object',
        required: ['month', 'original', 'shorterTerm', 'lowerPayment'],
        properties: {
          month: months('Months from the day of the calculation.'),
          original: euros('Without the prepayment.'),
          shorterTerm: euros('With the same payment and a shorter term.'),
          lowerPayment: euros('With the same term and a lower payment.'),
        },
      },
    },
    explanation: {
      type: 'object',
      required: ['overpaymentWithTR', 'overpaymentWithMR', 'maximumIndemnity'],
      properties: { overpaymentWithTR: steps, overpaymentWithMR: steps, maximumIndemnity: steps },
    },
  },
} as const;
