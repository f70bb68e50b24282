import { expect, test } from 'vitest';
import { said } from '../../shared/test-support/comparison-in-test.test-support.tsx';
import { homeAffordabilityComparison } from './comparison.ts';
import { tenYearsWithoutInterest } from './fixtures.test-support.ts';

test('says in every language what decides: the price', () => {
  const other = {
    ...tenYearsWithoutInterest,
    maxHomePriceEasy: tenYearsWithoutInterest.maxHomePriceEasy + 50_000,
  };
  const own = tenYearsWithoutInterest;
  expect(said(homeAffordabilityComparison.useWords, own, other)).toEqual([
    'With “B” you can easily afford a home that costs € 50 000 more.',
    'Avec « B », votre prix confortable augmente de 50 000 €.',
    'Mit „B“ liegt Ihr bequemer Kaufpreis um 50 000 € höher.',
  ]);
  expect(said(homeAffordabilityComparison.useWords, other, own)[0]).toContain(
    'costs € 50 000 less',
  );
});
