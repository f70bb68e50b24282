import { describe, expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { taxOptimizationForm } from './form.ts';

const check = checksOf(taxOptimizationForm, { age1: '35' });

const couple = { household: 'partner', age2: '37' } as const;

// Ages 18 to 130, required; the partner's only with a partner.
describe('the limits of the specification', () => {
  it.each([
    [{ age1: '18' }],
    [{ age1: '130' }],
    [{ ...couple, age2: '18' }],
    [{ ...couple, age2: '130' }],
    [{ household: 'single', age2: '17' }],
    [{ pension1: '0' }],
    [{ lifeInsurance1: '10000000' }],
    [{ household: 'single', homeSavings2: 'much' }],
    [{ outstandingBalanceInsuranceType: 0, outstandingBalanceInsurance: 'much' }],
  ] as const)('accept %j', (changes) => {
    expect(check(changes).problems).toEqual(new Map());
    expect(check(changes).request).toBeDefined();
  });

  it.each([
    [{ age1: '17' }, 'age1', { code: 'belowMinimum', limit: 18 }],
    [{ age1: '131' }, 'age1', { code: 'aboveMaximum', limit: 130 }],
    [{ age1: '35.5' }, 'age1', { code: 'notWhole' }],
    [{ age1: '' }, 'age1', { code: 'required' }],
    [{ ...couple, age2: '' }, 'age2', { code: 'required' }],
    [{ ...couple, age2: '17' }, 'age2', { code: 'belowMinimum', limit: 18 }],
    [{ pension1: '-0.01' }, 'pension1', { code: 'belowMinimum', limit: 0 }],
    [{ ...couple, healthInsurance2: 'much' }, 'healthInsurance2', { code: 'unreadable' }],
    [
      { outstandingBalanceInsuranceType: 1, outstandingBalanceInsurance: '10000000.01' },
      'outstandingBalanceInsurance',
      { code: 'aboveMaximum', limit: 10_000_000 },
    ],
    [{ taxableIncome: '-1' }, 'taxableIncome', { code: 'belowMinimum', limit: 0 }],
  ] as const)('refuse %j', (changes, name, problem) => {
    expect(check(changes).problems).toEqual(new Map([[name, problem]]));
    expect(check(changes).request).toBeUndefined();
  });
});

const nothingPaid = {
  pension1: null,
  pension2: null,
  lifeInsurance1: null,
  lifeInsurance2: null,
  autoLiabilityInsurance1: null,
  autoLiabilityInsurance2: null,
  homeLiabilityInsurance1: null,
  homeLiabilityInsurance2: null,
  healthInsurance1: null,
  healthInsurance2: null,
  homeSavings1: null,
  homeSavings2: null,
};

describe('the request', () => {
  it('has every field of the specification with its defaults, null where nothing was entered', () => {
    expect(check({}).request).toEqual({
      ...nothingPaid,
      age1: 35,
      age2: null,
      childrenInHousehold: 0,
      outstandingBalanceInsuranceType: 0,
      outstandingBalanceInsurance: null,
      taxYear: 2025,
      taxableIncome: null,
      taxClass: null,
    });
  });

  it('holds what was entered', () => {
    expect(
      check({
        ...couple,
        childrenInHousehold: 2,
        taxYear: 2026,
        pension1: '4 500,00',
        pension2: '1.250,50',
        lifeInsurance1: '600',
        autoLiabilityInsurance2: '480.25',
        homeLiabilityInsurance1: '55',
        healthInsurance2: '€ 720',
        homeSavings2: '1000',
        outstandingBalanceInsuranceType: 2,
        outstandingBalanceInsurance: '640',
      }).request,
    ).toEqual({
      ...nothingPaid,
      age1: 35,
      age2: 37,
      childrenInHousehold: 2,
      taxYear: 2026,
      pension1: 4500,
      pension2: 1250.5,
      lifeInsurance1: 600,
      autoLiabilityInsurance2: 480.25,
      homeLiabilityInsurance1: 55,
      healthInsurance2: 720,
      homeSavings2: 1000,
      outstandingBalanceInsuranceType: 2,
      outstandingBalanceInsurance: 640,
      taxableIncome: null,
      taxClass: null,
    });
  });

  it('has nothing of a partner who is not there and of an insurance that is not there', () => {
    const { request } = check({
      household: 'single',
      age2: '37',
      pension2: '3200',
      outstandingBalanceInsuranceType: 0,
      outstandingBalanceInsurance: '5000',
    });
    expect(request).toMatchObject({
      age2: null,
      pension2: null,
      outstandingBalanceInsurance: null,
    });
  });

  // The values 1, 2 and 3 stand for the classes 1, 1a and 2.
  it.each([
    ['the class chosen for one person', { taxClass: 2 }, 2],
    ['class 2 for two who are taxed together', { ...couple, taxClass: 1 }, 3],
  ] as const)('names %s beside an income', (_, changes, taxClass) => {
    expect(check({ ...changes, taxableIncome: '50000' }).request).toMatchObject({
      taxableIncome: 50_000,
      taxClass,
    });
  });
});
