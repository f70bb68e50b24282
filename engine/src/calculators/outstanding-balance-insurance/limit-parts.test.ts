import { expect, test } from 'vitest';
import { singlePremiumParts } from './limit-parts.ts';

// 6 000 x 1.40 = 8 400, 6 000 x 1.56 = 9 360, 2 x 1 200 x 1.56 = 3 744: 21 504.
test('adults and children add up to the limit of a couple', () => {
  expect(singlePremiumParts({ age: 35, partnerAge: 37, children: 2 }, 0, 2025)).toEqual({
    adults: [8400, 9360],
    children: 3744,
    childrenFactor: 1.56,
    earlier: 0,
  });
});

// 6 000 at 30: earlier premiums use at most all of it.
test.each([
  [4000, 4000],
  [7000, 6000],
])('of earlier premiums of %d the limit loses %d', (entered, earlier) => {
  expect(singlePremiumParts({ age: 30, partnerAge: null, children: 0 }, entered, 2026)).toEqual({
    adults: [6000],
    children: 0,
    childrenFactor: 1,
    earlier,
  });
});
