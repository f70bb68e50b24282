import { homeAffordabilityInputSchema } from '@suen/engine/calculators/home-affordability/input';
import type { CheckedEntries } from '../../shared/form/entry-form.ts';
import {
  problemsOf,
  readAmount,
  readNumber,
  required,
  valueOf,
  whole,
} from '../../shared/form/read-entry.ts';
import type { EntryName, HomeAffordabilityEntries, HomeAffordabilityRequest } from './entries.ts';

/** The limits of the API's schema. */
export const { properties: limitsOf } = homeAffordabilityInputSchema;

/** Holds the entries against the schema of the API. The rate is wanted, too, though the API has a default for it. */
export function checkEntries(
  entries: HomeAffordabilityEntries,
): CheckedEntries<EntryName, HomeAffordabilityRequest> {
  const readings = {
    annualNetIncome: required(readAmount(entries.annualNetIncome, limitsOf.annualNetIncome)),
    monthlyDebtPayments: readAmount(entries.monthlyDebtPayments, limitsOf.monthlyDebtPayments),
    downPayment: readAmount(entries.downPayment, limitsOf.downPayment),
    loanTermYears: whole(readNumber(entries.loanTermYears, limitsOf.loanTermYears)),
    interestRate: required(readNumber(entries.interestRate, limitsOf.interestRate)),
    homePrice: readAmount(entries.homePrice, limitsOf.homePrice),
  };
  const problems = problemsOf<EntryName>(readings);
  const annualNetIncome = valueOf(readings.annualNetIncome);
  const interestRate = valueOf(readings.interestRate);
  if (problems.size > 0 || annualNetIncome === null || interestRate === null) {
    return { request: undefined, problems };
  }
  return {
    request: {
      annualNetIncome,
      monthlyDebtPayments: valueOf(readings.monthlyDebtPayments),
      downPayment: valueOf(readings.downPayment),
      loanTermYears: valueOf(readings.loanTermYears),
      interestRate,
      homePrice: valueOf(readings.homePrice),
    },
    problems,
  };
}
