import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { OutstandingBalanceInsuranceInput } from './input.ts';

const calculate = (input: OutstandingBalanceInsuranceInput) =>
  calculateOn(input, day('2026-11-21'));

/** A single premium of 10 000 at 30: 6 000 can be deducted. 60 000 are taxed in class 1, after the lump sum of 480. */
const single: OutstandingBalanceInsuranceInput = {
  age1: 30,
  outstandingBalanceInsurance: 10_000,
  taxableIncome: 60_000,
  taxClass: 1,
};

describe('a premium after the tax that it saves', () => {
  // Class 1 in 2026: 2 205 x (8 + 9 + 10 + 11 + 12) % + 2 295 x (14 + 16 + ... + 38) % = 1 102.50 + 7 757.10 = 8 859.60 up
  // to 54 090. 60 000: + 5 910 x 39 % = 11 164.50, so 11 164; with 7 % for the employment fund 11 945.48, so 11 945. 6 000
  // - 480 = 5 520 less is 54 480, down to 54 450: 8 859.60 + 360 x 39 % = 9 000; with 7 % 9 630.
  test('of a single person', () => {
    expect(calculate(single)).toMatchObject({
      max: 6000,
      deductible: 6000,
      taxSaved: 2315,
      costAfterTax: 7685,
    });
  });

  // 60 000 - 480, down to 59 500: 8 859.60 + 5 410 x 39 % = 10 969.50, so 10 969; with 7 % 11 736.83, so 11 736: 209 less
  // than 11 945.
  test('saves nothing within the lump sum, and all of it beside other special expenses', () => {
    const small = { ...single, outstandingBalanceInsurance: 480 };
    expect(calculate(small)).toMatchObject({ taxSaved: 0, costAfterTax: 480 });
    expect(calculate({ ...small, otherSpecialExpenses: 480 }).taxSaved).toBe(209);
    // Two persons have the lump sum twice.
    expect(calculate({ ...small, age2: 30, outstandingBalanceInsurance: 960 }).taxSaved).toBe(0);
  });

  // L.I.R. art. 118: 42 % above 234 870; employment fund 9 % of it: 45.78 %. 6 000 x 45.78 % = 2 746.80, up to 2 747; of 1 000
  // 457.80, up to 458.
  test('is at most that at the highest rate, said where no income is known or no premium entered', () => {
    const unknown = { ...single, taxClass: null };
    expect(calculate(unknown).mostTaxSaved).toBe(2747);
    expect(calculate({ ...unknown, outstandingBalanceInsurance: 1000 })).toMatchObject({
      deductible: 1000,
      mostTaxSaved: 458,
    });
    expect(calculate({ ...unknown, outstandingBalanceInsurance: 0 }).mostTaxSaved).toBe(2747);
    expect(calculate(single)).not.toHaveProperty('mostTaxSaved');
  });

  test('is told only with an income and a class', () => {
    expect(calculate({ ...single, taxClass: null })).not.toHaveProperty('taxSaved');
    expect(calculate({ ...single, taxableIncome: null })).not.toHaveProperty('costAfterTax');
  });

  // Partners who are taxed together are in class 2: L.I.R. art. 119, no 3, lettre a.
  test('is told in class 2 for two, whatever class is entered', () => {
    const inClassTwo = calculate({ ...single, age2: 30, taxClass: 3 });
    expect(inClassTwo.taxSaved).toBeGreaterThan(0);
    expect(calculate({ ...single, age2: 30, taxClass: 1 })).toEqual(inClassTwo);
    expect(calculate({ ...single, age2: 30, taxClass: null })).toEqual(inClassTwo);
  });

  test('has steps that give their amounts to whoever redoes them', () => {
    const { explanation, ...answer } = calculate({ ...single, otherSpecialExpenses: 700 });
    expectRedone(explanation);
    const last = explanation?.findLast(({ lines }) => lines.includes('costAfterTax'));
    expect(last?.amount).toBe(answer.costAfterTax);
  });
});
