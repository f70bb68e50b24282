import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, sum, toEuros } from '../../money/cents.ts';
import { binary } from '../../quantity/names.ts';
import { amortization, amortizedYears } from './amortization.ts';
import { fixedRateLoan, loanCost, type Loan } from './loan-cost.ts';

/** A loan of euros at a rate of hundredths of a percent. */
function loanOf(euros: number, annualRatePercent: number, months: number): Loan {
  return loanOfCents(Math.round(euros * 100), annualRatePercent, months);
}

function loanOfCents(amount: number, annualRatePercent: number, months: number): Loan {
  return fixedRateLoan(cents(amount), annualRatePercent, binary('loanMonths', months, 'months'));
}

function scheduleOf(loan: Loan) {
  return amortization(loan, loanCost(loan).interestCost.amount);
}

const scale = 10n ** 60n;

/**
 * The same loan from month to month, in decimals of sixty places and nothing else in common with the engine: interest on
 * the balance, the rest of the payment off it.
 *
 * @param rateInHundredths the yearly rate in hundredths of a percent
 */
function simulate(amountInCents: number, rateInHundredths: number, months: number) {
  const amount = BigInt(amountInCents) * scale;
  const rate = (BigInt(rateInHundredths) * scale) / 120_000n;
  let growth = scale;
  for (let month = 0; month < months; month += 1) growth += (growth * rate) / scale;
  const payment =
    rate === 0n ? amount / BigInt(months) : (((amount * rate) / scale) * growth) / (growth - scale);
  const rows: { readonly balanceInCents: number; readonly interestSoFarInCents: number }[] = [];
  let balance = amount;
  let interestSoFar = 0n;
  for (let month = 0; month < months; month += 1) {
    const interest = (balance * rate) / scale;
    interestSoFar += interest;
    balance -= payment - interest;
    rows.push({ balanceInCents: inCents(balance), interestSoFarInCents: inCents(interestSoFar) });
  }
  return { paymentInCents: inCents(payment), rows };
}

function inCents(amount: bigint): number {
  return Number(amount / 10n ** 50n) / 1e10;
}

const anyAmountInCents = fc.oneof(
  fc.integer({ min: 100, max: 100_000 }),
  fc.integer({ min: 100_000, max: 10_000_000_000 }),
);
const anyRateInHundredths = fc.oneof(
  fc.constantFrom(0, 1, 3000),
  fc.integer({ min: 0, max: 800 }),
  fc.integer({ min: 0, max: 3000 }),
);
const anyMonths = fc.oneof(fc.constantFrom(1, 2, 480), fc.integer({ min: 1, max: 480 }));

/** Half a cent, and what binary numbers may miss. */
const halfCent = 0.5 + 1e-4;

describe('a schedule', () => {
  test('is the month-by-month simulation, rounded to the nearest cent', () => {
    fc.assert(
      fc.property(anyAmountInCents, anyRateInHundredths, anyMonths, (amount, rate, months) => {
        const loan = loanOfCents(amount, rate / 100, months);
        const { monthlyPayment, totalCost, interestCost } = loanCost(loan);
        const simulated = simulate(amount, rate, months);
        expect(Math.abs(monthlyPayment.amount - simulated.paymentInCents)).toBeLessThan(halfCent);
        expect(Math.abs(totalCost.amount - simulated.paymentInCents * months)).toBeLessThan(
          halfCent,
        );
        let interestSoFar = 0;
        amortization(loan, interestCost.amount).forEach(({ interest, balance }, position) => {
          const exact = simulated.rows[position];
          interestSoFar += interest;
          expect(Math.abs(balance - (exact?.balanceInCents ?? Number.NaN))).toBeLessThan(halfCent);
          expect(
            Math.abs(interestSoFar - (exact?.interestSoFarInCents ?? Number.NaN)),
          ).toBeLessThan(halfCent);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('adds up: rows, years, loan and cost, to the cent', () => {
    fc.assert(
      fc.property(
        anyAmountInCents,
        fc.oneof(anyRateInHundredths, fc.constantFrom(1e-9, 1e-200, 5e-322)),
        anyMonths,
        (amount, rate, months) => {
          const loan = loanOfCents(amount, rate / 100, months);
          const { totalCost, interestCost } = loanCost(loan);
          const rows = amortization(loan, interestCost.amount);
          const years = amortizedYears(rows);
          expect(rows.map(({ month }) => month)).toEqual([...rows.keys()].map((key) => key + 1));
          expect(rows).toHaveLength(months);
          let balanceBefore: number = amount;
          for (const { principal, interest, balance } of rows) {
            expect(balanceBefore - principal).toBe(balance);
            expect(principal).toBeGreaterThanOrEqual(0);
            expect(interest).toBeGreaterThanOrEqual(0);
            balanceBefore = balance;
          }
          expect(balanceBefore).toBe(0);
          expect(sum(...rows.map(({ principal }) => principal))).toBe(amount);
          expect(sum(...rows.map(({ interest }) => interest))).toBe(interestCost.amount);
          expect(amount + interestCost.amount).toBe(totalCost.amount);

          expect(years).toHaveLength(Math.ceil(months / 12));
          years.forEach(({ year, principal, interest, balance, interestOwed }, position) => {
            const rowsOfYear = rows.filter(({ month }) => Math.ceil(month / 12) === year);
            expect(year).toBe(position + 1);
            expect(principal).toBe(sum(...rowsOfYear.map((row) => row.principal)));
            expect(interest).toBe(sum(...rowsOfYear.map((row) => row.interest)));
            expect(balance).toBe(rowsOfYear.at(-1)?.balance);
            const later = rows.filter(({ month }) => Math.ceil(month / 12) > year);
            expect(interestOwed).toBe(sum(...later.map((row) => row.interest)));
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('pays the same each month but for the rounding of its two parts', () => {
    fc.assert(
      fc.property(anyAmountInCents, anyRateInHundredths, anyMonths, (amount, rate, months) => {
        const loan = loanOfCents(amount, rate / 100, months);
        const { monthlyPayment } = loanCost(loan);
        for (const { principal, interest } of scheduleOf(loan)) {
          expect(Math.abs(principal + interest - monthlyPayment.amount)).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('repays more and bears less interest from month to month, but for a cent of rounding', () => {
    fc.assert(
      fc.property(anyAmountInCents, anyRateInHundredths, anyMonths, (amount, rate, months) => {
        const rows = scheduleOf(loanOfCents(amount, rate / 100, months));
        rows.slice(1).forEach((row, position) => {
          const before = rows[position];
          expect(row.principal - (before?.principal ?? 0)).toBeGreaterThanOrEqual(-1);
          expect(row.interest - (before?.interest ?? 0)).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('at the edges', () => {
  test('one month repays all of it with one interest: 1 200 x 12 % / 12 = 12', () => {
    expect(scheduleOf(loanOf(1200, 12, 1))).toEqual([
      { month: 1, principal: 120_000, interest: 1200, balance: 0 },
    ]);
  });

  // Balances 66.67 (66.666...), 33.33 (33.333...), 0.
  test('without interest three parts of 100 are 33.33, 33.34 and 33.33', () => {
    const rows = scheduleOf(loanOf(100, 0, 3));
    expect(rows.map(({ principal }) => principal)).toEqual([3333, 3334, 3333]);
    expect(rows.every(({ interest }) => interest === 0)).toBe(true);
  });

  // 1 000 over 8 months: 125 each, exactly; 1 over 8 months: balances 0.875 -> 0.88, 0.75, 0.625 -> 0.63, 0.50 ...
  test('halves of a cent go up', () => {
    const rows = scheduleOf(loanOf(1, 0, 8));
    expect(rows.map(({ balance }) => balance)).toEqual([88, 75, 63, 50, 38, 25, 13, 0]);
  });

  test('480 months at the highest rate keep their cents: first interest 100 million x 30 % / 12', () => {
    const rows = scheduleOf(loanOf(100_000_000, 30, 480));
    expect(toEuros(rows[0]?.interest ?? cents(0))).toBe(2_500_000);
    expect(rows.at(-1)?.balance).toBe(0);
  });

  // 1 000 000 x 0.000001 % / 12 on 241 / 2 full balances = 0.1004...
  test('a tiny rate bears its tiny interest', () => {
    expect(loanCost(loanOf(1_000_000, 0.000_001, 240)).interestCost.amount).toBe(10);
    expect(loanCost(loanOf(1_000_000, 1e-300, 240)).interestCost.amount).toBe(0);
  });

  test('the last year may be shorter', () => {
    const years = amortizedYears(scheduleOf(loanOf(13_000, 0, 13)));
    expect(years).toEqual([
      { year: 1, principal: 1_200_000, interest: 0, balance: 100_000, interestOwed: 0 },
      { year: 2, principal: 100_000, interest: 0, balance: 0, interestOwed: 0 },
    ]);
  });
});
