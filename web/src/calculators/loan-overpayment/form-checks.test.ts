import { describe, expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { loanOverpaymentForm } from './form.ts';

const check = checksOf(loanOverpaymentForm, {
  loanAmount: '200000',
  interestRate: '3.5',
  prepaymentAmount: '20000',
});

// Rate 0-30 with two decimals, years 0-30, months 0-11, as the specification has them.
describe('the limits of the specification', () => {
  it.each([
    [{ interestRate: '0' }],
    [{ interestRate: '30' }],
    [{ interestRate: '3,25 %' }],
    [{ remainingTermYears: '30', remainingTermMonths: '11' }],
    [{ remainingTermYears: '0', remainingTermMonths: '1' }],
    [{ remainingTermYears: '1', remainingTermMonths: '0' }],
    [{ remainingTermMonths: '' }],
    [{ remainingTermYears: '' }],
    [{ remainingTermYears: '', remainingTermMonths: '' }],
    [{ loanAmount: '1' }],
    [{ prepaymentAmount: '0' }],
    [{ prepaymentAmount: '300000' }],
  ])('accept %j', (changes) => {
    expect(check(changes).problems).toEqual(new Map());
    expect(check(changes).request).toBeDefined();
  });

  it.each([
    [{ loanAmount: '' }, { code: 'required' }],
    [{ loanAmount: '0' }, { code: 'belowMinimum', limit: 1 }],
    [{ loanAmount: '100000000.01' }, { code: 'aboveMaximum', limit: 100_000_000 }],
    [{ loanAmount: 'all' }, { code: 'unreadable' }],
    [{ interestRate: '' }, { code: 'required' }],
    [{ interestRate: '-0.01' }, { code: 'belowMinimum', limit: 0 }],
    [{ interestRate: '30.01' }, { code: 'aboveMaximum', limit: 30 }],
    [{ interestRate: 'low' }, { code: 'unreadable' }],
    [{ remainingTermYears: '31' }, { code: 'aboveMaximum', limit: 30 }],
    [{ remainingTermYears: '-1' }, { code: 'belowMinimum', limit: 0 }],
    [{ remainingTermYears: '7.5' }, { code: 'notWhole' }],
    [{ remainingTermMonths: '12' }, { code: 'aboveMaximum', limit: 11 }],
    [{ remainingTermMonths: '1.5' }, { code: 'notWhole' }],
    [{ prepaymentAmount: '' }, { code: 'required' }],
    [{ prepaymentAmount: '-1' }, { code: 'belowMinimum', limit: 0 }],
  ])('refuse %j', (changes, problem) => {
    expect(check(changes).problems).toEqual(new Map([[Object.keys(changes)[0], problem]]));
    expect(check(changes).request).toBeUndefined();
  });

  it.each(['0', ''])('refuse a term of no months: 0 years and "%s" months', (months) => {
    const { problems } = check({ remainingTermYears: '0', remainingTermMonths: months });
    expect(problems).toEqual(
      new Map([['remainingTermMonths', { code: 'belowMinimum', limit: 1 }]]),
    );
  });
});

describe('the request', () => {
  it('has every field of the specification, no date for today, ten years unless told otherwise', () => {
    expect(check({}).request).toEqual({
      loanAmount: 200_000,
      interestRate: 3.5,
      remainingTermYears: 10,
      remainingTermMonths: 0,
      prepaymentAmount: 20_000,
      prepaymentDate: null,
    });
  });

  // Halves go up as they are written, though the binary numbers nearest to them lie below.
  it.each([
    ['3,255', 3.26],
    ['1.005', 1.01],
    ['2.675', 2.68],
  ])('rounds the rate %s to %d', (interestRate, rounded) => {
    expect(check({ interestRate }).request).toMatchObject({ interestRate: rounded });
  });

  it('leaves the years to the API where they are empty', () => {
    expect(check({ remainingTermYears: '' }).request).toMatchObject({ remainingTermYears: null });
  });

  it('holds amounts however they are written, and rates to two decimals', () => {
    const { request } = check({
      loanAmount: '€ 1.234.567,89',
      interestRate: '3,456',
      remainingTermMonths: '',
    });
    expect(request).toMatchObject({
      loanAmount: 1_234_567.89,
      interestRate: 3.46,
      remainingTermMonths: null,
    });
  });
});
