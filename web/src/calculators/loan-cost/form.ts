import {
  loanCostCall,
  loanCostDefaults,
  maxLoanYears,
} from '@suen/engine/calculators/loan-cost/input';
import { defineForm } from '../../shared/form/define-form.ts';
import { money, percent, wholeNumber } from '../../shared/form/fields.ts';
import { isCoupled, withMonths, withYears } from './term.ts';

/** The form of a loan. Years and months change together. */
export const loanCostForm = defineForm(
  loanCostCall,
  {
    amount: money({ isRequired: true, example: 350_000 }),
    annualInterestRate: percent({ isRequired: true, example: 3.5 }),
    years: wholeNumber({
      isRequired: true,
      first: loanCostDefaults.years,
      limits: { minimum: 0, maximum: maxLoanYears },
    }),
    months: wholeNumber({ isRequired: true, first: loanCostDefaults.months }),
  },
  {
    shortNames: {
      amount: 'a',
      annualInterestRate: 'r',
      years: 'y',
      months: 'm',
    },
    dependent: {
      years: {
        dependsOn: ['months'],
        // Months beyond the slider's years are valid, because the months decide the term.
        limits: (_, entries) => (isCoupled(entries) ? { maximum: Infinity } : {}),
      },
    },
    moves: {
      years: (years, entries) => withYears(entries, years),
      months: (months, entries) => withMonths(entries, months),
    },
    // The monthly schedule needs a second call.
    request: (values) => ({ ...values, loadMonthlyAmmortization: false }),
  },
);
