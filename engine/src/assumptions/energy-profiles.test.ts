import { describe, expect, test } from 'vitest';
import { newest } from '../dated/parameter.ts';
import * as profiles from './energy-profiles.ts';

describe.each(Object.entries(profiles))('%s', (_, parameter) => {
  const shares = newest(parameter).value;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

  test('has a share for each of twelve months', () => {
    expect(shares).toHaveLength(12);
    for (const share of shares) expect(Number.isInteger(share) && share > 0).toBe(true);
  });

  test('is written in thousandths, or evenly', () => {
    expect([1000, 12]).toContain(sum(shares));
  });
});

// March to August: about 70 % of the year by a German guide (gruenes.haus).
test('the roof generates about 70 % from March to August', () => {
  const thousandths = newest(profiles.generationProfile).value.slice(2, 8);
  const share = thousandths.reduce((total, each) => total + each, 0) / 1000;
  expect(Math.abs(share - 0.7)).toBeLessThanOrEqual(0.02);
});
