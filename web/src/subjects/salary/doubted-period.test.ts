import { expect, test } from 'vitest';
import { doubtedPeriod } from './doubted-period.ts';
import { lowestSalaries } from './salary-entries.ts';

// The least pay of an unskilled adult is above 2 600 a month and 31 000 a year in all years known here.
test.each([
  [65_000, 'monthly', null, 'annual'],
  [5000, 'annual', null, 'monthly'],
  [5000, 'monthly', null, undefined],
  [65_000, 'annual', null, undefined],
  // Too little for both: the sentence about the least pay says so.
  [500, 'annual', null, undefined],
  [500, 'monthly', null, undefined],
  // Half of the hours, half of the pay: 20 000 a year is lawful then, and 20 000 a month would be, too.
  [20_000, 'annual', 20, undefined],
  [20_000, 'monthly', 20, 'annual'],
  [20_000, 'monthly', null, undefined],
] as const)('%d %s for %s hours: perhaps %s', (amount, period, hours, meant) => {
  expect(doubtedPeriod(amount, period, lowestSalaries(hours))).toBe(meant);
});
