import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { month } from '../../dated/month.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { deedLaw } from '../../law-in-force/home/deed-law.ts';
import { cents, fromEuros, toEuros } from '../../money/cents.ts';
import { explain } from '../../quantity/explain.ts';
import { money } from '../../quantity/names.ts';
import { mortgageDeed, saleDeed } from './deed-costs.ts';

const { sale, mortgage } = deedLaw(month('2026-11'));
const notaryFees = (price: number) =>
  toEuros(saleDeed(money('homePrice', fromEuros(price)), sale).amount);
const deed = (loan: number) =>
  toEuros(mortgageDeed(money('loanAmount', fromEuros(loan)), mortgage).amount);

describe('the notary’s fees for a sale', () => {
  // Worked from the règlement grand-ducal of 24 July 1971, table 7, at least 99.16, plus VAT of 17 %.
  test.each([
    [300_000, 1696.77],
    [500_000, 1930.77],
    // 1 900.23 and 17 % of it, 323.04
    [750_000, 2223.27],
    [1_000_000, 2515.77],
    [1_500_000, 2948.35],
  ])('at %d: %d', (price, fees) => {
    expect(notaryFees(price)).toBe(fees);
  });

  // The first bracket takes 4 %: 99.16 / 0.04 = 2 479.00. VAT 16.86 (16.8572); 4 % of 2 480 = 99.20, VAT 16.86 (16.864).
  test.each([
    [0, 0],
    [0.01, 116.02],
    [2479, 116.02],
    [2480, 116.06],
  ])('at least the smallest fee: at %d it is %d', (price, fees) => {
    expect(notaryFees(price)).toBe(fees);
  });

  // 3 718.40 x 4 % = 148.736; VAT 25.29 (25.2858). Above it 2 %: 100 more cost 2.00.
  test('changes its rate above a bound and not at it', () => {
    expect(notaryFees(3718.4)).toBe(174.03);
    // 148.736 + 2 = 150.74; VAT 25.63 (25.6258)
    expect(notaryFees(3818.4)).toBe(176.37);
  });
});

describe('the mortgage deed', () => {
  // Worked: 0.24 % registration, 0.05 % of 120 %, tarif 5 with VAT of 17 %.
  test.each([
    [200_000, 1484.93],
    [300_000, 1927.48],
    // 960 + 240 + 928.19 + 157.79
    [400_000, 2285.98],
    [500_000, 2644.48],
    [600_000, 3002.98],
    [800_000, 3719.98],
    [0, 0],
  ])('of a loan of %d: %d', (loan, cost) => {
    expect(deed(loan)).toBe(cost);
  });

  // 1 000 x 0.24 % = 2.40, x 120 % x 0.05 % = 0.60, by the scale 25.00, so at least 61.97, VAT 10.53 (10.5349).
  test('of a small loan has the smallest fee', () => {
    expect(deed(1000)).toBe(75.5);
  });
});

test('both say every step, and each step gives its amount to whoever redoes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (amount) => {
      for (const total of [
        saleDeed(money('homePrice', cents(amount)), sale),
        mortgageDeed(money('loanAmount', cents(amount)), mortgage),
      ]) {
        const written = explain({ notaryFees: total });
        expectRedone(written);
        expect(written.at(-1)?.amount).toBe(toEuros(total.amount));
      }
    }),
  );
});
