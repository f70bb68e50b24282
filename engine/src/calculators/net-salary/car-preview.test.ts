import { expect, test } from 'vitest';
import {
  olderContractDecides,
  previewedCarRate,
  registrationYears,
  type PreviewedCar,
  rateChangeOf,
} from './car-preview.ts';

const rateOf = (car: Partial<PreviewedCar>) =>
  previewedCarRate({
    registeredIn: 2026,
    isContractOlder: false,
    drive: 'electric',
    co2GramsPerKm: null,
    wattHoursPerKm: null,
    kilowatts: null,
    ...car,
  });

// RGD of 23 December 2016 as changed on 20 December 2024: facts of the administration's tables.
test.each([
  [{ wattHoursPerKm: 170 }, 0.5],
  [{ wattHoursPerKm: 190, kilowatts: 150 }, 0.5],
  [{ wattHoursPerKm: 190, kilowatts: 151 }, 0.6],
  [{ registeredIn: 2027, wattHoursPerKm: 170 }, 1],
  [{ registeredIn: 2027, wattHoursPerKm: 170, isContractOlder: true }, 0.5],
  [{ registeredIn: 2028, wattHoursPerKm: 170, isContractOlder: true }, 1],
  [{ drive: 'combustion' }, 2],
  [{ drive: 'combustion', registeredIn: 2025, isContractOlder: true, co2GramsPerKm: 99 }, 1.2],
  [{ drive: 'diesel', registeredIn: 2017, co2GramsPerKm: 99 }, 1.2],
] as const)('a car %j has %d %% of its price', (car, ratePercent) => {
  expect(rateOf(car)).toEqual({ ratePercent });
});

test.each([
  [{}, 'wattHoursPerKm'],
  [{ wattHoursPerKm: 190 }, 'kilowatts'],
  [{ drive: 'diesel', registeredIn: 2024 }, 'co2GramsPerKm'],
] as const)('a car %j needs %s', (car, missing) => {
  expect(rateOf(car)).toEqual({ missing });
});

test('the years run from 2017 to the one after the newest rates, the newest first', () => {
  expect([registrationYears[0], registrationYears.at(-1)]).toEqual([2028, 2017]);
});

/*
 * By the same tables: 0.6 % for electric cars that use much, and finer steps of emission, came with 2022; 2 % for cars with an
 * engine with 2025; twice the rates for electric and hydrogen cars with 2027.
 */
test.each([
  ['electric', [2022, 2027]],
  ['hydrogen', [2027]],
  ['combustion', [2022, 2025]],
  ['diesel', [2022, 2025]],
] as const)('an older contract decides for %s cars of %j', (drive, years) => {
  const found = registrationYears.filter((year) =>
    olderContractDecides({ registeredIn: year, drive }),
  );
  expect(found.toReversed()).toEqual(years);
});

// Règlement grand-ducal of 23 December 2016, art. 1 as it stands: 0.5 % to 1 % for frugal electric and hydrogen cars with 2027.
test.each([
  ['electric', { year: 2027, before: 0.5, after: 1 }],
  ['hydrogen', { year: 2027, before: 0.5, after: 1 }],
  ['combustion', undefined],
] as const)('the rate at which %s cars start changes: %j', (drive, change) => {
  expect(rateChangeOf(drive)).toEqual(change);
});
