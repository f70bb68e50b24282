import { describe, expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { batteryCapacities, solarPanelsForm, solarYields } from './form.ts';

const check = checksOf(solarPanelsForm, { consumption: '7200' });

it('knows the batteries and the yields of the specification and no other', () => {
  expect(batteryCapacities).toEqual([0, 5, 10, 15, 20]);
  expect(solarYields).toEqual([800, 850, 900, 950, 1000, 1050, 1100, 1150, 1200]);
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
