import { expect, test } from 'vitest';
import { smallestWhere } from './smallest-where.ts';

test.each([
  [0, 1],
  [0, 2],
  [-3, 10],
  [99, 1_000_000],
])('finds every number above %d up to %d', (without, holding) => {
  const numbers = [without + 1, without + 2, Math.floor(holding / 2), holding - 1, holding];
  for (const smallest of numbers.filter((each) => each > without && each <= holding)) {
    expect(smallestWhere(without, holding, (each) => each >= smallest)).toBe(smallest);
  }
});

test('asks about numbers between the bounds only, and about few of them', () => {
  const asked: number[] = [];
  const holds = (each: number) => {
    asked.push(each);
    return each >= 700;
  };
  expect(smallestWhere(0, 1024, holds)).toBe(700);
  // 1 024 is 2 to the power of 10.
  expect(asked).toHaveLength(10);
  expect(asked.every((each) => each > 0 && each < 1024)).toBe(true);
});
