import { describe, expect, test } from 'vitest';
import { formatIn } from '../../shared/amount/format.ts';
import { progressInRing, limitLevel, limitStatus, writtenProgress } from './limit-status.ts';

const noBreakSpaces = (written: string) => written.replaceAll(' ', '\u00A0');

// The specification's bands 0-25, 26-75, 76-90, 91-100 and above, with nothing between them.
describe('the colour of a ring', () => {
  test.each([
    [0, 'red'],
    [25, 'red'],
    [25.01, 'orange'],
    [26, 'orange'],
    [75, 'orange'],
    [75.5, 'yellow'],
    [90, 'yellow'],
    [90.01, 'teal'],
    [100, 'teal'],
    [250, 'teal'],
  ])('at %d %% is %s', (progress, level) => {
    expect(limitLevel(progress)).toBe(level);
  });
});

describe('the sign in a ring', () => {
  test.each([
    [0.01, 'down'],
    [3200, 'down'],
    [0, 'check'],
    [-0, 'check'],
    [-0.01, 'up'],
  ])('with %d euros left is %s', (remaining, status) => {
    expect(limitStatus(remaining)).toBe(status);
  });
});

// A cent below and above 6 720.00: two decimals of the percentage cannot tell them from the whole.
const aCentBelow: readonly [number, number, string] = [100, 0.01, '< 100 %'];
const aCentAbove: readonly [number, number, string] = [100, -0.01, '> 100 %'];

describe('the percentage in a ring', () => {
  test.each<readonly [number, number, string]>([
    [31.25, 2200, '31.25 %'],
    [113.49, -362.5, '113.49 %'],
    aCentBelow,
    aCentAbove,
    [312_500, -9_996_800, '> 999 %'],
  ])('%d with %d euros left is written %s', (progress, remaining, written) => {
    expect(progressInRing({ progress, remaining }, formatIn('en'))).toBe(noBreakSpaces(written));
  });
});

describe('the percentage with two decimals', () => {
  test.each<readonly [number, number, string]>([
    [0, 3200, '0.00 %'],
    // 5 000 of 21 504 euros, and 16 088 of 39 424, which no request has rounded.
    [23.25, 16_504, '23.25 %'],
    [40.807_63, 23_336, '40.81 %'],
    [31.5, 2192, '31.50 %'],
    [100, 0, '100.00 %'],
    aCentBelow,
    aCentAbove,
    [99.996, 0.27, '< 100 %'],
    [99.99, 0.67, '99.99 %'],
    [312_500, -9_996_800, '312 500.00 %'],
  ])('%d with %d euros left is written %s', (progress, remaining, written) => {
    expect(writtenProgress({ progress, remaining }, formatIn('en'))).toBe(noBreakSpaces(written));
  });
});
