import { describe, expect, test } from 'vitest';

import { usualSelfConsumptionPercent } from '../../law-in-force/solar-law.ts';
import { RefusedInput } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { solarPanelsDefaults, type SolarPanelsInput } from './input.ts';
import { previewedSolarSystem } from './system.ts';

describe('what is asked', () => {
  test('a missing field and its default mean the same, and null does but for the lifespan', () => {
    const given = calculate({ consumption: 7200, ...solarPanelsDefaults });
    expect(calculate({ consumption: 7200 })).toEqual(given);
    expect(
      calculate({
        consumption: 7200,
        consumptionPeriod: null,
        batteryCapacity: null,
        costPerKWp: null,
        subsidyScheme: null,
        baseSubsidyPercent: null,
        additionalSubsidyAmount: null,
        solarYieldPerKWp: null,
        selfConsumptionRate: null,
        feedInRate: null,
        includeEv: null,
        hasHeatPump: null,
        explain: null,
      }),
    ).toEqual(given);
  });

  test('a lifespan of null is an empty field of the form: no year is counted', () => {
    const without = calculate({ consumption: 7200, lifespan: null });
    expect(calculate({ consumption: 7200, lifespan: 0 })).toEqual(without);
    expect(without).toMatchObject({
      lifespan: 0,
      annualSavings: 1137.6,
      grossTotalSavings: 0,
      netTotalSavings: -6700,
      paybackPeriod: 5.9,
      roi: -100,
      hints: [],
    });
  });

  test.each([1, 14])('a lifespan of %d years is refused with the limit', (lifespan) => {
    const ask = () => calculate({ consumption: 7200, lifespan });
    expect(ask).toThrow(RefusedInput);
    expect(ask).toThrow('lifespan: belowMinimum');
  });

  test.each([
    [0, 38],
    [5, 44],
    [10, 50],
    [15, 56],
    [20, 62],
  ])(
    'a battery of %d kWh usually means %d %%, as the specification has it',
    (capacity, percent) => {
      expect(usualSelfConsumptionPercent(capacity)).toBe(percent);
    },
  );

  test('the default is the share without a battery', () => {
    expect(solarPanelsDefaults.selfConsumptionRate).toBe(usualSelfConsumptionPercent(0));
  });

  test('explain: false leaves the explanation out', () => {
    expect(calculate({ consumption: 7200, explain: false })).not.toHaveProperty('explanation');
  });
});

describe('panels', () => {
  // 7 200 / 1 000 / 0.4 = 18 exactly; a hundredth of a kWh more needs a nineteenth panel.
  test.each([
    [7200, 18],
    [7200.01, 19],
    [7199.99, 18],
    [0.04, 1],
    [0.004, 0],
  ])('%d kWh a year need %d', (consumption, panels) => {
    expect(calculate({ consumption }).numberOfPanels).toBe(panels);
  });

  test('a weaker sun needs more: 7 200 / 800 / 0.4 = 22.5', () => {
    const { numberOfPanels, systemSize, annualEnergy } = calculate({
      consumption: 7200,
      solarYieldPerKWp: 800,
    });
    expect([numberOfPanels, systemSize, annualEnergy.generation]).toEqual([23, 9.2, 7360]);
  });

  test('a form can say them before it asks', () => {
    expect(
      previewedSolarSystem({ consumption: 600, consumptionPeriod: 'monthly', hasHeatPump: true }),
    ).toEqual({ annualConsumption: 11_200, numberOfPanels: 28, systemSizeKwp: 11.2 });
  });
});

describe('edges', () => {
  test('without consumption all is zero and nothing is divided by it', () => {
    const { monthlyConsumption, annualEnergy, ...figures } = calculate({
      consumption: 0,
      batteryCapacity: 10,
      explain: false,
    });
    expect(figures).toEqual({
      systemSize: 0,
      numberOfPanels: 0,
      surfaceAreaOnRoof: 0,
      panelsWeight: 0,
      solarPanelCost: 0,
      batteryCost: 0,
      totalCost: 0,
      stateSubsidy: 0,
      municipalSubsidy: 0,
      totalSubsidies: 0,
      netCost: 0,
      ownUseSavings: 0,
      exportIncome: 0,
      annualSavings: 0,
      grossTotalSavings: 0,
      netTotalSavings: 0,
      paybackPeriod: null,
      roi: null,
      lifespan: 25,
      selfUseBeyondMonths: 0,
      schemeInForce: null,
      hints: ['nothingToSize'],
    });
    expect(Object.values(annualEnergy)).toEqual([0, 0, 0, 0, 0, 0]);
    for (const [, ...flows] of monthlyConsumption.map((each) => Object.values(each))) {
      expect(flows).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  test('a car alone is consumption enough: 2 500 / 1 000 / 0.4 = 6.25', () => {
    expect(calculate({ consumption: 0, includeEv: true })).toMatchObject({
      numberOfPanels: 7,
      systemSize: 2.8,
      hints: [],
    });
  });

  test('subsidies never exceed the cost: 100 % leaves nothing to the municipality', () => {
    expect(calculate({ consumption: 7200, baseSubsidyPercent: 100 })).toMatchObject({
      stateSubsidy: 14_400,
      municipalSubsidy: 0,
      totalSubsidies: 14_400,
      netCost: 0,
      netTotalSavings: 28_440,
      paybackPeriod: 0,
      roi: null,
      hints: ['costFullyCovered'],
    });
  });

  test('the municipality gives what is left: 14 400 - 12 960 = 1 440 of its 5 000', () => {
    expect(
      calculate({ consumption: 7200, baseSubsidyPercent: 90, additionalSubsidyAmount: 5000 }),
    ).toMatchObject({ stateSubsidy: 12_960, municipalSubsidy: 1440, netCost: 0 });
  });

  test('who saves nothing has no payback', () => {
    expect(calculate({ consumption: 7200, selfConsumptionRate: 0, feedInRate: 0 })).toMatchObject({
      annualSavings: 0,
      paybackPeriod: null,
      roi: -100,
      hints: ['nothingSaved'],
    });
  });

  test('a payback after the last year is said', () => {
    expect(
      calculate({ consumption: 7200, costPerKWp: 4000, baseSubsidyPercent: 0, lifespan: 20 }).hints,
    ).toEqual(['paybackBeyondLifespan']);
  });

  test('a battery gives no more than what is used at home: 24 % of 7 200 against 10 %', () => {
    const { annualEnergy } = calculate({
      consumption: 7200,
      batteryCapacity: 20,
      selfConsumptionRate: 10,
    });
    expect(annualEnergy).toMatchObject({ directUse: 0, batteryContribution: 720 });
  });
});

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

  // 50 % of 14 400 is 7 200, below 7.2 x 1 250 = 9 000; 50 % of 21 600 is 10 800, above it.
  test.each([
    [2000, 7200],
    [3000, 9000],
  ])('of the former scheme at %d a kWp: %d', (costPerKWp, amount) => {
    expect(asked(7.2, { subsidyScheme: 'former', costPerKWp })).toMatchObject({
      stateSubsidy: amount,
    });
  });

  test('pays nothing by percent when a scheme is named', () => {
    expect(asked(7.2, { baseSubsidyPercent: 100 }).stateSubsidy).toBe(6605.28);
  });

  // 2 736 x 0.22 + 4 464 x 0.05 = 601.92 + 223.20.
  test.each(['klimabonus2026', 'former'] as const)(
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

  // 14 400 - 6 605.28 - 500 = 7 294.72; / 825.12 = 8.84 years. By percent 6 700 / 1 137.60 = 5.89.
  test('is compared with the scheme in force, beside what was asked', () => {
    const own = calculate({ consumption: 7200 });
    expect(own).toMatchObject({ stateSubsidy: 7200, paybackPeriod: 5.9 });
    expect(own.schemeInForce).toEqual({
      subsidyScheme: 'klimabonus2026',
      stateSubsidy: 6605.28,
      netCost: 7294.72,
      annualSavings: 825.12,
      paybackPeriod: 8.8,
    });
    expect(calculate({ consumption: 7200, subsidyScheme: 'own' })).toEqual(own);
  });
});
