import { expect, test } from 'vitest';
import { inPercent } from '../../money/rate.ts';
import { highestTaxRate } from './deduction-law.ts';

test('no deduction saves more than the highest rate of the scale with its surcharge', () => {
  // L.I.R. art. 118: 42 % above 234 870; employment fund: 9 % of the tax. 42 x 1.09 = 45.78.
  expect(inPercent(highestTaxRate(2026).value)).toBe(45.78);
});
