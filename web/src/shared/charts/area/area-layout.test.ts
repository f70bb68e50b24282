import { describe, expect, test } from 'vitest';
import { valueScale } from '../plot/chart-scale.ts';
import { outlinesOf, shareAcross } from './area-layout.ts';

describe('the outline of a series', () => {
  test('leads from point to point of a square with its upper end at 0', () => {
    // The axis runs from 0 to 100; 25 of it stands at three quarters from the top.
    const { line, area } = outlinesOf([0, 1, 4], [100, 50, 25], valueScale([100], 5));
    expect(line).toBe('M0,0L250,500L1000,750');
    expect(area).toBe('M0,0L250,500L1000,750L1000,1000L250,1000L0,1000Z');
  });

  test('closes at zero and not at the lower end', () => {
    // The axis runs from -100 to 100; zero stands in the middle.
    const { area } = outlinesOf([0, 10], [-100, 50], valueScale([-100, 100], 4));
    expect(area).toBe('M0,1000L1000,250L1000,500L0,500Z');
  });

  test('of a single point stands in the middle', () => {
    expect(shareAcross([3], 3)).toBe(0.5);
    expect(outlinesOf([3], [0], valueScale([], 5)).line).toBe('M500,1000Z');
  });
});
