import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { SolarPanelsInput } from './input.ts';

const calculate = (input: SolarPanelsInput) => calculateOn(input, day('2026-11-21'));

describe('the subsidy of the State', () => {
  const asked = (size: number, more: Partial<SolarPanelsInput> = {}) =>
    calculate({
      consumption: size * 1000,
      subsidyScheme: 'klimabonus2026',
      additionalSubsidyAmount: 0,
      ...more,
    });

  // Klimabonus of 2026: P x (1 155 - 33 x P) from 2 kWp, 10 000 from 15 kWp (panels of 0.4 kWp).
  test.each([
    [1.6, 0],
    [2, 2178], // 2 x (1 155 - 66)
    [7.2, 6605.28], // 7.2 x (1 155 - 237.60)
    [10, 8250], // 10 x (1 155 - 330)
    [14.8, 9865.68], // 14.8 x (1 155 - 488.40)
    [15.2, 10_000],
    [40, 10_000],
  ])('of %d kWp since 2026: %d', (size, amount) => {
    expect(asked(size)).toMatchObject({ systemSize: size, stateSubsidy: amount });
  });

  // Q x (500 - 500 / 18 x Q) from 2 kWh, 2 250 from 9 kWh; panels of 10 kWp give 8 250.
  test.each([
    [0, 8250],
    [5, 10_055.56], // 5 x (500 - 138.888...) = 1 805.555...
    [10, 10_500],
    [20, 10_500],
  ] as const)('with a battery of %d kWh: %d', (batteryCapacity, amount) => {
    expect(asked(10, { batteryCapacity }).stateSubsidy).toBe(amount);
  });

  test('never pays more than the panels cost: 7.2 x 500 = 3 600', () => {
    const { stateSubsidy, explanation } = asked(7.2, { costPerKWp: 500 });
    expect(stateSubsidy).toBe(3600);
    const cut = explanation?.find(({ id }) => id === 'panelSubsidy');
    expect(cut?.operation).toBe('lowest');
    expect(cut?.operands.map(({ value }) => value)).toEqual([6605.28, 3600]);
  });

  test('has its formula in the explanation, with its source', () => {
    const steps = asked(7.2).explanation ?? [];
    expect(steps.find(({ id }) => id === 'panelSubsidyPerKwp')).toMatchObject({
      amount: 917.4,
      unit: 'EUR/kWp',
      sources: [{ url: expect.stringContaining('guichet.public.lu') }],
    });
    expect(steps.find(({ id }) => id === 'panelSubsidy')?.amount).toBe(6605.28);
  });

  // 50 % of 14 400 / 1.03 = 13 980.58 is below 7.2 x 1 250 = 9 000; 50 % of 21 600 / 1.03 = 20 970.87 is above it.
  test.each([
    [2000, 6990.29],
    [3000, 9000],
  ])('of the former scheme at %d a kWp: %d', (costPerKWp, amount) => {
    expect(asked(7.2, { subsidyScheme: 'former', costPerKWp })).toMatchObject({
      stateSubsidy: amount,
    });
  });

  // Half of the cost without VAT. A battery costs 800 a kWh, and counts beside more than 4 kWp, up to 1.5 kWh per kWp and 12 kWh.
  test.each([
    [7.2, 5, 8932.04], // (14 400 + 4 000) / 1.03 = 17 864.08
    [7.2, 15, 6990.29], // more than 7.2 x 1.5 = 10.8 kWh
    [4, 5, 3883.5], // not above 4 kWp: 8 000 / 1.03 = 7 766.99
    [4.4, 5, 5500], // (8 800 + 4 000) / 1.03 / 2 = 6 213.59; at most 4.4 x 1 250
    [20, 15, 19_417.48], // more than 12 kWh: 40 000 / 1.03 = 38 834.95
    [30, 0, 29_126.22], // 60 000 / 1.03 = 58 252.43
    [30.4, 0, 0],
    [40, 10, 0],
  ] as const)(
    'of the former scheme for %d kWp with %d kWh: %d',
    (size, batteryCapacity, stateSubsidy) => {
      expect(asked(size, { subsidyScheme: 'former', batteryCapacity })).toMatchObject({
        systemSize: size,
        stateSubsidy,
      });
    },
  );

  // Orders of 2023 to September 2024: 62.5 % of 13 980.58; 62.5 % of 20 970.87 = 13 106.79, at most 7.2 x 1 562.50 = 11 250.
  test.each([
    [2000, 8737.86],
    [3000, 11_250],
  ])('of the scheme of 2023 at %d a kWp: %d', (costPerKWp, stateSubsidy) => {
    expect(asked(7.2, { subsidyScheme: 'former2023', costPerKWp })).toMatchObject({
      stateSubsidy,
      exportIncome: 223.2,
    });
  });

  test('says why the former scheme leaves out a battery or a large system', () => {
    const former = { subsidyScheme: 'former', batteryCapacity: 15 } as const;
    const step = (size: number, id: string) =>
      asked(size, former).explanation?.find((each) => each.id === id);
    expect(step(7.2, 'subsidisedBatteryCost')).toMatchObject({
      operation: 'waived',
      operands: [
        { id: 'subsidyLargestBattery', value: 10.8 },
        { id: 'batteryCapacity', value: 15 },
      ],
    });
    expect(step(40, 'stateSubsidy')).toMatchObject({
      operation: 'waived',
      operands: [
        { id: 'subsidyLargestSystem', value: 30 },
        { id: 'systemSize', value: 40 },
      ],
    });
  });

  test('pays nothing by percent when a scheme is named', () => {
    expect(asked(7.2, { baseSubsidyPercent: 100 }).stateSubsidy).toBe(6605.28);
  });

  // 2 736 x 0.22 + 4 464 x 0.05 = 601.92 + 223.20.
  test.each(['klimabonus2026', 'former', 'former2023'] as const)(
    'leaves what is fed in to the market: %s',
    (subsidyScheme) => {
      for (const feedInRate of [undefined, null]) {
        const rate = feedInRate === undefined ? {} : { feedInRate };
        expect(asked(7.2, { subsidyScheme, ...rate })).toMatchObject({
          ownUseSavings: 601.92,
          exportIncome: 223.2,
        });
      }
      expect(asked(7.2, { subsidyScheme, feedInRate: 0.12 }).exportIncome).toBe(535.68);
    },
  );

  // 14 400 - 6 605.28 - 500 = 7 294.72; / 825.12 = 8.84 years; 25 x 825.12 - 7 294.72 = 13 333.28. By percent 6 700 /
  // 1 137.60 = 5.89.
  test('is compared with the scheme in force, beside what was asked', () => {
    const own = calculate({ consumption: 7200 });
    expect(own).toMatchObject({ stateSubsidy: 7200, paybackPeriod: 5.9 });
    expect(own.schemeInForce).toEqual({
      subsidyScheme: 'klimabonus2026',
      stateSubsidy: 6605.28,
      netCost: 7294.72,
      annualSavings: 825.12,
      netTotalSavings: 13_333.28,
      paybackPeriod: 8.8,
    });
    expect(calculate({ consumption: 7200, subsidyScheme: 'own' })).toEqual(own);
  });
});
