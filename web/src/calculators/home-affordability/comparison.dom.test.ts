import type { HomeAffordabilityInput } from '@suen/engine/calculators/home-affordability/input';
import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { expect, test } from 'vitest';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { said } from '../../shared/test-support/comparison-in-test.test-support.tsx';
import { homeAffordabilityComparison } from './comparison.ts';

const own = answersOf<HomeAffordabilityInput, HomeAffordabilityResult>('home-affordability')({
  annualNetIncome: 36_000,
});

test('says in every language what decides: the price', () => {
  const other = {
    ...own,
    maxHomePriceEasy: own.maxHomePriceEasy + 50_000,
  };
  expect(said(homeAffordabilityComparison.useWords, own, other)).toEqual([
    'With “B” you can easily afford a home that costs € 50 000 more.',
    'Avec « B », votre prix confortable augmente de 50 000 €.',
    'Mit „B“ liegt Ihr bequemer Kaufpreis um 50 000 € höher.',
  ]);
  expect(said(homeAffordabilityComparison.useWords, other, own)[0]).toContain(
    'costs € 50 000 less',
  );
});
