import { describe, expect, test } from 'vitest';
import { presentAddress } from './present-address.ts';

const partsOf = (address: string) => new URL(address, 'http://127.0.0.1');

describe('the language that an address asks for goes into its path', () => {
  test.each([
    ['/?lng=fr', '/fr'],
    ['/faq?lng=fr', '/fr/faq'],
    ['/de/faq?lng=fr', '/fr/faq'],
    ['/en/faq?lng=de', '/de/faq'],
    ['/fr/faq?lng=fr', '/fr/faq'],
    ['/fr/salary/calculator?lng=en', '/salary/calculator'],
    ['/faq?lng=de-AT#data', '/de/faq#data'],
    ['/home?lng=de', '/de/home'],
    ['/faq?from=letter&lng=fr', '/fr/faq?from=letter'],
    ['/no/such/page?lng=fr', '/fr/no/such/page'],
    ['/fr/salary-calculator?lng=de', '/de/salary/calculator'],
  ])('%s becomes %s', (address, present) => {
    expect(presentAddress(partsOf(address))).toBe(present);
  });
});

describe('an address of old becomes the present one', () => {
  test.each([
    ['/salary-calculator', '/salary/calculator'],
    ['/en/loan-overpayment', '/en/loan-overpayment/calculator'],
    ['/de/solar-panels?from=letter#main', '/de/solar-panels/calculator?from=letter#main'],
  ])('%s becomes %s', (address, present) => {
    expect(presentAddress(partsOf(address))).toBe(present);
  });
});

test.each([
  '/',
  '/fr/faq#data',
  '/faq?lng=lb',
  '/faq?lng=',
  '/fr/faq?language=de',
  '/no/such/page',
])('%s stays', (address) => {
  expect(presentAddress(partsOf(address))).toBeUndefined();
});
