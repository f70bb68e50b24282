import { describe, expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { outstandingBalanceInsuranceForm } from './form.ts';

const check = checksOf(outstandingBalanceInsuranceForm, { age1: '35' });

// Ages at most 100, children at most 10, as the specification has them.
describe('the limits of the specification', () => {
  it.each([
    [{ age1: '100' }],
    [{ age2: '100' }],
    [{ age2: '' }],
    [{ childrenInHousehold: '10' }],
    [{ childrenInHousehold: '0' }],
    [{ outstandingBalanceInsurance: '5 000,50' }],
  ])('accept %j', (changes) => {
    expect(check(changes).problems).toEqual(new Map());
    expect(check(changes).request).toBeDefined();
  });

  it.each([
    [{ age1: '' }, { code: 'required' }],
    [{ age1: '101' }, { code: 'aboveMaximum', limit: 100 }],
    [{ age1: '35.5' }, { code: 'notWhole' }],
    [{ age1: 'old' }, { code: 'unreadable' }],
    [{ age2: '101' }, { code: 'aboveMaximum', limit: 100 }],
    [{ age2: '-1' }, { code: 'belowMinimum', limit: 0 }],
    [{ childrenInHousehold: '11' }, { code: 'aboveMaximum', limit: 10 }],
    [{ childrenInHousehold: '1,5' }, { code: 'notWhole' }],
    [{ outstandingBalanceInsurance: '-0.01' }, { code: 'belowMinimum', limit: 0 }],
  ])('refuse %j', (changes, problem) => {
    expect(check(changes).problems).toEqual(new Map([[Object.keys(changes)[0], problem]]));
    expect(check(changes).request).toBeUndefined();
  });
});

describe('the request', () => {
  it('has every field of the specification, null where nothing was entered, and no children', () => {
    expect(check({}).request).toEqual({
      age1: 35,
      age2: null,
      childrenInHousehold: 0,
      outstandingBalanceInsurance: null,
      outstandingBalanceInsuranceType: 1,
      taxYear: 2025,
    });
  });
});
