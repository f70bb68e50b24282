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
