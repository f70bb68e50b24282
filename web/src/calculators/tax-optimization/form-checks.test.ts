import { expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { taxOptimizationForm } from './form.ts';

const check = checksOf(taxOptimizationForm, { age1: '35' });

it('has nothing of a partner who is not there and of an insurance that is not there', () => {
  const { request, problems } = check({
    household: 'single',
    age2: '17',
    homeSavings2: 'much',
    outstandingBalanceInsuranceType: 0,
    outstandingBalanceInsurance: 'much',
  });
  expect(problems).toEqual(new Map());
  expect(request).toMatchObject({
    age2: null,
    homeSavings2: null,
    outstandingBalanceInsurance: null,
  });
});
