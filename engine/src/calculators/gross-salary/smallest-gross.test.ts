import { describe, expect, test } from 'vitest';
import { month } from '../../dated/month.ts';
import { personOf } from '../../input/person.ts';
import type { SalaryFields } from '../../input/salary-fields.ts';
import { cents, type Cents } from '../../money/cents.ts';
import { slipOfPerson } from '../../pay/person-pay.ts';
import { variationOfNet } from './net-of-gross.ts';
import { smallestGross, type NetOfGross } from './smallest-gross.ts';

const payMonth = month('2026-06');
const to = cents(100_000_000);

function netOf(fields: SalaryFields): NetOfGross {
  const request = personOf(fields, payMonth);
  const { facts, grossOf, salaryPeriod } = request;
  const period = salaryPeriod === 'annual' ? 'year' : 'month';
  return {
    net: (gross) =>
      slipOfPerson({ facts, gross: grossOf(gross) }, period, payMonth).netSalary.amount,
    ...variationOfNet(request, payMonth),
  };
}

/** Every gross of a window with its net, tried one cent after the other. */
function netsOf(pay: NetOfGross, first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => pay.net(cents(first + index)));
}

const monthly = [
  // Around the end of CISSM, in the middle, above the threshold of the fund.
  [277_200, { taxClass: 1 }],
  [330_000, { taxClass: 2 }],
  [359_000, { taxClass: 3 }],
  [500_000, { taxClass: 1 }],
  [500_000, { taxClass: 2 }],
  [500_000, { taxClass: 3 }],
  [1_800_000, { taxClass: 1 }],
  [500_000, { taxClass: 1, increasePercent: 2.5 }],
  [500_000, { taxClass: 1, employmentType: 2 }],
  [500_000, { taxClass: 1, overtimeHours: 10, publicHolidayHours: 8, nightHours: 20 }],
  [500_000, { taxClass: 1, benefitInKind: 412.5, mealVouchers: { count: 18, ownShare: 0 } }],
  // The employee credit grows below 938.84 a month, and begins at 78.
  [40_000, { taxClass: 1, weeklyHours: 6 }],
  [7000, { taxClass: 1, weeklyHours: 1 }],
] as const satisfies readonly (readonly [number, SalaryFields])[];

// Wishes some cents apart: the steps share no factor with the 5, 10 and 50 of the tables, so every place in a step is met.
describe('the smallest gross of a month', () => {
  test.each(monthly)('from %d cents on, %o', (first, fields) => {
    const lowest = cents(fields.taxClass === 1 && 'weeklyHours' in fields ? 4946 : 197_834);
    const pay = netOf(fields);
    const nets = netsOf(pay, first, 2200);
    const [lowestNet = 0] = nets;
    const highestNet = nets.at(-1) ?? 0;
    let tried = 0;
    for (let wish = lowestNet + pay.deepestFall + 1; wish < highestNet; wish += 17) {
      const expected = first + nets.findIndex((net) => net >= wish);
      expect(smallestGross(cents(wish), lowest, to, pay)).toBe(expected);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(20);
  });
});

test('the smallest gross of a year', () => {
  const pay = netOf({ taxClass: 1, salaryPeriod: 'annual' });
  const first = 6_000_000;
  const nets = netsOf(pay, first, 14_000);
  const [lowestNet = 0] = nets;
  for (let wish = lowestNet + pay.deepestFall + 1; wish < (nets.at(-1) ?? 0); wish += 97) {
    const expected = first + nets.findIndex((net) => net >= wish);
    expect(smallestGross(cents(wish), cents(2_374_008), to, pay)).toBe(expected);
  }
});

const rentPremium = { amount: 1000, rent: 1000 };

/**
 * Exemptions begin or end inside each window: that of impatriates at 6 250 a month, of a rent premium at 30 x 3 325.59 a year,
 * 8 313.97 a month, of a premium for young employees at 50 000 a year. That of a profit-sharing premium grows with the pay.
 */
test.each([
  [624_500, { taxClass: 1, impatriateSince: 2025 }],
  [830_700, { taxClass: 2, rentPremium }],
  [830_700, { taxClass: 1, impatriateSince: 2025, rentPremium }],
  [7_499_000, { taxClass: 1, salaryPeriod: 'annual', impatriateSince: 2025, bonus: 5000 }],
  [4_999_000, { taxClass: 1, salaryPeriod: 'annual', youngEmployeePremium: 5000, rentPremium }],
  [4_999_000, { taxClass: 3, salaryPeriod: 'annual', profitSharingPremium: 30_000 }],
] as const)('the smallest gross from %d cents on, with %o', (first, fields) => {
  const pay = netOf(fields);
  const nets = netsOf(pay, first, 2200);
  const [lowestNet = 0] = nets;
  const highestNet = Math.max(...nets);
  // Where an exemption begins, the net rises by thousands at once.
  const stride = Math.max(19, Math.floor((highestNet - lowestNet) / 150));
  for (let wish = lowestNet + 1; wish <= highestNet; wish += stride) {
    const expected = first + nets.findIndex((net) => net >= wish);
    expect(smallestGross(cents(wish), cents(first), to, pay)).toBe(expected);
  }
});

test('a wish that no gross of the range reaches has none', () => {
  const pay = netOf({ taxClass: 1 });
  expect(smallestGross(cents(400_000), cents(197_834), cents(500_000), pay)).toBeUndefined();
});

// 41 000 euros lie between the lowest salary and the one at which the exemption of impatriates begins: 4.1 million cents.
test('the way to where an exemption begins is not walked cent by cent', () => {
  const fields = { impatriateSince: 2025, youngEmployeePremium: 10_000_000 } as const;
  const pay = netOf({ taxClass: 1, salaryPeriod: 'annual', ...fields });
  let asked = 0;
  const net = (gross: Cents) => {
    asked += 1;
    return pay.net(gross);
  };
  smallestGross(cents(1_000_000_000), cents(3_325_000), cents(2_000_000_000), { ...pay, net });
  expect(asked).toBeLessThan(5000);
});
