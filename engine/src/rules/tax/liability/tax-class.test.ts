import { expect, test } from 'vitest';
import { endOfClassTwo, marriageIn, type ClassFacts } from './tax-class.ts';

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

const widowedTwoYearsAgo: ClassFacts = {
  civilStatus: 'widowed',
  yearsSince: 2,
  isTaxedTogether: false,
  hadClassTwoBefore: false,
  hasChildRelief: false,
  ageBefore: 62,
};

// After a death in 2024 class 2 goes on in 2025, 2026 and 2027: from 2026 it ends in two years, at 64 years completed.
test('class 2 after a marriage ends after its last year, and the person is older then', () => {
  const decisive = { situation: 'recentlyWidowed', taxClass: '2' } as const;
  expect(endOfClassTwo(widowedTwoYearsAgo, decisive, { yearsAfterMarriage: 3 })).toEqual({
    yearsLeft: 2,
    facts: { ...widowedTwoYearsAgo, yearsSince: 4, ageBefore: 64 },
  });
});

test('no other class ends by itself', () => {
  const decisive = { situation: 'widowed', taxClass: '1a' } as const;
  expect(endOfClassTwo(widowedTwoYearsAgo, decisive, { yearsAfterMarriage: 3 })).toBeNull();
});
