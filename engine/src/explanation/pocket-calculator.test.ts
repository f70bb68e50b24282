import { describe, expect, test } from 'vitest';
import { differenceWhenRedone } from './pocket-calculator.test-support.ts';
import type { Operand, Step } from './step.ts';

/** A step as it is written, from its figures: '100 + 50 × 8 % - 4'. An amount in percent has its unit. */
function stepOf(
  operation: Step['operation'],
  figures: string,
  amount: number,
  more: Partial<Step> = {},
): Step {
  return {
    id: 'netSalary',
    lines: [],
    operation,
    operands: operandsIn(figures),
    rounding: 'exact',
    amount,
    sources: [],
    ...more,
  };
}

const operators: readonly Operand['operator'][] = ['+', '-', '×', '÷'];

function operandsIn(figures: string): readonly Operand[] {
  return [...`+ ${figures}`.matchAll(/([-+×÷]) ([\d.]+)( %)?/g)].map(
    ([, sign, value, percent]) => ({
      id: 'grossSalary',
      operator: operators.find((operator) => operator === sign) ?? '+',
      value: Number(value),
      unit: percent === undefined ? 'EUR' : 'percent',
    }),
  );
}

const bracket = (tax: number) => ({ from: 0, upTo: null, ratePercent: 8, taxedIncome: 100, tax });
const brackets = [bracket(8), bracket(1)];
const toNearestCent = { rounding: 'toNearestCent' } as const;

// What a reader finds with a pocket calculator. A loan of 1 000 at 1 % a month over 2 months: 1 000 x 0.01 / (1 - 1.01^-2)
// = 507.512438 a month; after one month 1 000 x 1.01 - 507.512438 = 502.487562 are left.
const right: Readonly<Record<string, Step>> = {
  'an entry': stepOf('given', '12.34', 12.34),
  'a sum with a product': stepOf('arithmetic', '100 + 50 × 8 % - 4', 100),
  'a quotient': stepOf('arithmetic', '100 ÷ 8', 12.5),
  'a rate': stepOf('arithmetic', '25 ÷ 200', 12.5, { unit: 'percent' }),
  'the lowest': stepOf('lowest', '3 + 2', 2),
  'the highest': stepOf('highest', '3 + 2', 3),
  'nothing, up to a limit': stepOf('waived', '12 + 12', 0),
  'a tariff': stepOf('tariff', '200', 9, { brackets }),
  'a scale of fees': stepOf('feeScale', '200', 9, { brackets }),
  'a payment': stepOf('annuityPayment', '1000 + 1 % + 2', 507.51, toNearestCent),
  'a payment without interest': stepOf('annuityPayment', '1000 + 0 + 2', 500),
  'a loan': stepOf('annuityLoan', '507.512438 + 1 % + 2', 1000, toNearestCent),
  'a term': stepOf('annuityMonths', '1000 + 1 % + 507.512438', 2, { rounding: 'toOneDecimal' }),
  'a balance': stepOf('annuityBalance', '1000 + 1 % + 507.512438 + 1', 502.49, toNearestCent),
  // 507.512438 / 1.01 + 507.512438 / 1.01^2 = 1 000, and 1.01^12 = 1.126825.
  'an effective rate': stepOf('annuityRate', '1000 + 507.512438 + 2', 12.68, {
    rounding: 'toTwoDecimals',
    unit: 'percent',
  }),
  'less than nothing': stepOf('arithmetic', '1 - 2', 0, { raisedToZero: true }),
};

describe('a step redone with a pocket calculator', () => {
  test.each(Object.entries(right))('%s agrees', (_, step) => {
    expect(differenceWhenRedone(step)).toBeCloseTo(0, 6);
  });

  test.each(Object.entries(right))('%s disagrees when its amount is wrong', (_, step) => {
    expect(differenceWhenRedone({ ...step, amount: step.amount + 0.05 })).toBeCloseTo(0.05, 6);
  });

  test.each([
    ['toNearestCent', '1 ÷ 3', 0.33],
    ['upToCent', '1 ÷ 3', 0.34],
    ['downToTenCents', '2 ÷ 3', 0.6],
    ['downToEuro', '5 ÷ 3', 1],
    ['upToEuro', '4 ÷ 3', 2],
    ['downToFiveEuros', '29 ÷ 3', 5],
    ['downToFiftyEuros', '299 ÷ 3', 50],
    ['downToTwoHundredEuros', '1199 ÷ 3', 200],
    ['downToTwelveHundredEuros', '7199 ÷ 3', 1200],
    ['downToHalfPercent', '8 ÷ 3', 2.5],
    ['downToEighthPercent', '8 ÷ 3', 2.625],
    ['toTwoDecimals', '8 ÷ 3', 2.67],
    ['toOneDecimal', '1 ÷ 3', 0.3],
    ['upToWhole', '4 ÷ 3', 2],
  ] as const)('%s: %s is %d', (rounding, figures, amount) => {
    const step = stepOf('arithmetic', figures, amount, { rounding });
    expect(differenceWhenRedone(step)).toBe(0);
    expect(differenceWhenRedone({ ...step, rounding: 'exact' })).toBeGreaterThan(0.001);
  });

  test('shared cents may be the cent beside, no more', () => {
    const shared = (amount: number) =>
      stepOf('arithmetic', '1 ÷ 3', amount, { rounding: 'sharedToTheCent' });
    expect([0.32, 0.33, 0.34].map((amount) => differenceWhenRedone(shared(amount)))).toEqual([
      0, 0, 0,
    ]);
    expect(differenceWhenRedone(shared(0.35))).toBeCloseTo(0.02, 6);
  });

  test('a tax that is waived above its limit has no result', () => {
    expect(differenceWhenRedone(stepOf('waived', '13 + 12', 0))).toBeNaN();
  });
});
