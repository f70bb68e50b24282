import { describe, expect, test } from 'vitest';
import { expectRedone } from '../../../explanation/pocket-calculator.test-support.ts';
import { from, refused, year } from '../years.test-support.ts';

describe('deductions', () => {
  const person = from('2026-01-01', 5000);

  test('lower the tax as far as they exceed the lump sum', () => {
    const { settlement, room, explanation } = year({
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
    // 52 050 x 0.38 - 11 694.60 = 8 084, x 1.07 = 8 649. 49 650 x 0.36 - 10 658.70 = 7 215, x 1.07 = 7 720.
    expect(settlement.taxSaved).toBe(8649 - 7720);
    const step = explanation?.settlement.find(({ id }) => id === 'taxSavedByExpenses');
    expect(step).toMatchObject({ amount: 929, lines: ['taxSaved'] });
    expectRedone(explanation?.settlement);
  });

  test('count up to their limit, and save nothing within the lump sum', () => {
    const above = year({ person, deductions: { pension1: 5000, age1: 35 } });
    expect(above.room.find(({ category }) => category === 'pension1')).toMatchObject({
      max: 4500,
      paid: 5000,
      deductible: 4500,
      remaining: 0,
    });
    const within = year({ person, deductions: { pension1: 480, age1: 35 } });
    expect(within.settlement).toMatchObject({ taxSaved: 0 });
    expect(within.settlement).not.toHaveProperty('withoutDeductions');
  });

  test('with a limit by age need the age', () => {
    expect(refused({ person, deductions: { homeSavings1: 600 } })).toEqual([
      { field: 'deductions.age1', code: 'required' },
    ]);
    expect(year({ person }).hints).toContain('agesNotKnown');
  });
});
