import {
  loanOverpaymentCall,
  loanOverpaymentDefaults,
} from '@suen/engine/calculators/loan-overpayment/input';
import { defineForm } from '../../shared/form/define-form.ts';
import { money, roundedPercent, wholeNumber } from '../../shared/form/fields.ts';

const { remainingTermYears, remainingTermMonths } = loanOverpaymentDefaults;

/** The form: remaining loan, rate, remaining term and early repayment. */
export const loanOverpaymentForm = defineForm(
  loanOverpaymentCall,
  {
    loanAmount: money({ isRequired: true, example: 200_000 }),
    interestRate: roundedPercent({ isRequired: true, example: 3.5 }),
    remainingTermYears: wholeNumber({ first: remainingTermYears }),
    remainingTermMonths: wholeNumber({ first: remainingTermMonths }),
    prepaymentAmount: money({ isRequired: true, example: 20_000 }),
  },
  {
    shortNames: {
      loanAmount: 'a',
      interestRate: 'r',
      remainingTermYears: 'y',
      remainingTermMonths: 'm',
      prepaymentAmount: 'p',
    },
    dependent: {
      remainingTermMonths: {
        dependsOn: ['remainingTermYears'],
        // Without full years, the months are required.
        limits: ({ remainingTermYears: years }) =>
          years === 0 ? { minimum: 1, empty: remainingTermMonths } : {},
      },
    },
    // No date means today.
    request: (values) => ({ ...values, prepaymentDate: null }),
  },
);
