import type { LoanCostInput } from '@suen/engine/calculators/loan-cost/input';
import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { expect, test } from 'vitest';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { barOf, said } from '../../shared/test-support/comparison-in-test.test-support.tsx';
import { loanCostComparison } from './comparison.ts';

const ownResult = answersOf<LoanCostInput, LoanCostResult>('loan-cost')({
  amount: 2500,
  annualInterestRate: 8.24,
  months: 12,
});

test('makes the bar of a column of its lines: what is borrowed, and its interest; nothing of a loan without a term', () => {
  const loan = { ...ownResult, totalCost: 2612, baseCost: 2500, interestCost: 112 };
  expect(barOf(loanCostComparison.useWords, loan)).toEqual({
    whole: ['totalCost', 2612],
    parts: [
      ['baseCost', 2500],
      ['interestCost', 112],
    ],
  });
  const none = { whole: undefined, parts: [] };
  expect(barOf(loanCostComparison.useWords, { ...loan, months: 0 })).toEqual(none);
});

test('says in every language what decides: the month and all interest', () => {
  const { monthlyPayment, interestCost } = ownResult;
  const other = {
    ...ownResult,
    monthlyPayment: monthlyPayment - 200,
    interestCost: interestCost + 31_000,
  };
  expect(said(loanCostComparison.useWords, ownResult, other)).toEqual([
    'You pay € 200 less a month and € 31 000 more interest in total.',
    'Vous payez 200 € de moins par mois et 31 000 € d’intérêts de plus au total.',
    'Sie zahlen 200 € weniger im Monat und insgesamt 31 000 € mehr Zinsen.',
  ]);
  const [same] = said(loanCostComparison.useWords, ownResult, ownResult);
  expect(same).toBe('You pay the same a month and the same interest in total.');
});
