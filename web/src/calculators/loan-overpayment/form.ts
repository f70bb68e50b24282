import {
  loanOverpaymentCall,
  loanOverpaymentDefaults,
} from '@suen/engine/calculators/loan-overpayment/input';
import { defineForm } from '../../shared/form/define-form.ts';
import { money, roundedPercent, wholeNumber } from '../../shared/form/fields.ts';

const { remainingTermYears, remainingTermMonths } = loanOverpaymentDefaults;

/** What is still owed, for how long and at which rate, and what is to be paid early. */
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
    dependent: {
      remainingTermMonths: {
        dependsOn: ['remainingTermYears'],
        // Where no full years are left, months must be.
        limits: ({ remainingTermYears: years }) =>
          years === 0 ? { minimum: 1, empty: remainingTermMonths } : {},
      },
    },
    // No date means today.
    request: (values) => ({ ...values, prepaymentDate: null }),
  },
);
