import { describe, expect, test } from 'vitest';
import { month } from './month.ts';
import { inForce, newest, UnknownPeriod, type Parameter } from './parameter.ts';
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

test('the newest version is the last one', () => {
  expect(newest(parameter)).toBe(newer);
  expect(newest({ ...parameter, versions: [older] })).toBe(older);
});
