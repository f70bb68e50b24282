import { expect, test } from 'vitest';
import { isMarriedIn } from './tax-class.ts';

// L.I.R. art. 3: a marriage counts for the year in which it begins and for the whole year in which it ends.
test.each([
  ['married', null, true],
  ['married', 0, true],
  ['widowed', 0, true],
  ['divorced', 0, true],
  ['separated', 0, true],
  ['widowed', 1, false],
  ['divorced', null, false],
  // A partnership is no marriage, and who is single had none that ends.
  ['partner', 0, false],
  ['partner', 1, false],
  ['single', 0, false],
] as const)('%s for %s years: married in the tax year %o', (civilStatus, yearsSince, expected) => {
  expect(isMarriedIn({ civilStatus, yearsSince })).toBe(expected);
});
