import { describe, expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { loanCostForm } from './form.ts';

const check = checksOf(loanCostForm, { amount: '300 000', annualInterestRate: '3,2' });

// Rate 0 to 30, years 0 to 35, months 0 to 480, as the specification has them; no months are a loan of none.
describe('the limits', () => {
  it.each([
    [{ amount: '1' }],
    [{ amount: '100000000' }],
    [{ annualInterestRate: '0' }],
    [{ annualInterestRate: '30' }],
    [{ years: '35', months: '420' }],
    [{ years: '0', months: '1' }],
    [{ years: '0', months: '0' }],
    [{ years: '40', months: '480' }],
    [{ years: '36', months: '443' }],
  ])('accept %j', (changes) => {
    expect(check(changes).problems).toEqual(new Map());
    expect(check(changes).request).toBeDefined();
  });

  it.each([
    ['amount', { amount: '' }, { code: 'required' }],
    ['amount', { amount: 'much' }, { code: 'unreadable' }],
    ['amount', { amount: '0' }, { code: 'belowMinimum', limit: 1 }],
    ['amount', { amount: '100000000.01' }, { code: 'aboveMaximum', limit: 100_000_000 }],
    ['annualInterestRate', { annualInterestRate: '' }, { code: 'required' }],
    ['annualInterestRate', { annualInterestRate: '-0.01' }, { code: 'belowMinimum', limit: 0 }],
    ['annualInterestRate', { annualInterestRate: '30.01' }, { code: 'aboveMaximum', limit: 30 }],
    ['years', { years: '' }, { code: 'required' }],
    ['years', { years: '-1' }, { code: 'belowMinimum', limit: 0 }],
    ['years', { years: '36' }, { code: 'aboveMaximum', limit: 35 }],
    ['years', { years: '2.5' }, { code: 'notWhole' }],
    ['months', { months: '-1' }, { code: 'belowMinimum', limit: 0 }],
    ['months', { months: '' }, { code: 'required' }],
    ['months', { years: '40', months: '481' }, { code: 'aboveMaximum', limit: 480 }],
    ['months', { months: '7.5' }, { code: 'notWhole' }],
  ])('refuse %s of %j', (name, changes, problem) => {
    expect(check(changes).problems).toEqual(new Map([[name, problem]]));
    expect(check(changes).request).toBeUndefined();
  });
});

it('the request has every field of the specification, and the rate as it was typed', () => {
  expect(check({ amount: '€ 350.000,00', annualInterestRate: '3,255' }).request).toEqual({
    amount: 350_000,
    annualInterestRate: 3.255,
    years: 20,
    months: 240,
    loadMonthlyAmmortization: false,
  });
});
