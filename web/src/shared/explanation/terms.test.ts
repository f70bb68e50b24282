import type { Operand } from '@suen/engine/small-door';
import { describe, expect, test } from 'vitest';
import { termsOf } from './terms.ts';

function operand(operator: Operand['operator'], value: number): Operand {
  return { id: 'annualAmount', unit: 'EUR', value, operator };
}

describe('termsOf', () => {
  test('keeps a product together and parts it from the rest of the sum', () => {
    // 600 ÷ 12 - 20 000 × 1.5 ÷ 12
    const operands = [
      operand('+', 600),
      operand('÷', 12),
      operand('-', 20_000),
      operand('×', 1.5),
      operand('÷', 12),
    ];
    const values = termsOf(operands).map(({ factors }) => factors.map(({ value }) => value));
    expect(values).toEqual([
      [600, 12],
      [20_000, 1.5, 12],
    ]);
    expect(termsOf(operands).map(({ sign }) => sign)).toEqual(['+', '-']);
  });

  test('takes a first operand that multiplies as the start of a term', () => {
    expect(termsOf([operand('×', 8)])).toHaveLength(1);
  });

  test('finds no term where there is no operand', () => {
    expect(termsOf([])).toEqual([]);
  });
});
