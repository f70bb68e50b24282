import { describe, expect, test } from 'vitest';
import { month, monthOf } from './month.ts';
import { inForce, nearestInForce, newest, UnknownPeriod, type Parameter } from './parameter.ts';
import { enacted } from './source.ts';

const source = enacted('loi/2024/12/20/a589', 'art. 1er', '2026-11-24').source;
const older = { from: '2024-01-01', value: 1, source } as const;
const newer = { from: '2025-05-01', value: 2, source } as const;
const parameter: Parameter<number> = {
  title: 'A number',
  unit: 'number',
  confirmedThrough: 2026,
  versions: [older, newer],
};

describe('the version in force', () => {
  test.each([
    ['2024-01', older],
    ['2025-04', older],
    ['2025-05', newer],
    ['2026-12', newer],
  ])('in %s', (text, version) => {
    expect(inForce(parameter, month(text))).toBe(version);
  });

  test.each(['2023-12', '2027-01'])('is not known for %s', (text) => {
    let refusal: unknown;
    try {
      inForce(parameter, month(text));
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(UnknownPeriod);
    expect(refusal).toMatchObject({
      name: 'UnknownPeriod',
      message: `A number: not known for ${text}`,
      month: text,
    });
  });
});

describe('where no month is asked for, the nearest version that is known', () => {
  test.each([
    ['2023-12', older],
    ['2025-04', older],
    ['2025-05', newer],
    ['2027-01', newer],
  ])('in %s', (text, version) => {
    expect(nearestInForce(parameter, month(text))).toBe(version);
  });

  test('is not one that begins tomorrow', () => {
    const announced = { from: '2026-12-01', value: 3, source } as const;
    const changed = { ...parameter, versions: [older, newer, announced] } as const;
    expect(nearestInForce(changed, monthOf('2026-11-30'))).toBe(newer);
    expect(nearestInForce(changed, monthOf('2026-12-01'))).toBe(announced);
  });

  test('is not one of a year that nobody has confirmed', () => {
    const unconfirmed = { from: '2027-01-01', value: 3, source } as const;
    const changed = { ...parameter, versions: [older, newer, unconfirmed] } as const;
    expect(nearestInForce(changed, month('2027-01'))).toBe(newer);
  });
});

test('the newest version is the last one', () => {
  expect(newest(parameter)).toBe(newer);
  expect(newest({ ...parameter, versions: [older] })).toBe(older);
});
