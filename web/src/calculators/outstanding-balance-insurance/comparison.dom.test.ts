import { expect, test } from 'vitest';
import { said } from '../../shared/test-support/comparison-in-test.test-support.tsx';
import { outstandingBalanceInsuranceComparison } from './comparison.ts';
import { oneOf30 } from './fixtures.test-support.ts';

test('says in every language what decides: the limit', () => {
  const other = { ...oneOf30, max: oneOf30.max + 480 };
  expect(said(outstandingBalanceInsuranceComparison.useWords, oneOf30, other)).toEqual([
    'With “B” you can deduct up to € 480 more.',
    'Avec « B », vous pouvez déduire jusqu’à 480 € de plus.',
    'Mit „B“ können Sie bis zu 480 € mehr absetzen.',
  ]);
});
