import type { TaxOptimizationInput } from '@suen/engine/calculators/tax-optimization/input';
import type { TaxOptimizationResult } from '@suen/engine/calculators/tax-optimization/result';
import { expect, test } from 'vitest';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { said } from '../../shared/test-support/comparison-in-test.test-support.tsx';
import { taxOptimizationComparison } from './comparison.ts';

const answerTo = answersOf<TaxOptimizationInput, TaxOptimizationResult>('tax-optimization');

test('says in every language what decides: the taxable income, and what is paid above a limit', () => {
  const inFull = answerTo({
    age1: 41,
    pension1: 3200,
    lifeInsurance1: 672,
    homeSavings1: 672,
    taxYear: 2025,
  });
  const { total } = inFull;
  // All limits are used: with 1 000 less paid, 1 000 less is deductible.
  const less = { ...inFull, total: { ...total, deductible: total.deductible - 1000 } };
  const above = { ...less, total: { ...less.total, excess: total.excess + 300 } };
  const { useWords } = taxOptimizationComparison;
  expect(said(useWords, less, inFull)).toEqual([
    '“B” lowers your taxable income by € 1 000 more.',
    '« B » réduit votre revenu imposable de 1 000 € de plus.',
    '„B“ senkt Ihr zu versteuerndes Einkommen um 1 000 € mehr.',
  ]);
  expect(said(useWords, less, above)[0]).toBe(
    '“B” lowers your taxable income by the same amount. You would pay € 300 above the limits.',
  );
});
