import { expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { loanOverpaymentForm } from './form.ts';

const check = checksOf(loanOverpaymentForm, {
  loanAmount: '200000',
  interestRate: '3.5',
  prepaymentAmount: '20000',
});

it.each(['0', ''])('refuse a term of no months: 0 years and "%s" months', (months) => {
  const { problems } = check({ remainingTermYears: '0', remainingTermMonths: months });
  expect(problems).toEqual(new Map([['remainingTermMonths', { code: 'belowMinimum', limit: 1 }]]));
});

// Halves go up as they are written, though the binary numbers nearest to them lie below.
it.each([
  ['3,255', 3.26],
  ['1.005', 1.01],
  ['2.675', 2.68],
])('rounds the rate %s to %d', (interestRate, rounded) => {
  expect(check({ interestRate }).request).toMatchObject({ interestRate: rounded });
});
