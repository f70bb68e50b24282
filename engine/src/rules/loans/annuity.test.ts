import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annuityBalance, annuityLoan, annuityMonths, annuityPayment } from './annuity.ts';

const numpyTests =
  'numpy-financial at 03e194b90e517c488297ca4be013c9aaead2cc3c, numpy_financial/tests/test_financial.py';

describe('published examples', () => {
  test.each([
    // [source, loan, rate of a period, periods, payment, decimals]
    [`${numpyTests}, test_pmt_decimal`, 15_000, 0.08 / 12, 60, 304.1459143262, 9],
    [`${numpyTests}, test_pmt_decimal, without interest`, 15_000, 0, 60, 250, 9],
    [`${numpyTests}, test_pmt_decimal, few payments`, 20_000, 0.8, 3, 19_311.2582781457, 9],
    ['MathWorks, amortize', 100_000, 0.12 / 12, 360, 1028.61, 2],
    ['CFPB, amortize, README', 180_000, 0.0425 / 12, 360, 885.49, 2],
  ])('payment: %s', (_, loan, rate, periods, payment, decimals) => {
    expect(annuityPayment(loan, rate, periods)).toBeCloseTo(payment, decimals);
  });

  // pv(0.07, 20, 12000, 0) = -127128.1709461939
  test(`loan: ${numpyTests}, test_pv_decimal`, () => {
    expect(annuityLoan(12_000, 0.07, 20)).toBeCloseTo(127_128.1709461939, 8);
  });

  test(`months: ${numpyTests}, TestNper.test_basic_values and test_no_interest`, () => {
    expect(annuityMonths(100_000, 0, 2000)).toBe(50);
    expect(annuityMonths(1000, 0, 100)).toBe(10);
  });

  // Google's NPER gives 21.544944 payments of 2 000 until 7.5 % a period have made them 100 000: the loan that these
  // payments repay is worth 100 000 / 1.075^21.544944 today.
  test(`months: ${numpyTests}, TestNper.test_basic_values, from the end to the beginning`, () => {
    const worthToday = 100_000 / 1.075 ** 21.544944;
    expect(annuityMonths(worthToday, 0.075, 2000)).toBeCloseTo(21.544944, 4);
  });

  // After 60 of 360 months.
  test('balance: CFPB, amortize, README', () => {
    const payment = annuityPayment(180_000, 0.0425 / 12, 360);
    expect(annuityBalance(180_000, 0.0425 / 12, payment, 60)).toBeCloseTo(163_453.85, 2);
  });
});

describe('by hand', () => {
  test('one payment is the loan with the interest of one period: 1 000 x 1.01', () => {
    expect(annuityPayment(1000, 0.01, 1)).toBeCloseTo(1010, 9);
  });

  test('two payments at 10 %: 1 000 x 0.1 / (1 - 1 / 1.21) = 576.1904...', () => {
    expect(annuityPayment(1000, 0.1, 2)).toBeCloseTo(121 / 0.21, 9);
  });

  test('a payment that does not cover the interest never repays the loan', () => {
    expect(annuityMonths(1000, 0.01, 10)).toBe(Number.POSITIVE_INFINITY);
    expect(annuityMonths(1000, 0.01, 9)).toBe(Number.POSITIVE_INFINITY);
    expect(annuityMonths(1000, 0, 0)).toBe(Number.POSITIVE_INFINITY);
  });

  test('nothing borrowed is repaid at once', () => {
    expect(annuityMonths(0, 0.01, 0)).toBe(0);
    expect(annuityPayment(0, 0.01, 12)).toBe(0);
  });

  // 1 000 / 10 = 100 and half of the interest of all months: 100 + 1 000 x rate x 11 / 20, in the limit of small rates.
  test('the tiniest rates are no less exact than zero', () => {
    for (const rate of [1e-9, 1e-12, 1e-15, 1e-300, 5e-324]) {
      expect(annuityPayment(1000, rate, 10)).toBeCloseTo(100 + 550 * rate, 10);
      expect(annuityLoan(100, rate, 10)).toBeCloseTo(1000 - 5500 * rate, 10);
    }
  });
});

const anyLoan = fc.double({ min: 1, max: 1e8, noNaN: true });
const anyRate = fc.oneof(
  fc.constantFrom(0, 1e-12, 1e-6),
  fc.double({ min: 1e-5, max: 0.025, noNaN: true }),
);
const anyMonths = fc.integer({ min: 1, max: 480 });

describe('for any loan', () => {
  test('payment and loan are inverse to each other', () => {
    fc.assert(
      fc.property(anyLoan, anyRate, anyMonths, (loan, rate, months) => {
        const payment = annuityPayment(loan, rate, months);
        expect(annuityLoan(payment, rate, months) / loan).toBeCloseTo(1, 11);
      }),
    );
  });

  test('the months of its payment are its term', () => {
    fc.assert(
      fc.property(anyLoan, anyRate, anyMonths, (loan, rate, months) => {
        // At high rates and long terms the last bits of the payment are worth days.
        fc.pre(rate * months < 8);
        const payment = annuityPayment(loan, rate, months);
        expect(annuityMonths(loan, rate, payment)).toBeCloseTo(months, 6);
      }),
    );
  });

  test('the balance after some months is the loan that the remaining payments repay', () => {
    fc.assert(
      fc.property(anyLoan, anyRate, anyMonths, fc.nat(480), (loan, rate, months, paid) => {
        fc.pre(paid <= months && rate * months < 8);
        const payment = annuityPayment(loan, rate, months);
        const balance = annuityBalance(loan, rate, payment, paid);
        // Small beside the loan: the difference of two grown amounts loses digits, more of them at tiny rates.
        expect(balance / loan).toBeCloseTo(annuityLoan(payment, rate, months - paid) / loan, 3);
      }),
    );
  });
});
