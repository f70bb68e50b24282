import { loanCostInputSchema, mostLoanYears } from '@suen/engine/calculators/loan-cost/input';
import type { CheckedEntries } from '../../shared/form/entry-form.ts';
import {
  problemsOf,
  readAmount,
  readNumber,
  required,
  valueOf,
  whole,
} from '../../shared/form/read-entry.ts';
import type { EntryName, LoanCostEntries, LoanCostRequest } from './entries.ts';
import { isCoupled } from './term.ts';

/** The limits of the API's schema, and its rule on the term: no more years than the slider has. No months are a loan of none. */
const { amount, annualInterestRate, months } = loanCostInputSchema.properties;
export const limitsOf = {
  amount,
  annualInterestRate,
  years: { minimum: 0, maximum: mostLoanYears },
  months,
} as const;

/** Holds the entries against what the API takes. Months beyond the slider's years are right: they count, not the years. */
export function checkEntries(entries: LoanCostEntries): CheckedEntries<EntryName, LoanCostRequest> {
  const readings = {
    amount: required(readAmount(entries.amount, limitsOf.amount)),
    annualInterestRate: required(
      readNumber(entries.annualInterestRate, limitsOf.annualInterestRate),
    ),
    years: required(whole(readNumber(entries.years, isCoupled(entries) ? {} : limitsOf.years))),
    months: required(whole(readNumber(entries.months, limitsOf.months))),
  };
  const problems = problemsOf<EntryName>(readings);
  const amountValue = valueOf(readings.amount);
  const rate = valueOf(readings.annualInterestRate);
  const yearsValue = valueOf(readings.years);
  const monthsValue = valueOf(readings.months);
  if (
    problems.size > 0 ||
    amountValue === null ||
    rate === null ||
    yearsValue === null ||
    monthsValue === null
  ) {
    return { request: undefined, problems };
  }
  return {
    request: {
      amount: amountValue,
      annualInterestRate: rate,
      years: yearsValue,
      months: monthsValue,
      loadMonthlyAmmortization: false,
    },
    problems,
  };
}
