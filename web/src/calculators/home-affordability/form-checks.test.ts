import { describe, expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { homeAffordabilityForm } from './form.ts';

const check = checksOf(homeAffordabilityForm, { annualNetIncome: '60000' });

// Rate and term 0 to 30; down payment, debts and price optional, as the specification has them.
describe('the limits of the specification', () => {
  it.each([
    [{ annualNetIncome: '0' }],
    [{ interestRate: '0' }],
    [{ interestRate: '30' }],
    [{ loanTermYears: '0' }],
    [{ loanTermYears: '30' }],
    [{ loanTermYears: '' }],
    [{ downPayment: '0' }],
    [{ monthlyDebtPayments: '100000000' }],
    [{ homePrice: '' }],
  ])('accept %j', (changes) => {
    expect(check(changes).problems).toEqual(new Map());
    expect(check(changes).request).toBeDefined();
  });

  it.each([
    [{ annualNetIncome: '' }, { code: 'required' }],
    [{ annualNetIncome: '-1' }, { code: 'belowMinimum', limit: 0 }],
    [{ annualNetIncome: '100000000.01' }, { code: 'aboveMaximum', limit: 100_000_000 }],
    [{ interestRate: '' }, { code: 'required' }],
    [{ interestRate: '30.01' }, { code: 'aboveMaximum', limit: 30 }],
    [{ interestRate: '-0.1' }, { code: 'belowMinimum', limit: 0 }],
    [{ loanTermYears: '31' }, { code: 'aboveMaximum', limit: 30 }],
    [{ loanTermYears: '12.5' }, { code: 'notWhole' }],
    [{ downPayment: '-0.01' }, { code: 'belowMinimum', limit: 0 }],
    [{ monthlyDebtPayments: 'some' }, { code: 'unreadable' }],
    [{ homePrice: '-1' }, { code: 'belowMinimum', limit: 0 }],
  ])('refuse %j', (changes, problem) => {
    expect(check(changes).problems).toEqual(new Map([[Object.keys(changes)[0], problem]]));
    expect(check(changes).request).toBeUndefined();
  });
});

describe('the request', () => {
  it('has every field of the specification with its defaults, null where nothing was entered', () => {
    expect(check({}).request).toEqual({
      annualNetIncome: 60_000,
      monthlyDebtPayments: null,
      downPayment: null,
      loanTermYears: 20,
      interestRate: 3.2,
      homePrice: null,
    });
  });

  it('leaves the term to the API where it is empty', () => {
    expect(check({ loanTermYears: ' ' }).request).toMatchObject({ loanTermYears: null });
  });

  it('holds what was entered, the rate with all its decimals', () => {
    expect(
      check({
        annualNetIncome: '€ 72 500,50',
        monthlyDebtPayments: '250',
        downPayment: '80.000,00',
        loanTermYears: '25',
        interestRate: '3,4567',
        homePrice: '650000',
      }).request,
    ).toEqual({
      annualNetIncome: 72_500.5,
      monthlyDebtPayments: 250,
      downPayment: 80_000,
      loanTermYears: 25,
      interestRate: 3.4567,
      homePrice: 650_000,
    });
  });
});
