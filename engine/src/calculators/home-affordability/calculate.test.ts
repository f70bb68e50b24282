import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { inCents } from '../../money/in-cents.test-support.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { HomeAffordabilityInput } from './input.ts';

const calculate = (input: HomeAffordabilityInput) => calculateOn(input, day('2026-11-21'));

const anyHousehold = fc
  .record({
    income: fc.integer({ min: 0, max: 30_000_000 }),
    own: fc.integer({ min: 0, max: 50_000_000 }),
    debts: fc.integer({ min: 0, max: 300_000 }),
    rate: fc.integer({ min: 0, max: 3000 }),
    loanTermYears: fc.integer({ min: 0, max: 30 }),
    price: fc.integer({ min: 1, max: 200_000_000 }),
  })
  .map(({ income, own, debts, rate, loanTermYears, price }) => ({
    annualNetIncome: income / 100,
    downPayment: own / 100,
    monthlyDebtPayments: debts / 100,
    interestRate: rate / 100,
    loanTermYears,
    homePrice: price / 100,
  }));

/** The figures of the specification and of the gauge. */
const figuresOf = (input: Parameters<typeof calculate>[0]) => {
  const {
    purchaseCosts: _,
    wish: _wish,
    hints: _hints,
    ...figures
  } = calculate({ ...input, explain: false });
  return figures;
};

describe('published figures', () => {
  // https://www.algebra.com/cgi-bin/embed-solution.mpl?solution=536131: 1 250 a month over 360 months at 5 % / 12 is worth 232,852
  test('1 250 a month over 30 years at 5 %', () => {
    const { maxLoanAmountEasy } = figuresOf({
      annualNetIncome: 45_000,
      interestRate: 5,
      loanTermYears: 30,
    });
    expect(Math.round(maxLoanAmountEasy)).toBe(232_852);
  });

  // https://w6.fakespot.com/pregunas/12909554: 500 a month over 15 years at 2.83 % is a loan of $73 267
  test('500 a month over 15 years at 2.83 %', () => {
    const { maxMonthlyPaymentPossible, maxLoanAmountPossible } = figuresOf({
      annualNetIncome: 15_000,
      interestRate: 2.83,
      loanTermYears: 15,
    });
    expect(maxMonthlyPaymentPossible).toBe(500);
    expect(Math.round(maxLoanAmountPossible)).toBe(73_267);
  });

  // By hand: 5 000 a month, a third and 40 % of it; 240 payments at 3.2 % / 12 are worth (1 - 1.0026667^-240) / 0.0026667 =
  // 177.096835 of them today; with 50 000 of own money.
  test('the worked example of the method', () => {
    expect(figuresOf({ annualNetIncome: 60_000, downPayment: 50_000, interestRate: 3.2 })).toEqual({
      maxMonthlyPaymentEasy: 1666.67,
      maxMonthlyPaymentPossible: 2000,
      maxLoanAmountEasy: 295_161.39,
      maxLoanAmountPossible: 354_193.67,
      maxHomePriceEasy: 345_161.39,
      maxHomePricePossible: 404_193.67,
    });
  });
});

describe('the maximum loan', () => {
  test('is repaid by its payments to the cent, paid off month by month', () => {
    fc.assert(
      fc.property(anyHousehold, (input) => {
        fc.pre(input.loanTermYears > 0 && input.interestRate <= 10);
        const { maxLoanAmountPossible } = figuresOf(input);
        const room = Math.max(0, (input.annualNetIncome / 12) * 0.4 - input.monthlyDebtPayments);
        let owed = maxLoanAmountPossible;
        let growthOfCents = 0.005;
        for (let month = 0; month < input.loanTermYears * 12; month += 1) {
          owed = owed * (1 + input.interestRate / 1200) - room;
          growthOfCents *= 1 + input.interestRate / 1200;
        }
        // Half a cent of the loan, grown over the term, is all that may be left or overpaid.
        expect(Math.abs(owed)).toBeLessThanOrEqual(growthOfCents + 1e-4);
      }),
    );
  });

  test('is none without a term, and the payments themselves without interest', () => {
    const household = { annualNetIncome: 60_000, downPayment: 10_000, interestRate: 3.2 };
    expect(figuresOf({ ...household, loanTermYears: 0 })).toMatchObject({
      maxLoanAmountEasy: 0,
      maxHomePricePossible: 10_000,
    });
    // 60 000 / 12 x 40 % x 240 = 480 000
    expect(figuresOf({ ...household, interestRate: 0 }).maxLoanAmountPossible).toBe(480_000);
  });
});

describe('a household', () => {
  test('never affords less with a higher income, more of its own, fewer debts or a lower rate', () => {
    fc.assert(
      fc.property(anyHousehold, fc.integer({ min: 1, max: 10_000 }), (input, more) => {
        const before = figuresOf(input);
        const better = [
          { annualNetIncome: input.annualNetIncome + more },
          { downPayment: input.downPayment + more },
          { monthlyDebtPayments: Math.max(0, input.monthlyDebtPayments - more) },
          { interestRate: Math.max(0, input.interestRate - more / 1000) },
        ];
        for (const change of better) {
          const after = figuresOf({ ...input, ...change });
          expect(after.maxHomePriceEasy).toBeGreaterThanOrEqual(before.maxHomePriceEasy);
          expect(after.maxHomePricePossible).toBeGreaterThanOrEqual(before.maxHomePricePossible);
        }
      }),
    );
  });

  test('affords at most what is possible where it is easy, and prices add up', () => {
    fc.assert(
      fc.property(anyHousehold, (input) => {
        const figures = figuresOf(input);
        expect(figures.maxMonthlyPaymentEasy).toBeLessThanOrEqual(
          figures.maxMonthlyPaymentPossible,
        );
        expect(figures.maxHomePriceEasy).toBeLessThanOrEqual(figures.maxHomePricePossible);
        expect(inCents(figures.maxHomePriceEasy)).toBe(
          inCents(figures.maxLoanAmountEasy) + inCents(input.downPayment),
        );
        expect(inCents(figures.maxHomePricePossible)).toBe(
          inCents(figures.maxLoanAmountPossible) + inCents(input.downPayment),
        );
      }),
    );
  });

  test('with debts above the share has no room, not less than none', () => {
    const figures = figuresOf({
      annualNetIncome: 30_000,
      interestRate: 3.2,
      monthlyDebtPayments: 1000,
    });
    for (const figure of Object.values(figures)) expect(figure).toBe(0);
  });
});

// Of 36 000 a year a third is 1 000 a month, 40 % are 1 200.
test.each([
  [{}, []],
  [{ monthlyDebtPayments: 999.99 }, []],
  [{ monthlyDebtPayments: 1000 }, ['noEasyRoom']],
  [{ monthlyDebtPayments: 1200 }, ['noRoom']],
  [{ loanTermYears: 0 }, ['noTerm']],
  [{ annualNetIncome: 0, loanTermYears: 0 }, ['noIncome']],
])('says why there is little or no loan: %o: %j', (input, hints) => {
  expect(calculate({ annualNetIncome: 36_000, ...input }).hints).toEqual(hints);
});

describe('the gauge', () => {
  // Without interest over 10 years, 30 000 a year: easy 2 500 / 3 x 120 = 100 000, possible 1 000 x 120 = 120 000.
  const household = { annualNetIncome: 30_000, interestRate: 0, loanTermYears: 10 };

  test.each([
    [0.01, 0, 'good'],
    [50_000, 20, 'good'],
    [100_000, 40, 'good'],
    [100_000.01, 40, 'realistic'],
    [110_000, 52.5, 'realistic'],
    [120_000, 65, 'realistic'],
    [120_000.01, 65, 'unrealistic'],
    [180_000, 82.5, 'unrealistic'],
    [240_000, 100, 'unrealistic'],
    [10_000_000, 100, 'unrealistic'],
  ])('%d stands at %d, %s', (homePrice, gaugePosition, gaugeZone) => {
    expect(figuresOf({ ...household, homePrice })).toMatchObject({ gaugePosition, gaugeZone });
  });

  test.each([undefined, null, 0])('has no marker without a price: %s', (homePrice) => {
    const figures = figuresOf({ ...household, ...(homePrice !== undefined && { homePrice }) });
    expect(figures).not.toHaveProperty('gaugePosition');
    expect(figures).not.toHaveProperty('gaugeZone');
  });

  test('puts every price at its end where nothing can be afforded', () => {
    const figures = figuresOf({ annualNetIncome: 0, interestRate: 3.2, homePrice: 1 });
    expect(figures).toMatchObject({ gaugePosition: 100, gaugeZone: 'unrealistic' });
  });

  test('moves to the right as the price grows', () => {
    fc.assert(
      fc.property(anyHousehold, fc.integer({ min: 1, max: 100_000 }), (input, more) => {
        const { gaugePosition = 0 } = figuresOf(input);
        const further = figuresOf({ ...input, homePrice: input.homePrice + more });
        expect(further.gaugePosition).toBeGreaterThanOrEqual(gaugePosition);
        expect(further.gaugePosition).toBeLessThanOrEqual(100);
      }),
    );
  });
});

test('every step gives its amount to whoever redoes it, and every figure has one', () => {
  fc.assert(
    fc.property(anyHousehold, (input) => {
      // Whole percents: 1 - growth^-n loses digits on a pocket calculator as rates come near to nothing.
      const interestRate = Math.round(input.interestRate);
      const {
        explanation,
        purchaseCosts,
        wish: _wish,
        ...figures
      } = calculate({ ...input, interestRate });
      for (const [scale, costs] of Object.entries(purchaseCosts)) {
        for (const line of ['notaryFees', 'mortgageDeed'] as const) {
          const steps = Reflect.get(explanation ?? {}, scale) as NonNullable<
            typeof explanation
          >['easy'];
          const last = steps.findLast(({ lines }) => lines.includes(line));
          expect(last?.amount ?? 0, `${scale}.${line}`).toBe(costs?.[line]);
        }
      }
      expectRedone(explanation);
      for (const line of ['maxHomePrice', 'maxMonthlyPayment', 'maxLoanAmount'] as const) {
        const last = (steps: typeof explanation, scale: 'easy' | 'possible') =>
          steps?.[scale].findLast(({ lines }) => lines.includes(line))?.amount;
        expect(last(explanation, 'easy')).toBe(figures[`${line}Easy`]);
        expect(last(explanation, 'possible')).toBe(figures[`${line}Possible`]);
      }
    }),
  );
});

test('takes a missing field, null and the default for the same', () => {
  const given = calculate({
    annualNetIncome: 60_000,
    interestRate: 3.2,
    loanTermYears: 20,
    downPayment: 0,
    monthlyDebtPayments: 0,
  });
  expect(calculate({ annualNetIncome: 60_000, interestRate: 3.2 })).toEqual(given);
  // The specified default of the rate.
  expect(calculate({ annualNetIncome: 60_000 })).toEqual(given);
  expect(
    calculate({
      annualNetIncome: 60_000,
      interestRate: null,
      loanTermYears: null,
      downPayment: null,
      monthlyDebtPayments: null,
      homePrice: null,
    }),
  ).toEqual(given);
});
