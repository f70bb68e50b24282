import {
  loanOverpaymentCall,
  loanOverpaymentDefaults,
} from '@suen/engine/calculators/loan-overpayment/input';
import { earlyRepaymentFigures } from '@suen/engine/inputs';
import { defineForm } from '../../shared/form/define-form.ts';
import { money, ownChoice, roundedPercent, wholeNumber } from '../../shared/form/fields.ts';

const { remainingTermYears, remainingTermMonths } = loanOverpaymentDefaults;

/** The form: remaining loan, rate, remaining term and early repayment, and what decides the charge of the bank. */
export const loanOverpaymentForm = defineForm(
  loanOverpaymentCall,
  {
    loanAmount: money({ isRequired: true, example: 200_000 }),
    interestRate: roundedPercent({ isRequired: true, example: 3.5 }),
    remainingTermYears: wholeNumber({ first: remainingTermYears }),
    remainingTermMonths: wholeNumber({ first: remainingTermMonths }),
    prepaymentAmount: money({ isRequired: true, example: 20_000 }),
    earlierRepayments: money({ example: 50_000 }),
    isOlderContract: ownChoice<boolean>(false, [false, true]),
  },
  {
    shortNames: {
      loanAmount: 'a',
      interestRate: 'r',
      remainingTermYears: 'y',
      remainingTermMonths: 'm',
      prepaymentAmount: 'p',
      earlierRepayments: 'e',
      isOlderContract: 'o',
    },
    dependent: {
      remainingTermMonths: {
        dependsOn: ['remainingTermYears'],
        // Without full years, the months are required.
        limits: ({ remainingTermYears: years }) =>
          years === 0 ? { minimum: 1, empty: remainingTermMonths } : {},
      },
    },
    // No date of the repayment means today. A contract that ran on the day of the law was signed by then.
    request: ({ earlierRepayments, isOlderContract, ...values }) => ({
      ...values,
      prepaymentDate: null,
      ...(earlierRepayments !== null && { earlierRepayments }),
      ...(isOlderContract && { contractSigned: earlyRepaymentFigures().notIfRunningOn }),
    }),
  },
);
