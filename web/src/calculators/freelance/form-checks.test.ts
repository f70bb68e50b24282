import { describe, expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { freelanceForm, vatRates } from './form.ts';

const check = checksOf(freelanceForm, {});

// Hours 0-16, days 1-7, holidays and days off 0-365, as the specification has them.
describe('the limits of the specification', () => {
  it.each([
    [{ ratePerHour: '0' }],
    [{ ratePerHour: '10000' }],
    [{ hoursPerDay: '0' }],
    [{ hoursPerDay: '16' }],
    [{ hoursPerDay: '7,5' }],
    [{ daysPerWeek: '1' }],
    [{ daysPerWeek: '7' }],
    [{ yearlyHolidays: '0' }],
    [{ yearlyHolidays: '365' }],
    [{ vacationDays: '0' }],
    [{ vacationDays: '365' }],
    [{ specialExpenses: '10000000' }],
    [{ rcpi: '0' }],
  ])('accept %j', (changes) => {
    expect(check(changes).problems).toEqual(new Map());
    expect(check(changes).request).toBeDefined();
  });

  it.each([
    [{ ratePerHour: '-0.01' }, { code: 'belowMinimum', limit: 0 }],
    [{ ratePerHour: '10000.01' }, { code: 'aboveMaximum', limit: 10_000 }],
    [{ ratePerHour: '' }, { code: 'required' }],
    [{ ratePerHour: 'much' }, { code: 'unreadable' }],
    [{ hoursPerDay: '-0.5' }, { code: 'belowMinimum', limit: 0 }],
    [{ hoursPerDay: '16.5' }, { code: 'aboveMaximum', limit: 16 }],
    [{ hoursPerDay: '' }, { code: 'required' }],
    [{ daysPerWeek: '0' }, { code: 'belowMinimum', limit: 1 }],
    [{ daysPerWeek: '8' }, { code: 'aboveMaximum', limit: 7 }],
    [{ daysPerWeek: '4.5' }, { code: 'notWhole' }],
    [{ daysPerWeek: '' }, { code: 'required' }],
    [{ yearlyHolidays: '-1' }, { code: 'belowMinimum', limit: 0 }],
    [{ yearlyHolidays: '366' }, { code: 'aboveMaximum', limit: 365 }],
    [{ yearlyHolidays: '' }, { code: 'required' }],
    [{ yearlyHolidays: '1.5' }, { code: 'notWhole' }],
    [{ vacationDays: '-1' }, { code: 'belowMinimum', limit: 0 }],
    [{ vacationDays: '366' }, { code: 'aboveMaximum', limit: 365 }],
    [{ vacationDays: ' ' }, { code: 'required' }],
    [{ specialExpenses: '-0.01' }, { code: 'belowMinimum', limit: 0 }],
    [{ rcpi: '10000000.01' }, { code: 'aboveMaximum', limit: 10_000_000 }],
  ])('refuse %j', (changes, problem) => {
    expect(check(changes).problems).toEqual(new Map([[Object.keys(changes)[0], problem]]));
    expect(check(changes).request).toBeUndefined();
  });
});

describe('the request', () => {
  it('has every field of the specification with its defaults, null where nothing was entered', () => {
    expect(check({}).request).toEqual({
      ratePerHour: 30,
      hoursPerDay: 8,
      daysPerWeek: 5,
      yearlyHolidays: 11,
      vacationDays: 26,
      taxClass: 3,
      vat: 0,
      specialExpenses: null,
      rcpi: null,
      payMonth: '2025-01',
    });
  });

  it('holds what was entered', () => {
    expect(
      check({
        ratePerHour: '1.047,35',
        hoursPerDay: '7.5',
        daysPerWeek: '4',
        yearlyHolidays: '10',
        vacationDays: '0',
        taxClass: 1,
        vat: 17,
        specialExpenses: '1 000',
        rcpi: '9000,50',
        payMonth: '2026-06',
      }).request,
    ).toEqual({
      ratePerHour: 1047.35,
      hoursPerDay: 7.5,
      daysPerWeek: 4,
      yearlyHolidays: 10,
      vacationDays: 0,
      taxClass: 1,
      vat: 17,
      specialExpenses: 1000,
      rcpi: 9000.5,
      payMonth: '2026-06',
    });
  });
});

it('knows the rates of VAT and no other', () => {
  expect(vatRates).toEqual([0, 3, 8, 14, 17]);
});

describe('the situation', () => {
  const fields = [
    'residence',
    'treatedAsResident',
    'workingOnAllowance',
    'accidentFactor',
    'insuredOnRequest',
  ];

  it('is not in the request as long as it is the usual one', () => {
    const { request } = check({});
    for (const name of fields) expect(request).not.toHaveProperty(name);
    expect(check({ treatedAsResident: true }).request).not.toHaveProperty('treatedAsResident');
  });

  it.each([
    [{ residence: 'elsewhere' }, { residence: 'elsewhere' }],
    [
      { residence: 'elsewhere', treatedAsResident: true },
      { residence: 'elsewhere', treatedAsResident: true },
    ],
    [{ workingOnAllowance: true }, { workingOnAllowance: true }],
    [{ accidentFactor: 0.85 }, { accidentFactor: 0.85 }],
    [{ insuredOnRequest: true }, { insuredOnRequest: true }],
  ] as const)('is sent where it differs: %j', (entries, expected) => {
    expect(check(entries).request).toMatchObject(expected);
  });
});
