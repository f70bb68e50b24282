import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { RefusedInput } from '../../input/refused-input.ts';
import { inCents } from '../../money/in-cents.test-support.ts';
import { annuityMonths } from '../../rules/loans/annuity.ts';
import { calculate as calculateOn } from './calculate.ts';
import { anyLoan, calculate, usual } from './requests.test-support.ts';

describe('published figures', () => {
  // Paisabazaar in Mint, 14 September 2021,
  // https://www.livemint.com/money/personal-finance/consider-these-factors-before-opting-for-home-loan-prepayment/amp-11631592244435.html:
  // 43.76 lakh owed (50 lakh at 8 % over 20 years, after five), 6 lakh paid early: 41 months less and about 11.30 lakh of
  // interest saved, or EMI down from 41,822 to 36,088 and 4.32 lakh saved. What is owed is 41,822.00 x (1 - 1.00667^-180) /
  // 0.00667.
  test('both options on a loan of five years’ standing', () => {
    const { overpaymentWithTR: shorter, overpaymentWithMR: lower } = calculate({
      loanAmount: 4_376_281,
      interestRate: 8,
      remainingTermYears: 15,
      prepaymentAmount: 600_000,
    });
    expect(shorter.monthsDifference).toBe(41);
    expect(shorter.savings / 100_000).toBeCloseTo(11.3, 2);
    expect(Math.round(lower.originalMonthlyPayment)).toBe(41_822);
    expect(Math.round(lower.newMonthlyPayment)).toBe(36_088);
    expect(lower.savings / 100_000).toBeCloseTo(4.32, 2);
  });

  // numpy-financial, nper: "If you only had $150/month to pay towards the loan, how long would it take to pay-off a loan of
  // $8,000 at 7% annual interest?" 64.07334877066185, https://numpy.org/numpy-financial/latest/nper.html
  test('months until a loan is repaid', () => {
    expect(annuityMonths(8000, 0.07 / 12, 150)).toBeCloseTo(64.073_348_770_661_85, 10);
  });

  // The payments of the shared cases: numpy-financial at f47e8af289f9abd34002267c6663869b9ed586a8, tests/test_financial.py,
  // TestPmt.test_pmt_simple and test_pmt_zero_rate, and the numpy pmt documentation.
  test.each([
    [15_000, 8, 5, 304.15],
    [15_000, 0, 5, 250],
    [200_000, 7.5, 15, 1854.02],
  ])('%d at %d %% over %d years: %d a month', (loanAmount, interestRate, years, payment) => {
    const { overpaymentWithMR } = calculate({
      loanAmount,
      interestRate,
      remainingTermYears: years,
      prepaymentAmount: 1000,
    });
    expect(overpaymentWithMR.originalMonthlyPayment).toBe(payment);
  });

  // numpy-financial, ipmt docstring: the 12 payments on 2 500 at 8.24 % carry 112.98 of interest.
  test('interest of a whole term', () => {
    const { overpaymentWithTR } = calculate({
      loanAmount: 2500,
      interestRate: 8.24,
      remainingTermYears: 1,
      prepaymentAmount: 0,
    });
    expect(overpaymentWithTR.totalInterestOld).toBe(112.98);
  });
});

describe('a prepayment', () => {
  test('of more never costs more', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 1, max: 1_000_000 }), (input, more) => {
        const less = calculate({ ...input, explain: false });
        const prepaymentAmount = input.prepaymentAmount + more / 100;
        const greater = calculate({ ...input, prepaymentAmount, explain: false });
        for (const option of ['overpaymentWithTR', 'overpaymentWithMR'] as const) {
          expect(greater[option].savings).toBeGreaterThanOrEqual(less[option].savings);
        }
        expect(greater.overpaymentWithTR.remainingMonths).toBeLessThanOrEqual(
          less.overpaymentWithTR.remainingMonths,
        );
        expect(greater.overpaymentWithMR.newMonthlyPayment).toBeLessThanOrEqual(
          less.overpaymentWithMR.newMonthlyPayment,
        );
      }),
    );
  });

  test('saves at least as much with a shorter term as with a lower payment, and never less than nothing', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const { overpaymentWithTR: shorter, overpaymentWithMR: lower } = calculate(input);
        expect(shorter.savings).toBeGreaterThanOrEqual(lower.savings);
        expect(lower.savings).toBeGreaterThanOrEqual(0);
        expect(shorter.monthsDifference).toBeGreaterThanOrEqual(0);
        expect(lower.monthlyPaymentDifference).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('gives figures that add up as they are shown', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const { overpaymentWithTR: shorter, overpaymentWithMR: lower } = calculate(input);
        for (const { savings, totalInterestOld, totalInterestNew } of [shorter, lower]) {
          expect(inCents(savings)).toBe(inCents(totalInterestOld) - inCents(totalInterestNew));
        }
        expect(inCents(lower.monthlyPaymentDifference)).toBe(
          inCents(lower.originalMonthlyPayment) - inCents(lower.newMonthlyPayment),
        );
        expect(shorter.monthsDifference).toBe(shorter.originalMonths - shorter.remainingMonths);
        expect(shorter.totalInterestOld).toBe(lower.totalInterestOld);
      }),
    );
  });

  test('of nothing changes nothing, of everything ends the loan, of more the same', () => {
    const nothing = calculate({ ...usual, prepaymentAmount: 0 });
    expect(nothing.overpaymentWithTR).toMatchObject({ savings: 0, monthsDifference: 0 });
    expect(nothing.overpaymentWithMR).toMatchObject({ savings: 0, monthlyPaymentDifference: 0 });
    const everything = calculate({ ...usual, prepaymentAmount: 200_000, explain: false });
    expect(everything.overpaymentWithTR).toMatchObject({
      remainingMonths: 0,
      totalInterestNew: 0,
      monthsDifference: 240,
    });
    expect(everything.overpaymentWithMR.newMonthlyPayment).toBe(0);
    expect(calculate({ ...usual, prepaymentAmount: 1_000_000, explain: false })).toEqual(
      everything,
    );
  });
});

describe('the request', () => {
  test('takes a missing term and null for ten years', () => {
    const { remainingTermYears: _, remainingTermMonths: __, ...bare } = usual;
    const given = calculate({ ...bare, remainingTermYears: 10, remainingTermMonths: 0 });
    expect(calculate(bare)).toEqual(given);
    expect(calculate({ ...bare, remainingTermYears: null, remainingTermMonths: null })).toEqual(
      given,
    );
  });

  test('is refused, with the field named, when no month is left', () => {
    expect(() => calculate({ ...usual, remainingTermYears: 0 })).toThrow(
      new RefusedInput([{ field: 'remainingTermMonths', code: 'belowMinimum', limit: 1 }]),
    );
    expect(calculate({ ...usual, remainingTermYears: 0, remainingTermMonths: 1 })).toBeDefined();
  });

  test('has the same figures with a day before the next payment, an earlier one, or none', () => {
    const bare = calculate(usual);
    for (const days of [
      { calculatedOn: '2026-11-21' },
      { prepaymentDate: '2026-12-20' },
      { calculatedOn: '2026-11-21', prepaymentDate: '2026-11-21T23:00:00+01:00' },
      { calculatedOn: '2026-11-21', prepaymentDate: '2026-12-20' },
      { calculatedOn: '2026-11-21', prepaymentDate: '2020-01-01' },
    ]) {
      expect(calculate({ ...usual, ...days })).toEqual(bare);
    }
  });

  test('counts from today where the request names no day', () => {
    const from = { ...usual, prepaymentDate: '2027-02-21' };
    const asked = calculateOn(from, day('2026-12-22'));
    // From 22 December to 21 February one whole month passes.
    expect(asked.balances[1]?.month).toBe(1);
    expect(asked).toEqual(calculate({ ...from, calculatedOn: '2026-12-22' }));
  });

  test('gives whole figures at the ends of what it takes', () => {
    for (const interestRate of [0, 1e-300, 1e-6, 30]) {
      for (const [remainingTermYears, remainingTermMonths] of [
        [0, 1],
        [30, 11],
      ] as const) {
        for (const prepaymentAmount of [0, 0.01, 50_000_000, 99_999_999.99]) {
          const { explanation: _, ...figures } = calculate({
            loanAmount: 100_000_000,
            interestRate,
            remainingTermYears,
            remainingTermMonths,
            prepaymentAmount,
          });
          expect(JSON.stringify(figures)).not.toMatch(/null|-/);
        }
      }
    }
  });
});

describe('the indemnity', () => {
  // Six months of 3.5 %: on 450 000 it is 450 000 x 0.035 / 2 = 7 875, on 20 000 it is 350.
  test.each([
    [20_000, 350, 0],
    [450_000, 7875, 0],
    [450_000.01, 7875, 0.01],
    [500_000, 7875, 50_000],
  ])('for %d repaid is %d, with %d beyond the cap', (prepaymentAmount, maximum, beyond) => {
    const loan = { loanAmount: 600_000, interestRate: 3.5, remainingTermYears: 20 };
    const { maximumIndemnity, repaidWithoutCap } = calculate({ ...loan, prepaymentAmount });
    expect({ maximumIndemnity, repaidWithoutCap }).toEqual({
      maximumIndemnity: maximum,
      repaidWithoutCap: beyond,
    });
  });

  // 300 000 repaid before leave 150 000 of 450 000: 150 000 x 0.035 / 2 = 2 625, and 50 000 of 200 000 have no cap.
  test.each([
    [0, 200_000, 3500, 0],
    [300_000, 200_000, 2625, 50_000],
    [250_000, 200_000, 3500, 0],
    [450_000, 200_000, 0, 200_000],
    [600_000, 200_000, 0, 200_000],
  ])(
    'after %d repaid earlier, for %d: %d',
    (earlierRepayments, prepaymentAmount, maximum, beyond) => {
      const loan = { loanAmount: 600_000, interestRate: 3.5, remainingTermYears: 20 };
      expect(calculate({ ...loan, prepaymentAmount, earlierRepayments })).toMatchObject({
        maximumIndemnity: maximum,
        repaidWithoutCap: beyond,
      });
    },
  );

  // Art. L. 226-45 (1): the chapter does not apply to contracts that were running on 21 March 2016.
  test.each([
    ['2016-03-22', 350, 0],
    [null, 350, 0],
    ['2016-03-21', null, 20_000],
    ['2009-06-30', null, 20_000],
  ])('of a contract signed on %s', (contractSigned, maximum, beyond) => {
    const asked = { loanAmount: 200_000, interestRate: 3.5, prepaymentAmount: 20_000 };
    const { maximumIndemnity, repaidWithoutCap, explanation } = calculate({
      ...asked,
      contractSigned,
    });
    expect({ maximumIndemnity, repaidWithoutCap }).toEqual({
      maximumIndemnity: maximum,
      repaidWithoutCap: beyond,
    });
    const last = explanation?.maximumIndemnity.at(-1);
    expect(last?.id).toBe(maximum === null ? 'amountOutsideCap' : 'maximumIndemnity');
    if (maximum === null) expect(last?.sources[0]?.text).toContain('L. 226-45');
  });

  test('covers no more than what is owed', () => {
    // 460 000 are owed: 10 000 of them beyond 450 000, whatever is offered.
    const { repaidWithoutCap } = calculate({
      loanAmount: 460_000,
      interestRate: 3.5,
      prepaymentAmount: 900_000,
    });
    expect(repaidWithoutCap).toBe(10_000);
  });

  test('says in its steps how much the cap covers, and on what that rests', () => {
    const steps = (prepaymentAmount: number) =>
      calculate({ loanAmount: 600_000, interestRate: 3.5, prepaymentAmount }).explanation
        ?.maximumIndemnity ?? [];
    expect(steps(20_000).map(({ id }) => id)).toEqual([
      'amountRepaid',
      'amountUnderCap',
      'maximumIndemnity',
    ]);
    const [, stepUnderCap, stepBeyondCap] = steps(500_000);
    expect(stepUnderCap).toMatchObject({ id: 'amountUnderCap', amount: 450_000 });
    expect(stepUnderCap?.sources[0]?.text).toMatch(/^Code de la consommation, art\. L\. 226-20/);
    expect(stepBeyondCap).toMatchObject({ id: 'amountWithoutCap', amount: 50_000 });
  });

  // 200 000 at 3.5 % repaid by 20 000: the highest charge is 20 000 x 0.035 / 2 = 350. A regular payment has savings of its own.
  test.each([
    ['the highest of the law', {}, { charge: 350, isAboveMaximum: false }],
    ['the one of the bank', { indemnity: 200 }, { charge: 200, isAboveMaximum: false }],
    ['one above the law', { indemnity: 350.01 }, { charge: 350.01, isAboveMaximum: true }],
    [
      'one without a maximum',
      { indemnity: 400, contractSigned: '2016-03-21' },
      { charge: 400, isAboveMaximum: false },
    ],
    [
      'one above the capped amount',
      { indemnity: 400, earlierRepayments: 440_000 },
      { charge: 400, isAboveMaximum: false },
    ],
  ])('leaves the savings minus the charge: %s', (_, given, expected) => {
    const { afterCharge, overpaymentWithTR, regularPrepayment, explanation } = calculate({
      ...usual,
      regularPrepayment: { every: 'month', amount: 100 },
      ...given,
    });
    expect(afterCharge).toMatchObject(expected);
    const inCentsOf = (euros = Number.NaN) => inCents(euros);
    expect(inCentsOf(afterCharge?.savings)).toBe(
      inCents(overpaymentWithTR.savings) - inCents(expected.charge),
    );
    expect(inCentsOf(afterCharge?.regularSavings)).toBe(
      inCentsOf(regularPrepayment?.savings) - inCents(expected.charge),
    );
    expect(explanation?.afterCharge?.map(({ amount }) => amount)).toEqual([
      afterCharge?.savings,
      afterCharge?.regularSavings,
    ]);
  });

  test.each([
    ['an older contract', { contractSigned: '2016-03-21' }],
    ['an amount above the capped one', { earlierRepayments: 440_000 }],
  ])('is not known for %s, so nothing is subtracted', (_, given) => {
    expect(calculate({ ...usual, ...given })).not.toHaveProperty('afterCharge');
  });
});
