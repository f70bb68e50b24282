import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { SolarPanelsInput } from './input.ts';
import { sumOfMonths, tenths } from './shown-tenths.test-support.ts';

const calculate = (input: SolarPanelsInput) => calculateOn(input, day('2026-11-21'));

describe('the months', () => {
  test('are the profiles times the year: June and December of 7 200 kWh', () => {
    const { monthlyConsumption } = calculate({ consumption: 7200 });
    // June: 7.0 % and 12.5 % of 7 200; 38 % of 900 = 342. December: 9.9 % and 2.8 %; 38 % of 201.6 = 76.61.
    expect(monthlyConsumption[5]).toEqual({
      month: 6,
      consumption: 504,
      generation: 900,
      directUse: 342,
      batteryContribution: 0,
      gridExport: 558,
      gridImport: 162,
    });
    expect(monthlyConsumption[11]).toMatchObject({
      consumption: 712.8,
      generation: 201.6,
      directUse: 76.6,
    });
  });

  test('a car is charged evenly, a heat pump runs in winter', () => {
    const shares = (input: SolarPanelsInput) =>
      calculate({ ...input, consumption: 0 }).monthlyConsumption.map(
        ({ consumption }) => consumption,
      );
    // 2 500 / 12 = 208.33; the four tenths left over go to the first months.
    expect(shares({ consumption: 0, includeEv: true })).toEqual([
      208.4, 208.4, 208.4, 208.4, 208.3, 208.3, 208.3, 208.3, 208.3, 208.3, 208.3, 208.3,
    ]);
    expect(shares({ consumption: 0, hasHeatPump: true })).toEqual([
      700, 580, 500, 320, 160, 80, 60, 60, 140, 320, 480, 600,
    ]);
  });

  // With 20 kWh and 62 % of 7 200 = 4 464, May to August are full (568.8, 504, 504, 511.2: 2 088 of the year) and the other
  // months share 2 376 in proportion to their 3 607.2: 65.87 %. January: 244.8 x 0.6587 = 161.2.
  test('no month uses more than it consumes: full months are filled, the others share the rest', () => {
    const { monthlyConsumption } = calculate({
      consumption: 7200,
      batteryCapacity: 20,
      selfConsumptionRate: 62,
    });
    const used = monthlyConsumption.map(
      (each) => tenths(each.directUse) + tenths(each.batteryContribution),
    );
    expect(used.slice(4, 8)).toEqual([5688, 5040, 5040, 5112]);
    expect(used[0]).toBe(1612);
    expect(used.reduce((sum, each) => sum + each, 0)).toBe(44_640);
  });

  // Sum of min(consumption, generation): 244.8 + 367.2 + 583.2 + 597.6 + 568.8 + 504 + 504 + 511.2 + 525.6 + 475.2 + 252 +
  // 201.6 = 5 335.2, where 100 % would be 7 200.
  test('a rate that no summer can keep for winter leaves the year to the savings and says the difference', () => {
    const result = calculate({ consumption: 7200, selfConsumptionRate: 100 });
    expect(result.annualSavings).toBe(1584); // 7 200 x 0.22
    expect(result.annualEnergy).toMatchObject({ directUse: 7200, gridExport: 0, gridImport: 0 });
    expect(sumOfMonths(result.monthlyConsumption, 'directUse')).toBe(53_352);
    expect(result.selfUseWithinMonths).toBe(5335.2);
    expect(result.selfUseBeyondMonths).toBe(1864.8);
    expect(result.hints).toEqual(['selfUseBeyondMonths']);
  });
});
