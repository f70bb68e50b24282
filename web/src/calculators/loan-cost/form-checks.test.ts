import { expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { loanCostForm } from './form.ts';

const check = checksOf(loanCostForm, { amount: '300 000', annualInterestRate: '3,2' });

// The specification's years end at 35 and its months at 480; no months are a loan of none.
it.each([
  [{ years: '0', months: '0' }],
  [{ years: '40', months: '480' }],
  [{ years: '36', months: '443' }],
])('years that follow the months have no limit: %j', (changes) => {
  expect(check(changes).problems).toEqual(new Map());
  expect(check(changes).request).toBeDefined();
});
