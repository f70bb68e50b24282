import { expect, test } from 'vitest';
import { from, year } from '../years.test-support.ts';

test('a job of eight months counts the ceiling of each of them', () => {
  // May 13 518.68, June to December 13 856.63 each: 110 515.09 of 120 000. 2.80 + 0.25 + 8.50 % of it:
  // 3 094.42 + 276.29 + 9 393.78 = 12 764.49. 120 000 - 12 764.49 - 1 020 = 106 215.51, down to 106 200.
  expect(year({ person: from('2026-05-01', 15_000) }).settlement.taxableIncome).toBe(106_200);
});
