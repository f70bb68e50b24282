import { describe, expect, test } from 'vitest';
import {
  everything,
  hasAdGrant,
  hasGrant,
  nothing,
  parseConsent,
  purposes,
} from './consent-record.ts';

describe('a stored choice', () => {
  test('is read as it was written', () => {
    for (const record of [everything, nothing, { ...nothing, ads: true }]) {
      expect(parseConsent(JSON.stringify(record))).toEqual(record);
    }
  });

  test.each([
    null,
    '',
    'null',
    'true',
    'accepted',
    '[]',
    '{"analytics":true}',
    '{"analytics":1,"ads":0,"adMeasurement":0,"adPersonalization":0}',
    '{"analytics":"true","ads":true,"adMeasurement":true,"adPersonalization":true}',
  ])('that is none is not taken for one: %s', (stored) => {
    expect(parseConsent(stored)).toBeUndefined();
  });
});

test('one purpose is a grant', () => {
  expect(hasGrant(nothing)).toBe(false);
  for (const purpose of purposes) expect(hasGrant({ ...nothing, [purpose]: true })).toBe(true);
});

test('every purpose but analytics has to do with advertising', () => {
  expect(purposes.filter((purpose) => hasAdGrant({ ...nothing, [purpose]: true }))).toEqual([
    'ads',
    'adMeasurement',
    'adPersonalization',
  ]);
});
