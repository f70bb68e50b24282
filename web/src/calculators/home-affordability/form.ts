import {
  homeAffordabilityCall,
  homeAffordabilityDefaults,
} from '@suen/engine/calculators/home-affordability/input';
import { minimumGrossSalary, monthsInYear } from '@suen/engine/inputs';
import { defineForm } from '../../shared/form/define-form.ts';
import { money, percent, wholeNumber } from '../../shared/form/fields.ts';

const { loanTermYears, interestRate } = homeAffordabilityDefaults;

/** A household's income and means, the loan it would take, and a home in view. */
export const homeAffordabilityForm = defineForm(
  homeAffordabilityCall,
  {
    annualNetIncome: money({ isRequired: true, example: 60_000 }),
    downPayment: money({ example: 50_000 }),
    loanTermYears: wholeNumber({ first: loanTermYears }),
    // Wanted, though the API has a default for it.
    interestRate: percent({ isRequired: true, first: interestRate }),
    monthlyDebtPayments: money({ example: 250 }),
    homePrice: money({ example: 450_000 }),
  },
  {
    doubts: {
      // A household that buys a home does not live on less than half a minimum wage.
      annualNetIncome: (income) =>
        income > 0 && income < minimumGrossSalary('annual') / 2
          ? { meant: 'monthly', entries: { annualNetIncome: String(income * monthsInYear) } }
          : undefined,
    },
    shortNames: {
      annualNetIncome: 'n',
      monthlyDebtPayments: 'b',
      downPayment: 'd',
      loanTermYears: 'y',
      interestRate: 'r',
      homePrice: 'p',
    },
  },
);
