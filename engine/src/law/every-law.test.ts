import { describe, expect, test } from 'vitest';

import { monthsOf } from '../dated/month.ts';
import { inForce, UnknownPeriod, type Parameter } from '../dated/parameter.ts';
import { month } from '../dated/month.ts';
import * as law from './every-law.ts';
import { supportedYears } from './supported-years.ts';

const parameters = Object.entries<Parameter<unknown>>(law);

describe.each(parameters)('%s', (_, parameter) => {
  test.each(supportedYears)('its source was re-read for %d', (year) => {
    expect(parameter.confirmedThrough).toBeGreaterThanOrEqual(year);
  });

  test('is known in every month of every supported year', () => {
    for (const each of supportedYears.flatMap((year) => monthsOf(year))) {
      expect(inForce(parameter, each).value).toBeDefined();
    }
  });

  test('has its versions in order, oldest first, none twice', () => {
    const starts = parameter.versions.map(({ from }) => from);
    expect(starts).toEqual([...new Set(starts)].toSorted());
  });

  test('names a source with an address in every version', () => {
    for (const { source } of parameter.versions) {
      expect(source.text.length).toBeGreaterThan(5);
      expect(() => new URL(source.url)).not.toThrow();
      expect(source.url).toMatch(/^https?:\/\//);
    }
  });

  test('is refused after its last confirmed year and before its first version', () => {
    expect(() => inForce(parameter, month(`${parameter.confirmedThrough + 1}-01`))).toThrow(
      UnknownPeriod,
    );
    expect(() => inForce(parameter, month('2023-12'))).toThrow(UnknownPeriod);
  });
});
