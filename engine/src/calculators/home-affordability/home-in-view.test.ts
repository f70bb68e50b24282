import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { cents } from '../../money/cents.ts';
import { bindingRule, priceAnswerOf } from '../../rules/home/home-in-view.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { HomeAffordabilityInput } from './input.ts';

const calculate = (input: HomeAffordabilityInput) => calculateOn(input, day('2026-11-21'));

type Input = Parameters<typeof calculate>[0];

const wishOf = (input: Input) => calculate({ ...input, explain: false }).wish;

const household: Input = { annualNetIncome: 120_000, downPayment: 150_000, homePrice: 750_000 };

describe('a home at 750 000 with a loan of 600 000', () => {
  // Duties 7 % of 750 000 = 52 500, of which one buyer's credit covers 40 000. Deeds by the scales: 2 223.27 and 3 002.98.
  // Disbursements 200 to 500 for each deed, in the middle 700. 150 000 + 12 500 + 2 223.27 + 3 002.98 + 700 = 168 426.25.
  test('takes this cash on the day of the deed', () => {
    expect(wishOf(household)).toMatchObject({
      loan: 600_000,
      ownFundsNeeded: 0,
      duties: 52_500,
      ownFunds: 150_000,
      homeBuyerCredit: 40_000,
      dutiesAfterCredit: 12_500,
      saleDeed: 2223.27,
      mortgageDeed: 3002.98,
      disbursements: { from: 400, to: 1000, middle: 700 },
      cashNeeded: 168_427,
      cashMissing: 18_427,
      bindingRule: 'none',
      obstacle: 'costs',
      verdict: 'realistic',
    });
  });

  // Two credits of 40 000 are above the duties, of which 100 remain due (law of 30 July 2002, art. 8): 52 500 - 100.
  test('costs two buyers a duty of 100', () => {
    expect(wishOf({ ...household, buyers: 2 })).toMatchObject({
      homeBuyerCredit: 52_400,
      dutiesAfterCredit: 100,
      cashNeeded: 156_027,
    });
  });

  // 2 x 40 000 - 65 000 used = 15 000.
  test('counts the credit that was used before (law of 30 July 2002, art. 9)', () => {
    const { homeBuyerCredit } =
      wishOf({ ...household, buyers: 2, dwelling: 'secondHome', creditUsed: 65_000 }) ?? {};
    expect(homeBuyerCredit).toBe(15_000);
  });

  // Without interest: 600 000 / 240 = 2 500.00 and 400 on other loans of 10 000 a month: 29 %, 7 100 are left.
  test('leaves this of the income', () => {
    const wish = wishOf({ ...household, interestRate: 0, monthlyDebtPayments: 400 });
    expect(wish).toMatchObject({
      monthlyPayment: 2500,
      shareOfIncome: 29,
      remainingIncome: 7100,
    });
  });

  // consumerfinance.gov, amortize: 180 000 over 30 years at 4.25 % is 885.49 a month; 1 and 2 points below it are 3.25 and 2.25.
  test('has the payments at rates that are one and two points higher', () => {
    const loan = { ...household, homePrice: 180_000, downPayment: 0, loanTermYears: 30 };
    expect(wishOf({ ...loan, interestRate: 4.25 })?.monthlyPayment).toBe(885.49);
    expect(wishOf({ ...loan, interestRate: 3.25 })?.paymentPlusOnePoint).toBe(885.49);
    expect(wishOf({ ...loan, interestRate: 2.25 })?.paymentPlusTwoPoints).toBe(885.49);
  });

  // Of 2 500.00, 2 499.98 and 2 400.00 a month 40 % is 1 000.00, 999.99 and 960.00; a third of 2 400.00 is 800.00. Without interest
  // 180 000 over 15 years is 1 000.00 a month. 144 000 is 800.00, at 2 % (x 0.00643509) 926.65.
  test.each([
    [30_000, 180_000, ['possible', 'above', 'above']],
    [29_999.7, 180_000, ['above', 'above', 'above']],
    [28_800, 144_000, ['easy', 'possible', 'possible']],
  ])('%d a year and a price of %d: a payment is easy, possible or above', (...row) => {
    const [annualNetIncome, homePrice, expected] = row;
    const input = { annualNetIncome, homePrice, downPayment: 0, loanTermYears: 15 };
    const { paymentComfort } = wishOf({ ...input, interestRate: 0 }) ?? {};
    expect(Object.values(paymentComfort ?? {})).toEqual(expected);
  });

  test('has no comfort where the loan has no term', () => {
    expect(wishOf({ ...household, loanTermYears: 0 })?.paymentComfort).toEqual({});
  });
});

describe('own money under the loan-to-value limit', () => {
  test.each([
    // 750 000 x 10 % and x 20 %
    ['firstHome', 0],
    ['secondHome', 75_000],
    ['let', 150_000],
  ] as const)('of %s is %d', (dwelling, ownFundsNeeded) => {
    expect(wishOf({ ...household, dwelling })).toMatchObject({
      ownFundsNeeded,
      loan: 600_000,
      // What is not needed of 750 000 may be lent.
      loanLimitPercent: 100 - (ownFundsNeeded / 750_000) * 100,
    });
  });

  // 20 % of 750 000 = 150 000, so the loan is 600 000; 100 000 of the household's own are 50 000 less. No credit for a home to let:
  // 150 000 + 52 500 + 2 223.27 + 3 002.98 + 700 = 208 426.25; minus 100 000. 100 000 / 20 % = 500 000 is the highest price.
  test('is asked for where the household has less, and binds', () => {
    const answer = calculate({ ...household, downPayment: 100_000, dwelling: 'let' });
    expect(answer.wish).toMatchObject({
      loan: 600_000,
      ownFunds: 150_000,
      homeBuyerCredit: 0,
      dutiesAfterCredit: 52_500,
      cashNeeded: 208_427,
      cashMissing: 108_427,
      bindingRule: 'ownFunds',
      obstacle: 'ownFunds',
      answer: 'ownFunds',
    });
    expect(answer.purchaseCosts.inView).toMatchObject({ loanAmount: 600_000 });
  });

  test('has a step of its own where it is not the amount entered', () => {
    const stepsFor = (downPayment: number) => {
      const { explanation } = calculate({ ...household, downPayment, dwelling: 'let' });
      return explanation?.inView?.filter(({ lines }) => lines.includes('ownFunds'));
    };
    expect(stepsFor(150_000)).toEqual([]);
    expect(stepsFor(149_999)?.at(-1)).toMatchObject({ id: 'ownFunds', amount: 150_000 });
    expect(stepsFor(750_001)?.at(-1)).toMatchObject({ id: 'ownFunds', amount: 750_000 });
  });

  test('beyond the price pays for the deeds', () => {
    // No loan, so one deed: 750 000 + 12 500 + 2 223.27 + 350 = 765 073.27.
    expect(wishOf({ ...household, downPayment: 800_000 })).toMatchObject({
      obstacle: 'none',
      loan: 0,
      ownFunds: 750_000,
      monthlyPayment: 0,
      mortgageDeed: 0,
      disbursements: { from: 200, to: 500, middle: 350 },
      cashNeeded: 765_074,
      cashMissing: 0,
    });
  });
});

test('a price beyond the income is answered as such, whatever binds', () => {
  expect(priceAnswerOf('unrealistic', 'ownFunds')).toBe('unrealistic');
  expect(priceAnswerOf('realistic', 'ownFunds')).toBe('ownFunds');
  expect(priceAnswerOf('realistic', 'none')).toBe('realistic');
});

describe('the rule that binds', () => {
  // 30 000 a year and 40 %: 1 000 a month. Without interest 120 000 over 10 years, 360 000 over 30.
  const modest: Input = { annualNetIncome: 30_000, interestRate: 0, loanTermYears: 10 };

  test.each([
    [120_000, 'none'],
    [120_000.01, 'term'],
    [360_000, 'term'],
    [360_000.01, 'income'],
  ] as const)('at a price of %d is %s', (homePrice, rule) => {
    expect(wishOf({ ...modest, homePrice })?.bindingRule).toBe(rule);
  });

  test('is the one that allows the lowest price', () => {
    const price = cents(100);
    const highest = { priceByIncome: cents(50), priceByIncomeOverLongestTerm: cents(60) };
    expect(bindingRule(price, { ...highest, priceByOwnFunds: cents(50) })).toBe('ownFunds');
    expect(bindingRule(price, { ...highest, priceByOwnFunds: cents(51) })).toBe('income');
    expect(bindingRule(price, { ...highest, priceByOwnFunds: null })).toBe('income');
    const enough = { priceByIncome: cents(100), priceByIncomeOverLongestTerm: cents(100) };
    expect(bindingRule(price, { ...enough, priceByOwnFunds: cents(99) })).toBe('ownFunds');
    expect(bindingRule(price, { ...enough, priceByOwnFunds: cents(100) })).toBe('none');
  });
});

test('a loan without a term has no payment, and a household without an income no share', () => {
  expect(wishOf({ ...household, loanTermYears: 0 })).toMatchObject({
    monthlyPayment: null,
    shareOfIncome: null,
    remainingIncome: null,
    paymentPlusOnePoint: null,
    paymentPlusTwoPoints: null,
    bindingRule: 'term',
  });
  expect(wishOf({ ...household, annualNetIncome: 0 })?.shareOfIncome).toBeNull();
});

test.each([undefined, null, 0])('without a price there is no wish: %s', (homePrice) => {
  const { homePrice: _, ...means } = household;
  const answer = calculate({ ...means, ...(homePrice !== undefined && { homePrice }) });
  expect(answer).not.toHaveProperty('wish');
});

test('every step gives its amount to whoever redoes it, and every figure has one', () => {
  const anyWish = fc.record({
    annualNetIncome: fc.integer({ min: 1, max: 300_000 }),
    downPayment: fc.integer({ min: 0, max: 900_000 }),
    monthlyDebtPayments: fc.integer({ min: 0, max: 2000 }),
    interestRate: fc.integer({ min: 0, max: 10 }),
    loanTermYears: fc.integer({ min: 1, max: 30 }),
    homePrice: fc.integer({ min: 1, max: 2_000_000 }),
    buyers: fc.constantFrom(1, 2),
    dwelling: fc.constantFrom('firstHome', 'secondHome', 'let'),
    creditUsed: fc.integer({ min: 0, max: 90_000 }),
  });
  fc.assert(
    fc.property(anyWish, (input) => {
      const { wish, explanation } = calculate(input);
      expectRedone(explanation);
      for (const line of [
        'loan',
        'ownFundsNeeded',
        'shareOfIncome',
        'remainingIncome',
        'duties',
        'cashNeeded',
        'cashMissing',
      ] as const) {
        const steps = explanation?.inView?.filter(({ lines }) => lines.includes(line));
        expect(steps?.at(-1)?.amount, line).toBe(wish?.[line]);
      }
      expect(Number.isInteger(wish?.cashNeeded)).toBe(true);
    }),
  );
});
