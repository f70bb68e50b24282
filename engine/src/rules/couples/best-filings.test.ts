import { expect, test } from 'vitest';
import { fromEuros, zeroCents } from '../../money/cents.ts';
import { bestFilings } from './best-filings.ts';

const taxed = (collective: number, individual: number, reallocated: number) => ({
  collective: { tax: { amount: fromEuros(collective) } },
  individual: { tax: { amount: fromEuros(individual) } },
  reallocated: { tax: { amount: fromEuros(reallocated) } },
});

// facts/pay-features.md, section K, 2026: 60 000 and 60 000; 100 000 and 33 000.
test.each([
  [
    'all the same',
    taxed(15_555, 15_554, 15_554),
    { best: ['collective', 'individual', 'reallocated'], advantage: zeroCents },
  ],
  [
    'two the same, the third far behind',
    taxed(20_156, 23_866, 20_134),
    { best: ['collective', 'reallocated'], advantage: fromEuros(23_866 - 20_156) },
  ],
  ['one alone', taxed(4050, 4000, 4050), { best: ['individual'], advantage: fromEuros(50) }],
  [
    'below 50 a year',
    taxed(4049.99, 4000, 4000),
    { best: ['collective', 'individual', 'reallocated'], advantage: zeroCents },
  ],
] as const)('the best methods: %s', (_case, filings, expected) => {
  expect(bestFilings(filings, fromEuros(50))).toEqual(expected);
});
