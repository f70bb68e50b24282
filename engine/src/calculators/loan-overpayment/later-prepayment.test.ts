import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paidOff } from './month-by-month.test-support.ts';
import { anyLoan, anyMonths, calculate, dayAfter, usual } from './requests.test-support.ts';

describe('paying off month by month, with thirty decimals,', () => {
  test('gives the same payments, interest, months and balances', () => {
    fc.assert(
      fc.property(anyLoan, anyMonths, (input, until) => {
        const { loanAmount: amount, interestRate: ratePercent, prepaymentAmount } = input;
        const months = input.remainingTermYears * 12 + input.remainingTermMonths;
        const today = { amount, ratePercent, months };
        const before = paidOff(today);
        const afterMonths = Math.min(until, months - 1);
        fc.pre((before.balances[afterMonths] ?? 0) > prepaymentAmount + 0.01);
        const { overpaymentWithTR, overpaymentWithMR, balances } = calculate({
          ...input,
          calculatedOn: '2026-11-21',
          prepaymentDate: dayAfter(until),
        });
        const early = { afterMonths, amount: prepaymentAmount };
        const shorter = paidOff(today, { ...early, thePaymentStays: true });
        const lower = paidOff(today, { ...early, thePaymentStays: false });

        expect(overpaymentWithTR.totalInterestOld).toBe(before.interest);
        expect(overpaymentWithTR.totalInterestNew).toBe(shorter.interest);
        expect(overpaymentWithTR.remainingMonths).toBe(shorter.months);
        expect(overpaymentWithTR.originalMonths).toBe(before.months);
        expect(overpaymentWithMR.totalInterestNew).toBe(lower.interest);
        expect(overpaymentWithMR.originalMonthlyPayment).toBe(before.payment);
        expect(overpaymentWithMR.newMonthlyPayment).toBe(lower.payment);
        const yearEnds = Array.from({ length: Math.ceil(months / 12) }, (_, year) => year * 12);
        const shown = [...new Set([...yearEnds, afterMonths, shorter.months, months])].toSorted(
          (a, b) => a - b,
        );
        expect(balances).toEqual(
          shown.map((month) => ({
            month,
            original: before.balances[month] ?? 0,
            shorterTerm: shorter.balances[month] ?? 0,
            lowerPayment: lower.balances[month] ?? 0,
          })),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('a prepayment on a later day', () => {
  const datesOneMonthApart = { calculatedOn: '2026-11-21', prepaymentDate: '2026-12-21' } as const;

  test('that clears the loan costs the interest until then', () => {
    // By hand, 1 % a month over three: payment 1 000 x 0.01 / (1 - 1.01^-3) = 340.0221, interest 20.07. After one month
    // 1 000 x 1.01 - 340.0221 = 669.98 are owed and 10 of interest paid (340.0221 + 669.98 - 1 000 = 10.00): one month, no
    // payment any more, 10.07 saved. Indemnity 669.98 x 12 % x 6 / 12 = 40.20 (40.1988).
    const loan = { loanAmount: 1000, interestRate: 12, remainingTermYears: 0 };
    const result = calculate({
      ...loan,
      remainingTermMonths: 3,
      prepaymentAmount: 5000,
      ...datesOneMonthApart,
    });
    expect(result.overpaymentWithTR).toEqual({
      savings: 10.07,
      monthsDifference: 2,
      totalInterestNew: 10,
      totalInterestOld: 20.07,
      remainingMonths: 1,
      originalMonths: 3,
    });
    expect(result.overpaymentWithMR).toMatchObject({ newMonthlyPayment: 0, totalInterestNew: 10 });
    expect(result.maximumIndemnity).toBe(40.2);
  });

  test('of what is owed to the cent clears the loan', () => {
    // 10 000 without interest over six months: after four payments of 1 666.67, 3 333.33 and a third of a cent are owed.
    const result = calculate({
      loanAmount: 10_000,
      interestRate: 0,
      remainingTermYears: 0,
      remainingTermMonths: 6,
      prepaymentAmount: 3333.33,
      calculatedOn: '2026-11-21',
      prepaymentDate: '2027-03-21',
    });
    expect(result.overpaymentWithTR).toMatchObject({ remainingMonths: 4, monthsDifference: 2 });
    expect(result.overpaymentWithMR.newMonthlyPayment).toBe(0);
  });

  test('leaves the balances before it as they are', () => {
    // 12 000 without interest over 24 months, 500 a month: 6 000 after 12 payments, 3 000 after 18, of which 1 000 are paid early.
    // The rest takes 4 payments of 500, or 6 of 333.33.
    const { balances } = calculate({
      loanAmount: 12_000,
      interestRate: 0,
      remainingTermYears: 2,
      prepaymentAmount: 1000,
      calculatedOn: '2026-11-21',
      prepaymentDate: '2028-05-21',
    });
    expect(balances).toEqual([
      { month: 0, original: 12_000, shorterTerm: 12_000, lowerPayment: 12_000 },
      { month: 12, original: 6000, shorterTerm: 6000, lowerPayment: 6000 },
      { month: 18, original: 3000, shorterTerm: 2000, lowerPayment: 2000 },
      // 2 000 - 4 x 333.33 = 666.67.
      { month: 22, original: 1000, shorterTerm: 0, lowerPayment: 666.67 },
      { month: 24, original: 0, shorterTerm: 0, lowerPayment: 0 },
    ]);
  });

  test('comes before the last payment at the latest', () => {
    const loanOfTwoYears = { ...usual, remainingTermYears: 2, calculatedOn: '2026-11-21' } as const;
    const resultBeforeLast = calculate({ ...loanOfTwoYears, prepaymentDate: '2028-10-21' });
    expect(calculate({ ...loanOfTwoYears, prepaymentDate: '2028-11-21' })).toMatchObject({
      overpaymentWithTR: resultBeforeLast.overpaymentWithTR,
      balances: resultBeforeLast.balances,
    });
  });
});
