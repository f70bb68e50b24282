import { describe, expect, test } from 'vitest';
import { from, refused, year } from '../years.test-support.ts';

describe('deductions', () => {
  const person = from('2026-01-01', 5000);

  test('lower the tax as far as they exceed the lump sum', () => {
    const { settlement, room } = year({
      person,
      deductions: { pension1: 2400, autoLiabilityInsurance1: 480, age1: 35 },
    });
    // 60 000 - 6 930 - 540 - 2 880 = 49 650 instead of 52 050 with 480.
    expect(settlement.taxableIncome).toBe(49_650);
    expect(settlement.withoutDeductions).toMatchObject({ taxableIncome: 52_050 });
    expect(
      room.map(({ category, max, paid, remaining }) => [category, max, paid, remaining]),
    ).toEqual([
      ['pension1', 4500, 2400, 2100],
      ['insurances', 672, 480, 192],
      ['homeSavings', 1344, 0, 1344],
    ]);
  });

  test('with a limit by age need the age', () => {
    expect(refused({ person, deductions: { homeSavings1: 600 } })).toEqual([
      { field: 'deductions.age1', code: 'required' },
    ]);
    expect(year({ person }).hints).toContain('agesNotKnown');
  });
});
