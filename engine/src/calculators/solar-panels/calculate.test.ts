import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { RefusedInput } from '../../input/refused-input.ts';
import { usualSelfConsumptionPercent } from '../../law-in-force/solar/solar-law.ts';
import { calculate as calculateOn } from './calculate.ts';
import { solarPanelsDefaults, type SolarPanelsInput } from './input.ts';

const calculate = (input: SolarPanelsInput) => calculateOn(input, day('2026-11-21'));

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
    const resultWithoutLifespan = calculate({ consumption: 7200, lifespan: null });
    expect(calculate({ consumption: 7200, lifespan: 0 })).toEqual(resultWithoutLifespan);
    expect(resultWithoutLifespan).toMatchObject({
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
      expect(usualSelfConsumptionPercent(capacity, '2026-11-21')).toBe(percent);
    },
  );

  test('the default is the share without a battery', () => {
    expect(solarPanelsDefaults.selfConsumptionRate).toBe(
      usualSelfConsumptionPercent(0, '2026-11-21'),
    );
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
      positions: Array.from({ length: 26 }, () => 0),
      selfUseWithinMonths: 0,
      selfUseBeyondMonths: 0,
      schemeInForce: null,
      outcome: 'nothing',
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
      outcome: 'covered',
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
      outcome: 'nothingSaved',
      hints: ['nothingSaved'],
    });
  });

  test('a payback after the last year is said', () => {
    const late = { consumption: 7200, costPerKWp: 4000, baseSubsidyPercent: 0, lifespan: 20 };
    expect(calculate(late)).toMatchObject({ outcome: 'beyond', hints: ['paybackBeyondLifespan'] });
    expect(calculate({ ...late, lifespan: 0 }).outcome).toBe('noYears');
    expect(calculate({ consumption: 7200 }).outcome).toBe('paid');
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
