import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { refusalsOf } from '../../input/refused-input.test-support.ts';
import { inCents } from '../../money/in-cents.test-support.ts';
import type { NetSalaryInput } from './input.ts';
import { salariesLike } from './salaries.test-support.ts';

const calculate = salariesLike({
  grossSalary: 5000,
  taxClass: 1,
  payMonth: '2026-06',
  explain: false,
});
const electric = {
  priceWithVat: 45_000,
  firstRegistered: '2026-03',
  drive: 'electric',
  wattHoursPerKm: 160,
} as const;

describe('the benefit of a company car', () => {
  // Published: 36 000 x 1.8 % (ALEBA), 24 000 x 1.5 % (easylease), 25 000 x 2 % (ACD 2025).
  test.each([
    [{ ...electric }, 225],
    [{ ...electric, priceWithVat: 50_000, wattHoursPerKm: 210 }, 300],
    [{ priceWithVat: 45_000, firstRegistered: '2026-03', drive: 'combustion' }, 900],
    [
      { priceWithVat: 36_000, firstRegistered: '2020-06', drive: 'diesel', co2GramsPerKm: 160 },
      648,
    ],
    [
      { priceWithVat: 24_000, firstRegistered: '2020-06', drive: 'diesel', co2GramsPerKm: 140 },
      360,
    ],
    [{ priceWithVat: 25_000, firstRegistered: '2025-01', drive: 'combustion' }, 500],
    // The rates from 2027 have no end: 45 000 x 1 %.
    [{ ...electric, firstRegistered: '2031-05' }, 450],
    [
      {
        priceWithVat: 45_000,
        firstRegistered: '2025-06',
        contractSigned: '2024-12',
        drive: 'combustion',
        co2GramsPerKm: 99,
      },
      540,
    ],
  ] as const)('%o: %d a month', (companyCar, benefit) => {
    const { monthlySalary, annualSalary } = calculate({ companyCar });
    expect(monthlySalary.benefitsInKind).toBe(benefit);
    expect(monthlySalary.grossSalary).toBe(5000 + benefit);
    expect(annualSalary.benefitsInKind).toBe(12 * benefit);
  });

  // By hand, 225 beside 5 000 in class 1: contributions 19.13 + 6.30 + 3.15; semi-net 4 622.07, down to 4 620; 12 x 4 620 - 1 020 =
  // 54 420, x 0.39 - 12 235.50 = 8 988, a twelfth x 1.07 = 801.40 instead of 719.70; credits 29.42 instead of 34: 114.86.
  test.each([
    [electric, 114.86],
    [{ ...electric, priceWithVat: 50_000, wattHoursPerKm: 210 }, 153.02],
    [{ priceWithVat: 45_000, firstRegistered: '2026-03', drive: 'combustion' }, 464.76],
  ] as const)('%o costs %d of net', (companyCar, loss) => {
    const { netSalary } = calculate({ companyCar }).monthlySalary;
    expect(inCents(calculate({}).monthlySalary.netSalary) - inCents(netSalary)).toBe(inCents(loss));
  });

  test('bears contributions as ALEBA computes them, parameters of 2023-09 to 2024', () => {
    const contributions = (companyCar: NetSalaryInput['companyCar']) => {
      const lines = calculate({ companyCar, payMonth: '2024-01' }).monthlySalary;
      const sum = [
        lines.pensionContributions,
        lines.illnessContributions,
        lines.illnessCashContributions,
        lines.longTermCareInsurance,
      ].reduce((all, line) => all + inCents(line), 0);
      return sum / 100;
    };
    expect(contributions(null)).toBe(613.5);
    expect(
      contributions({
        priceWithVat: 36_000,
        firstRegistered: '2020-06',
        drive: 'diesel',
        co2GramsPerKm: 160,
      }),
    ).toBe(692.55);
  });

  test('costs the employer shares on it, but not for sick pay and Mutualité', () => {
    // By hand: 5 900 x 2.8, 8.5, 0.65 and 0.14 %, and 5 000 x 0.25 and 0.95 %.
    const companyCar = { priceWithVat: 45_000, firstRegistered: '2026-03', drive: 'combustion' };
    const { employer } = calculate({
      companyCar: companyCar as NetSalaryInput['companyCar'],
      employer: true,
    });
    expect(employer?.monthly).toEqual({
      illnessContributions: 165.2,
      illnessCashContributions: 12.5,
      pensionContributions: 501.5,
      accidentInsurance: 38.35,
      mutuality: 47.5,
      healthAtWork: 8.26,
      total: 773.31,
      cost: 6673.31,
    });
  });
});

test('the benefit and its own payment cancel', () => {
  const anyCar = fc.record({
    priceWithVat: fc.integer({ min: 0, max: 12_000_000 }).map((amount) => amount / 100),
    ownPayment: fc.integer({ min: 0, max: 200_000 }).map((amount) => amount / 100),
    taxClass: fc.constantFrom(1, 2, 3),
  });
  fc.assert(
    fc.property(anyCar, ({ priceWithVat, ownPayment, taxClass }) => {
      const benefitOf = (payment: number) =>
        calculate({ taxClass, companyCar: { ...electric, priceWithVat, ownPayment: payment } });
      const whole = benefitOf(0).monthlySalary.benefitsInKind ?? 0;
      const { monthlySalary, annualSalary } = benefitOf(whole);
      const resultWithoutCar = calculate({ taxClass });
      expect(monthlySalary).toEqual({ ...resultWithoutCar.monthlySalary, benefitsInKind: 0 });
      expect(annualSalary).toEqual({ ...resultWithoutCar.annualSalary, benefitsInKind: 0 });
      const rest = benefitOf(ownPayment).monthlySalary.benefitsInKind ?? 0;
      expect(Math.abs(rest - Math.max(0, whole - ownPayment))).toBeLessThan(0.011);
    }),
  );
});

const combustion = {
  priceWithVat: 45_000,
  firstRegistered: '2026-03',
  drive: 'combustion',
} as const;

describe('an own payment, by its kind (RGD of 23 December 2016, art. 4)', () => {
  const slipWith = (car: Partial<NonNullable<NetSalaryInput['companyCar']>>) =>
    calculate({ companyCar: { ...combustion, ...car } }).monthlySalary;

  // 2 % of 45 000 is 900.
  test.each([
    // A fixed lump sum and one by the kilometre with a logbook count in full: 900 - 300.
    [{ ownPayment: 300 }, 600],
    [{ ownPayment: 300, ownPaymentKind: null }, 600],
    [{ ownPayment: 300, ownPaymentKind: 'fixed' }, 600],
    [{ ownPayment: 300, ownPaymentKind: 'perKilometre' }, 600],
    // Fuel and running costs never do.
    [{ ownPayment: 300, ownPaymentKind: 'runningCosts' }, 900],
    // A share of the leasing up to 20 % of 800 = 160: 900 - 160; below it in full: 900 - 150.
    [{ ownPayment: 300, ownPaymentKind: 'leasing', leasingCost: 800 }, 740],
    [{ ownPayment: 160, ownPaymentKind: 'leasing', leasingCost: 800 }, 740],
    [{ ownPayment: 150, ownPaymentKind: 'leasing', leasingCost: 800 }, 750],
    [{ ownPayment: 300, ownPaymentKind: 'leasing', leasingCost: 0 }, 900],
    // A share of the price, over 48 months: 6 000 / 48 = 125; at most 20 % of 45 000 = 9 000, / 48 = 187.50.
    [{ ownPayment: 6000, ownPaymentKind: 'price', amortizationMonths: 48 }, 775],
    [{ ownPayment: 12_000, ownPaymentKind: 'price', amortizationMonths: 48 }, 712.5],
    // Without a payment its kind asks nothing.
    [{ ownPaymentKind: 'leasing' }, 900],
    [{ ownPayment: 0, ownPaymentKind: 'price' }, 900],
  ] as const)('%o: a benefit of %d', (car, benefit) => {
    expect(slipWith(car).benefitsInKind).toBe(benefit);
  });

  test('of 300 for a leasing of 800 leaves a net of 3 295.93, and not of 3 368.66', () => {
    // RGD of 23 December 2016, art. 4. 5 740 - 160.72 - 12.50 - 487.90 = 5 078.88, down to 5 075; long-term care 1.4 % x
    // (5 740 - 692.83) = 70.66.
    expect(
      slipWith({ ownPayment: 300, ownPaymentKind: 'leasing', leasingCost: 800 }).netSalary,
    ).toBe(3295.93);
    expect(slipWith({ ownPayment: 300 }).netSalary).toBe(3368.66);
  });

  test('shows the limit with its article, and every step can be redone', () => {
    for (const payment of [
      { ownPaymentKind: 'leasing', leasingCost: 800 },
      { ownPaymentKind: 'price', amortizationMonths: 7 },
    ] as const) {
      const companyCar = { ...combustion, ownPayment: 1000, ...payment };
      const steps = calculate({ companyCar, explain: true }).explanation?.monthlySalary ?? [];
      expectRedone(steps);
      const limit = steps.find(({ id }) => id === 'carPaymentLimit');
      expect(limit?.sources[0]?.text).toContain('23 décembre 2016 (n°\u00A07), art. 4');
    }
  });
});

// RGD of 23 December 2016, art. 7: no lump rates; the real value counts.
test('a car in exchange for pay counts with its real value', () => {
  const exchanged = calculate({ exchangedCarValue: 650 });
  expect(exchanged.monthlySalary.benefitsInKind).toBe(650);
  expect(exchanged.monthlySalary).toEqual(calculate({ benefitInKind: 650 }).monthlySalary);
  expect(
    calculate({ exchangedCarValue: 650, benefitInKind: 50 }).monthlySalary.benefitsInKind,
  ).toBe(700);
  expect(calculate({ exchangedCarValue: 0 })).toEqual(calculate({}));
});

describe('a benefit in kind', () => {
  test('of the same value is the same as the car’s', () => {
    const resultWithCar = calculate({ companyCar: electric });
    const entered = calculate({ benefitInKind: 225 });
    expect(entered.monthlySalary).toEqual(resultWithCar.monthlySalary);
    expect(entered.annualSalary).toEqual(resultWithCar.annualSalary);
  });

  test('is added to the car’s', () => {
    const { monthlySalary } = calculate({ companyCar: electric, benefitInKind: 100 });
    expect(monthlySalary.benefitsInKind).toBe(325);
  });

  test('of 0 is none', () => {
    expect(calculate({ benefitInKind: 0, companyCar: null })).toEqual(calculate({}));
  });
});

describe('what the table needs and the request lacks', () => {
  const refused = (companyCar: NetSalaryInput['companyCar']) =>
    refusalsOf(() => calculate({ companyCar }));

  test('is refused with the field', () => {
    expect(refused({ ...electric, wattHoursPerKm: null })).toEqual([
      { field: 'companyCar.wattHoursPerKm', code: 'required' },
    ]);
    expect(refused({ ...electric, wattHoursPerKm: 190 })).toEqual([
      { field: 'companyCar.kilowatts', code: 'required' },
    ]);
    expect(refused({ ...electric, drive: 'diesel', firstRegistered: '2024-03' })).toEqual([
      { field: 'companyCar.co2GramsPerKm', code: 'required' },
    ]);
  });

  test.each([
    ['leasing', 'leasingCost'],
    ['price', 'amortizationMonths'],
  ] as const)('a payment of the kind %s without %s is refused', (ownPaymentKind, field) => {
    expect(refused({ ...combustion, ownPayment: 300, ownPaymentKind })).toEqual([
      { field: `companyCar.${field}`, code: 'required' },
    ]);
  });

  test('a first registration before the oldest rates is refused with the limit', () => {
    expect(refused({ ...electric, firstRegistered: '2016-12' })).toEqual([
      { field: 'companyCar.firstRegistered', code: 'belowMinimum', limit: '2017-01' },
    ]);
  });
});
