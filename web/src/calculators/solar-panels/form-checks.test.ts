import { describe, expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { batteryCapacities, solarPanelsForm, solarYields } from './form.ts';

const check = checksOf(solarPanelsForm, { consumption: '7200' });

// Feed-in 0-1, state subsidy and self-consumption 0-100, lifespan 15-40, as the specification has them.
describe('the limits of the specification', () => {
  it.each([
    [{ consumption: '0' }],
    [{ consumption: '1000000' }],
    [{ selfConsumptionRate: '0' }],
    [{ selfConsumptionRate: '100' }],
    [{ costPerKWp: '0' }],
    [{ costPerKWp: '100 000' }],
    [{ baseSubsidyPercent: '0' }],
    [{ baseSubsidyPercent: '100' }],
    [{ baseSubsidyPercent: '33,33 %' }],
    [{ additionalSubsidyAmount: '0' }],
    [{ feedInRate: '0' }],
    [{ feedInRate: '1' }],
    [{ feedInRate: '0,13332' }],
    [{ lifespan: '15' }],
    [{ lifespan: '40' }],
  ])('accept %j', (changes) => {
    expect(check(changes).problems).toEqual(new Map());
    expect(check(changes).request).toBeDefined();
  });

  it.each([
    [{ consumption: '' }, { code: 'required' }],
    [{ consumption: 'much' }, { code: 'unreadable' }],
    [{ consumption: '-1' }, { code: 'belowMinimum', limit: 0 }],
    [{ consumption: '1000001' }, { code: 'aboveMaximum', limit: 1_000_000 }],
    [{ selfConsumptionRate: '-1' }, { code: 'belowMinimum', limit: 0 }],
    [{ selfConsumptionRate: '100.5' }, { code: 'aboveMaximum', limit: 100 }],
    [{ costPerKWp: '-0.01' }, { code: 'belowMinimum', limit: 0 }],
    [{ baseSubsidyPercent: '101' }, { code: 'aboveMaximum', limit: 100 }],
    [{ additionalSubsidyAmount: '-500' }, { code: 'belowMinimum', limit: 0 }],
    [{ feedInRate: '1,01' }, { code: 'aboveMaximum', limit: 1 }],
    [{ feedInRate: '-0.1' }, { code: 'belowMinimum', limit: 0 }],
    [{ lifespan: '14' }, { code: 'belowMinimum', limit: 15 }],
    [{ lifespan: '41' }, { code: 'aboveMaximum', limit: 40 }],
    [{ lifespan: '25.5' }, { code: 'notWhole' }],
  ])('refuse %j', (changes, problem) => {
    expect(check(changes).problems).toEqual(new Map([[Object.keys(changes)[0], problem]]));
    expect(check(changes).request).toBeUndefined();
  });

  it('know the batteries and the yields of the specification and no other', () => {
    expect(batteryCapacities).toEqual([0, 5, 10, 15, 20]);
    expect(solarYields).toEqual([800, 850, 900, 950, 1000, 1050, 1100, 1150, 1200]);
  });
});

describe('a consumption as it is typed', () => {
  it.each([
    ['7200', 7200],
    ['7 200', 7200],
    ['7\u00A0200', 7200],
    ['7.200', 7200],
    ['7.200 kWh', 7200],
    ['600,5 KWH', 600.5],
    ['7 200,00', 7200],
  ])('%j is %d', (consumption, amount) => {
    expect(check({ consumption }).request?.consumption).toBe(amount);
  });
});

describe('the request', () => {
  it('has every field of the specification with its defaults', () => {
    expect(check({}).request).toEqual({
      consumption: 7200,
      consumptionPeriod: 'annual',
      batteryCapacity: 0,
      costPerKWp: 2000,
      baseSubsidyPercent: 50,
      additionalSubsidyAmount: 500,
      solarYieldPerKWp: 1000,
      selfConsumptionRate: 38,
      feedInRate: 0.12,
      lifespan: 25,
      includeEv: false,
      hasHeatPump: false,
    });
  });

  it('holds what was entered', () => {
    expect(
      check({
        consumption: '600',
        consumptionPeriod: 'monthly',
        batteryCapacity: 15,
        costPerKWp: '1.850,50',
        baseSubsidyPercent: '33,5',
        additionalSubsidyAmount: '€ 1 000',
        solarYieldPerKWp: 950,
        selfConsumptionRate: '56',
        feedInRate: '0,1252',
        lifespan: '30',
        includeEv: true,
        hasHeatPump: true,
      }).request,
    ).toEqual({
      consumption: 600,
      consumptionPeriod: 'monthly',
      batteryCapacity: 15,
      costPerKWp: 1850.5,
      baseSubsidyPercent: 33.5,
      additionalSubsidyAmount: 1000,
      solarYieldPerKWp: 950,
      selfConsumptionRate: 56,
      feedInRate: 0.1252,
      lifespan: 30,
      includeEv: true,
      hasHeatPump: true,
    });
  });

  // The specification: empty numbers are sent as null, battery and lifespan as 0.
  it.each([
    [{ selfConsumptionRate: '' }, { selfConsumptionRate: null }],
    [{ costPerKWp: ' ' }, { costPerKWp: null }],
    [{ baseSubsidyPercent: '' }, { baseSubsidyPercent: null }],
    [{ additionalSubsidyAmount: '' }, { additionalSubsidyAmount: null }],
    [{ feedInRate: ' ' }, { feedInRate: null }],
    [{ lifespan: '' }, { lifespan: 0 }],
  ])('takes %j as %j', (changes, sent) => {
    expect(check(changes).problems).toEqual(new Map());
    expect(check(changes).request).toMatchObject(sent);
  });

  it('names a scheme of the State, whose percentage then does not matter', () => {
    const { request, problems } = check({
      subsidyScheme: 'klimabonus2026',
      baseSubsidyPercent: 'much',
      feedInRate: '0.05',
    });
    expect(problems).toEqual(new Map());
    expect(request).toMatchObject({
      subsidyScheme: 'klimabonus2026',
      baseSubsidyPercent: null,
      feedInRate: 0.05,
    });
  });
});
