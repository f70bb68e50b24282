import { expect, test } from 'vitest';
import { barOf, said } from '../../shared/test-support/comparison-in-test.test-support.tsx';
import { loanCostComparison } from './comparison.ts';
import { publishedYear } from './fixtures.test-support.ts';

test('makes the bar of a column of its lines: what is borrowed, and its interest; nothing of a loan without a term', () => {
  const loan = { ...publishedYear, totalCost: 2612, baseCost: 2500, interestCost: 112 };
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
  const { monthlyPayment, interestCost } = publishedYear;
  const other = {
    ...publishedYear,
    monthlyPayment: monthlyPayment - 200,
    interestCost: interestCost + 31_000,
  };
  expect(said(loanCostComparison.useWords, publishedYear, other)).toEqual([
    'You pay € 200 less a month and € 31 000 more interest in total.',
    'Vous payez 200 € de moins par mois et 31 000 € d’intérêts de plus au total.',
    'Sie zahlen 200 € weniger im Monat und insgesamt 31 000 € mehr Zinsen.',
  ]);
  const [same] = said(loanCostComparison.useWords, publishedYear, publishedYear);
  expect(same).toBe('You pay the same a month and the same interest in total.');
});
