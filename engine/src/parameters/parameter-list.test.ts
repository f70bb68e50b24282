import { describe, expect, test } from 'vitest';
import * as assumptions from '../assumptions/assumptions.ts';
import * as salaries from '../assumptions/published-salaries.ts';
import * as law from '../law/every-law.ts';
import { listParameters } from './parameter-list.ts';
import { plainValue } from './plain-value.ts';

const list = listParameters();
const valuesOf = (id: string) =>
  list.find((each) => each.id === id)?.versions.map(({ from, value }) => [from, value]);

describe('the list of parameters', () => {
  test('has every figure of the law, every assumption and every statistic once, of each kind by name', () => {
    const idsOf = (kind: string) => list.filter((each) => each.kind === kind).map(({ id }) => id);
    expect(idsOf('law')).toEqual(Object.keys(law).toSorted());
    expect(idsOf('assumption')).toEqual(Object.keys(assumptions).toSorted());
    expect(idsOf('statistic')).toEqual(Object.keys(salaries).toSorted());
    expect(list.map(({ kind }) => kind)).toEqual(list.map(({ kind }) => kind).toSorted(byKind));
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  test.each(list.map((each) => [each.id, each] as const))(
    '%s says what it is, since when, and where it was read',
    (_, { title, unit, confirmedThrough, versions }) => {
      expect(title.length).toBeGreaterThan(5);
      expect(unit).not.toBe('');
      expect(confirmedThrough).toBeGreaterThanOrEqual(2024);
      expect(versions.length).toBeGreaterThan(0);
      for (const { from, value, source } of versions) {
        expect(from).toMatch(/^\d{4}-\d\d-01$/);
        expect(JSON.parse(JSON.stringify(value))).toEqual(value);
        expect(JSON.stringify(value)).not.toMatch(/null|numerator/);
        expect(source.text).not.toBe('');
        expect(source.url).toMatch(/^https?:\/\//);
      }
    },
  );

  test('amounts are euros, rates are percent, prices of a kWh are euros', () => {
    expect(valuesOf('pensionRates')).toEqual([
      ['2024-01-01', { employee: 8, selfEmployed: 16 }],
      ['2026-01-01', { employee: 8.5, selfEmployed: 17 }],
    ]);
    expect(valuesOf('oldAgeProvisionMaximum')).toEqual([
      ['2024-01-01', 3200],
      ['2026-01-01', 4500],
    ]);
    expect(
      valuesOf('energyCredit')?.map(([from, value]) => [from, Reflect.get(Object(value), 'full')]),
    ).toEqual([
      ['2024-01-01', 168],
      ['2025-01-01', 192],
      ['2026-01-01', 216],
    ]);
    expect(valuesOf('wageIndex')?.at(-1)).toEqual(['2026-06-01', 992.24]);
    expect(valuesOf('electricityPrice')).toEqual([['2024-01-01', 0.22]]);
    expect(valuesOf('batteryPrice')).toEqual([['2024-01-01', 800]]);
    expect(valuesOf('averageGrossSalary')).toEqual([['2024-01-01', 6914.08]]);
    expect(valuesOf('solarSubsidy')?.[1]?.[1]).toEqual({
      scheme: 'byCost',
      share: 50,
      maximumPerKwp: 1250,
      largestSize: 30,
      batteryConditions: { panelsAbove: 4, capacityPerKwp: 1.5, largestCapacity: 12 },
      orderedFrom: '2024-10-01',
      orderedUntil: '2026-03-04',
      invoicedUntil: '2026-12-31',
    });
    expect(valuesOf('tariff')?.[1]?.[1]).toContainEqual({ above: 234_870, rate: 42 });
    // One third in percent, to twelve digits.
    expect(valuesOf('contributionBounds')?.[0]?.[1]).toMatchObject({
      ceiling: 500,
      selfEmployedExemption: 33.333_333_333_3,
      longTermCareAbatement: 25,
    });
  });
});

test('a value that is not what its units say is refused, not guessed', () => {
  expect(() => plainValue('x', 'EUR')).toThrow(TypeError);
  expect(() => plainValue(1, 'percent')).toThrow(TypeError);
  expect(() => plainValue({ a: 1 }, { b: 'number' })).toThrow(TypeError);
  expect(() => plainValue({ numerator: 1, denominator: 3 }, 'EUR')).toThrow(TypeError);
  expect(() => plainValue(null, 'number')).toThrow(TypeError);
});

function byKind(a: string, b: string): number {
  const kinds = ['law', 'assumption', 'statistic'];
  return kinds.indexOf(a) - kinds.indexOf(b);
}
