import { expect, test } from 'vitest';
import { marriageIn } from './tax-class.ts';

// L.I.R. art. 3: a marriage counts for the year in which it begins and for the whole year in which it ends.
// L.I.R. art. 119, no 3, b and c: class 2 goes on for the three tax years after it.
test.each([
  ['married', null, 'lasts'],
  ['married', 0, 'lasts'],
  ['widowed', 0, 'lasts'],
  ['divorced', 0, 'lasts'],
  ['separated', 0, 'lasts'],
  ['widowed', 1, 'recentlyEnded'],
  ['divorced', 3, 'recentlyEnded'],
  ['separated', 4, 'none'],
  ['divorced', null, 'none'],
  // A partnership is no marriage, and who is single had none that ends.
  ['partner', 0, 'none'],
  ['partner', 1, 'none'],
  ['single', 0, 'none'],
] as const)('%s for %s years: the marriage %s', (civilStatus, yearsSince, expected) => {
  expect(marriageIn({ civilStatus, yearsSince }, 3)).toBe(expected);
});
