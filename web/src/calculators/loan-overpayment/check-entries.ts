import { loanOverpaymentInputSchema } from '@suen/engine/calculators/loan-overpayment/input';
import type { CheckedEntries } from '../../shared/form/entry-form.ts';
import {
  problemsOf,
  readAmount,
  readNumber,
  readPercent,
  required,
  valueOf,
  whole,
  type EntryReading,
} from '../../shared/form/read-entry.ts';
import type { EntryName, LoanOverpaymentEntries, LoanOverpaymentRequest } from './entries.ts';

/** The limits of the API's schema. */
export const { properties: limitsOf } = loanOverpaymentInputSchema;

/** Holds the entries against the schema of the API and its rule that a month at least is left. */
export function checkEntries(
  entries: LoanOverpaymentEntries,
): CheckedEntries<EntryName, LoanOverpaymentRequest> {
  const years = whole(readNumber(entries.remainingTermYears, limitsOf.remainingTermYears));
  const readings = {
    loanAmount: required(readAmount(entries.loanAmount, limitsOf.loanAmount)),
    interestRate: required(readPercent(entries.interestRate, limitsOf.interestRate)),
    remainingTermYears: years,
    remainingTermMonths: atLeastOneMonth(
      years,
      whole(readNumber(entries.remainingTermMonths, limitsOf.remainingTermMonths)),
    ),
    prepaymentAmount: required(readAmount(entries.prepaymentAmount, limitsOf.prepaymentAmount)),
  };
  const problems = problemsOf<EntryName>(readings);
  const loanAmount = valueOf(readings.loanAmount);
  const interestRate = valueOf(readings.interestRate);
  const prepaymentAmount = valueOf(readings.prepaymentAmount);
  if (
    problems.size > 0 ||
    loanAmount === null ||
    interestRate === null ||
    prepaymentAmount === null
  ) {
    return { request: undefined, problems };
  }
  return {
    request: {
      loanAmount,
      interestRate,
      remainingTermYears: valueOf(readings.remainingTermYears),
      remainingTermMonths: valueOf(readings.remainingTermMonths),
      prepaymentAmount,
      prepaymentDate: null,
    },
    problems,
  };
}

/** Where no full years are left, months must be. */
function atLeastOneMonth(years: EntryReading, months: EntryReading): EntryReading {
  const isNothingLeft =
    'value' in years && years.value === 0 && 'value' in months && (months.value ?? 0) === 0;
  return isNothingLeft ? { problem: { code: 'belowMinimum', limit: 1 } } : months;
}
