import type { OutstandingBalanceInsuranceInput } from '@suen/engine/calculators/outstanding-balance-insurance/input';
import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import { expect, test } from 'vitest';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { said } from '../../shared/test-support/comparison-in-test.test-support.tsx';
import { outstandingBalanceInsuranceComparison } from './comparison.ts';

const answerTo = answersOf<OutstandingBalanceInsuranceInput, OutstandingBalanceInsuranceResult>(
  'outstanding-balance-insurance',
);

test('says in every language what decides: the limit', () => {
  const own = answerTo({ age1: 30, taxYear: 2025 });
  const other = { ...own, max: own.max + 480 };
  expect(said(outstandingBalanceInsuranceComparison.useWords, own, other)).toEqual([
    'With “B” you can deduct up to € 480 more.',
    'Avec « B », vous pouvez déduire jusqu’à 480 € de plus.',
    'Mit „B“ können Sie bis zu 480 € mehr absetzen.',
  ]);
});
