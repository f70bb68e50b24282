import { describe, expect, test } from 'vitest';
import { month, monthsOf } from '../dated/month.ts';
import { inForce, UnknownPeriod, type Parameter } from '../dated/parameter.ts';
import * as law from './every-law.ts';
import { supportedYears } from './supported-years.ts';

const parameters = Object.entries<Parameter<unknown>>(law);

/** Annexes that we could read only as they were replaced in May 2024. Of these aids only the newest law is applied. */
const knownFrom: Readonly<Record<string, string>> = {
  accessionPremium: '2024-06',
  interestSubsidy: '2024-06',
};

describe.each(parameters)('%s', (name, parameter) => {
  test.each(supportedYears)('its source was re-read for %d', (year) => {
    expect(parameter.confirmedThrough).toBeGreaterThanOrEqual(year);
  });

  test('is known in every month of every supported year', () => {
    const months = supportedYears.flatMap((year) => monthsOf(year));
    for (const each of months.filter((of) => of >= (knownFrom[name] ?? of))) {
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
