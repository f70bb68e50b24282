import {
  homeAffordabilityCall,
  homeAffordabilityDefaults,
} from '@suen/engine/calculators/home-affordability/input';
import { defineForm } from '../../shared/form/define-form.ts';
import { money, percent, wholeNumber } from '../../shared/form/fields.ts';

const { loanTermYears, interestRate } = homeAffordabilityDefaults;

/** The form for a household's income, down payment and debts, the loan, and the price of a home. */
export const homeAffordabilityForm = defineForm(homeAffordabilityCall, {
  annualNetIncome: money({ isRequired: true, example: 60_000 }),
  monthlyDebtPayments: money({ example: 250 }),
  downPayment: money({ example: 50_000 }),
  loanTermYears: wholeNumber({ first: loanTermYears }),
  // Required here, although the API has a default.
  interestRate: percent({ isRequired: true, first: interestRate }),
  homePrice: money({ example: 450_000 }),
});
