import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wholeParts } from './whole-parts.ts';

describe('whole parts of a whole', () => {
  test('the largest remainder gets what is left over: 1.5 + 2.25 + 3.25 = 7', () => {
    expect(wholeParts([6, 9, 13], 4, 7)).toEqual([2, 2, 3]);
  });

  test('among equals the first does: three thirds of 10', () => {
    expect(wholeParts([10, 10, 10], 3, 10)).toEqual([4, 3, 3]);
  });

  test('what is whole already stays', () => {
    expect(wholeParts([4, 0, 8], 4, 3)).toEqual([1, 0, 2]);
  });

  test('they add up to the whole, and none is a whole part away from its share', () => {
    const anyWeights = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyWeights, fc.nat({ max: 1_000_000 }), (weights, total) => {
        const sum = weights.reduce((all, weight) => all + weight, 0);
        fc.pre(sum > 0);
        const numerators = weights.map((weight) => weight * total);
        const parts = wholeParts(numerators, sum, total);
        expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
        parts.forEach((part, position) => {
          expect(Math.abs(part * sum - (numerators[position] ?? 0))).toBeLessThan(sum);
        });
      }),
    );
  });
});
