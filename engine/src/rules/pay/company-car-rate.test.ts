import { describe, expect, test } from 'vitest';
import { month } from '../../dated/month.ts';
import {
  companyCarLaw,
  newestRatesFrom,
  oldestRegistration,
} from '../../law-in-force/pay/company-car-law.ts';
import { inPercent } from '../../money/rate.ts';
import { carRate, type TableCar } from './company-car-rate.ts';

const unknown = {
  contractSigned: null,
  co2GramsPerKm: null,
  wattHoursPerKm: null,
  kilowatts: null,
};

function rateOf(
  firstRegistered: string,
  car: Omit<Partial<TableCar>, 'contractSigned'>,
  contractSigned: string | null = null,
): number | string {
  const entered = {
    ...unknown,
    drive: 'combustion' as const,
    ...car,
    firstRegistered: month(firstRegistered),
    contractSigned: contractSigned === null ? null : month(contractSigned),
  };
  const found = carRate(entered, companyCarLaw(month('2026-01')));
  return 'missing' in found ? found.missing : inPercent(found.rate.value);
}

describe('by emission', () => {
  // RGD of 23 December 2016; ACD, newsletter of 7 June 2022: both sides of every bound.
  test.each([
    ['2017-01', 'combustion', [0, 50, 51, 110, 111, 150, 151], [0.8, 0.8, 1, 1, 1.3, 1.3, 1.7]],
    ['2021-12', 'diesel', [0, 50, 51, 110, 111, 150, 151], [1, 1, 1.2, 1.2, 1.5, 1.5, 1.8]],
    [
      '2022-01',
      'combustion',
      [50, 51, 80, 81, 110, 111, 130, 131],
      [0.8, 1, 1, 1.2, 1.2, 1.5, 1.5, 1.8],
    ],
    [
      '2024-12',
      'diesel',
      [50, 51, 80, 81, 110, 111, 130, 131],
      [1, 1.2, 1.2, 1.4, 1.4, 1.6, 1.6, 1.8],
    ],
    ['2025-01', 'combustion', [0, 99, 300], [2, 2, 2]],
    ['2027-12', 'diesel', [0, 99, 300], [2, 2, 2]],
    // Art. 3bis, par. 2 has no end.
    ['2031-06', 'combustion', [0, 99, 300], [2, 2, 2]],
  ] as const)('%s, %s', (firstRegistered, drive, grams, rates) => {
    expect(grams.map((co2GramsPerKm) => rateOf(firstRegistered, { drive, co2GramsPerKm }))).toEqual(
      rates,
    );
  });

  test('a fraction of a gram is above', () => {
    expect(rateOf('2024-01', { co2GramsPerKm: 80.5 })).toBe(1.2);
  });
});

describe('electric and hydrogen', () => {
  const electric = { drive: 'electric', wattHoursPerKm: 190 } as const;

  test.each([
    ['2021-12', 0.5, 0.5, 0.5],
    ['2022-01', 0.5, 0.6, 0.5],
    ['2026-12', 0.5, 0.6, 0.5],
    ['2027-01', 1, 1.2, 1],
    ['2028-01', 1, 1.2, 1],
  ])('%s: %d or %d, hydrogen %d', (firstRegistered, frugal, other, hydrogen) => {
    expect(rateOf(firstRegistered, { ...electric, kilowatts: 150 })).toBe(frugal);
    expect(rateOf(firstRegistered, { ...electric, kilowatts: 150.1 })).toBe(other);
    expect(rateOf(firstRegistered, { ...electric, wattHoursPerKm: 180 })).toBe(frugal);
    expect(rateOf(firstRegistered, { ...electric, wattHoursPerKm: 200, kilowatts: 100 })).toBe(
      frugal,
    );
    expect(rateOf(firstRegistered, { ...electric, wattHoursPerKm: 201, kilowatts: 100 })).toBe(
      other,
    );
    expect(rateOf(firstRegistered, { drive: 'hydrogen' })).toBe(hydrogen);
  });
});

describe('the contract decides where it is known', () => {
  test.each([
    // 45 000 at 99 g are 540 a month and not 900.
    ['2025-06', '2024-12', { co2GramsPerKm: 99 }, 1.2],
    ['2025-06', '2025-01', { co2GramsPerKm: 99 }, 2],
    ['2025-12', '2024-12', { co2GramsPerKm: 99 }, 1.2],
    ['2026-01', '2024-12', { co2GramsPerKm: 99 }, 2],
    ['2022-12', '2021-12', { co2GramsPerKm: 99 }, 1],
    ['2022-12', '2022-01', { co2GramsPerKm: 99 }, 1.2],
    ['2023-01', '2021-12', { co2GramsPerKm: 99 }, 1.2],
    ['2027-12', '2026-12', { drive: 'electric', wattHoursPerKm: 150 }, 0.5],
    ['2027-12', '2027-01', { drive: 'electric', wattHoursPerKm: 150 }, 1],
    ['2028-01', '2026-12', { drive: 'electric', wattHoursPerKm: 150 }, 1],
    // No rates before 2017 are known here.
    ['2017-01', '2016-12', { co2GramsPerKm: 99 }, 1],
  ] as const)('registered %s, signed %s', (firstRegistered, contractSigned, car, rate) => {
    expect(rateOf(firstRegistered, car, contractSigned)).toBe(rate);
  });
});

test('asks for what the rate depends on, and for nothing else', () => {
  expect(rateOf('2024-01', {})).toBe('co2GramsPerKm');
  expect(rateOf('2024-01', { drive: 'diesel' })).toBe('co2GramsPerKm');
  expect(rateOf('2025-01', {})).toBe(2);
  expect(rateOf('2024-01', { drive: 'electric' })).toBe('wattHoursPerKm');
  expect(rateOf('2024-01', { drive: 'electric', wattHoursPerKm: 190 })).toBe('kilowatts');
  expect(rateOf('2020-01', { drive: 'electric' })).toBe(0.5);
});

test('knows first registrations from 2017 on', () => {
  expect([oldestRegistration, newestRatesFrom]).toEqual(['2017-01', '2027-01']);
  expect(() => rateOf('2016-12', { co2GramsPerKm: 99 })).toThrow(RangeError);
});
