import { describe, expect, test } from 'vitest';
import { roundNumbersBetween, valueScale } from './chart-scale.ts';

describe('the value axis', () => {
  test('runs from zero to a round number above the highest value', () => {
    // 16 165.61 in at most five parts: 3 233.12 each, so 5 000.
    expect(valueScale([16_165.61, 300], 5).ticks).toEqual([0, 5000, 10_000, 15_000, 20_000]);
    // 16 165.61 in at most ten parts: 1 616.56 each, so 2 000.
    expect(valueScale([16_165.61], 10).ticks).toEqual([
      0, 2000, 4000, 6000, 8000, 10_000, 12_000, 14_000, 16_000, 18_000,
    ]);
  });

  test('ends at the highest value where that is round', () => {
    expect(valueScale([0, 100], 5).ticks).toEqual([0, 20, 40, 60, 80, 100]);
  });

  test('goes below zero for negative values and keeps zero among its ticks', () => {
    // From -14 500 to 18 500 in at most five parts: 6 600 each, so 10 000.
    const { ticks, shareOf } = valueScale([-14_500, 18_500], 5);
    expect(ticks).toEqual([-20_000, -10_000, 0, 10_000, 20_000]);
    expect(shareOf(0)).toBe(0.5);
    expect(shareOf(-20_000)).toBe(0);
    expect(shareOf(15_000)).toBeCloseTo(0.875);
  });

  test('ends at zero where all values are negative', () => {
    expect(valueScale([-3, -7], 4).ticks).toEqual([-8, -6, -4, -2, 0]);
  });

  test('writes small ticks without the error of binary fractions', () => {
    expect(valueScale([0.45], 5).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  });

  test('ends at one where there is nothing to show', () => {
    for (const values of [[], [0, 0]]) {
      const { ticks, shareOf } = valueScale(values, 5);
      expect(ticks).toEqual([0, 1]);
      expect(shareOf(0)).toBe(0);
    }
  });
});

describe('round numbers between two ends', () => {
  test('stay within the ends', () => {
    expect(roundNumbersBetween(0, 30, 6)).toEqual([0, 5, 10, 15, 20, 25, 30]);
    expect(roundNumbersBetween(0, 33, 3)).toEqual([0, 20]);
    expect(roundNumbersBetween(2026, 2051, 3)).toEqual([2030, 2040, 2050]);
  });

  test('are whole where the ends are one or more apart', () => {
    expect(roundNumbersBetween(0, 2, 10)).toEqual([0, 1, 2]);
    expect(roundNumbersBetween(0, 0.5, 5)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  });

  test('are the only number there is where both ends are the same', () => {
    expect(roundNumbersBetween(7, 7, 5)).toEqual([7]);
  });
});
