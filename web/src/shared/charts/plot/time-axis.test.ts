import { describe, expect, test } from 'vitest';
import { numberLabels } from './axis-labels.ts';
import { timeAxis } from './time-axis.ts';

describe('the axis of a plan', () => {
  test('counts the months of a loan over six months, in whole ticks', () => {
    const { unit, xs, monthsAt } = timeAxis([0, 6]);
    expect(unit).toBe('months');
    expect(xs).toEqual([0, 6]);
    expect(xs.map(monthsAt)).toEqual([0, 6]);
    const labels = numberLabels([0, 6], String, ['€ 500']);
    expect(labels.map(({ text }) => text).toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  });

  test.each([
    [[0, 12], 'months'],
    [[0, 12, 23], 'months'],
    [[0, 12, 24], 'years'],
    [[0, 12, 24, 30], 'years'],
  ] as const)('of %j counts in %s', (months, unit) => {
    expect(timeAxis(months).unit).toBe(unit);
  });

  test('in years knows the months of each point', () => {
    const { xs, monthsAt } = timeAxis([0, 12, 24, 31]);
    // 31 / 12 = 2.58333...
    expect(xs[3]).toBeCloseTo(2.583_333, 6);
    expect(xs.map(monthsAt)).toEqual([0, 12, 24, 31]);
  });
});
