import fc from 'fast-check';
import { day } from '../../dated/day.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { LoanOverpaymentInput } from './input.ts';

/** Asked on the day from which the inputs here count, where they name none. */
export const calculate = (input: LoanOverpaymentInput) => calculateOn(input, day('2026-11-21'));

export const usual: LoanOverpaymentInput = {
  loanAmount: 200_000,
  interestRate: 3.5,
  remainingTermYears: 20,
  remainingTermMonths: 0,
  prepaymentAmount: 20_000,
};

/** Loans as people have them, in whole cents; what is paid early is a part of them. */
export const anyLoan = fc
  .record({
    cents: fc.integer({ min: 100_000, max: 200_000_000 }),
    rate: fc.integer({ min: 0, max: 1500 }),
    months: fc.integer({ min: 1, max: 360 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ cents, rate, months, part }) => ({
    loanAmount: cents / 100,
    interestRate: rate / 100,
    remainingTermYears: Math.floor(months / 12),
    remainingTermMonths: months % 12,
    prepaymentAmount: Math.floor(cents * part) / 100,
  }));

export const anyMonths = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 370 }));

/** The 21st, some whole months after November 2026. */
export function dayAfter(months: number): string {
  const month = 10 + months;
  return `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-21`;
}
