import { describe, expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { jointSalaryForm } from './form.ts';

const check = checksOf(jointSalaryForm, { grossSalary: '5000', grossSalary2: '4000' });

// 1 978.34 a month and 23 740.08 a year since January 2025, as the specification prints them; 2 027.80 since May 2025.
describe('the smallest gross salary', () => {
  it.each([
    [{ grossSalary: '1978.34' }],
    [{ grossSalary2: '1978.34' }],
    [{ grossSalary2: '' }],
    [{ grossSalary: '23740.08', grossSalary2: '23740.08', salaryPeriod: 'annual' }],
  ] as const)('accepts %j', (changes) => {
    expect(check(changes).problems).toEqual(new Map());
  });

  it.each([
    [{ grossSalary: '1978.33' }, 'grossSalary', 1978.34],
    [{ grossSalary2: '1978.33' }, 'grossSalary2', 1978.34],
    [{ grossSalary2: '0' }, 'grossSalary2', 1978.34],
    [{ grossSalary2: '1978.33', payMonth: '2025-05' }, 'grossSalary2', 1978.34],
    [
      { grossSalary: '60000', grossSalary2: '23740.07', salaryPeriod: 'annual' },
      'grossSalary2',
      23_740.08,
    ],
  ] as const)('refuses %j', (changes, name, limit) => {
    const { request, problems } = check(changes);
    expect(problems).toEqual(new Map([[name, { code: 'belowMinimum', limit }]]));
    expect(request).toBeUndefined();
  });

  it('is refused for both persons at once', () => {
    const { problems } = check({ grossSalary: '1000', grossSalary2: '1000' });
    expect([...problems.keys()]).toEqual(['grossSalary', 'grossSalary2']);
  });
});

describe('the limits of the schema', () => {
  it.each([
    [{ grossSalary: '' }, { code: 'required' }],
    [{ grossSalary2: 'much' }, { code: 'unreadable' }],
    [{ grossSalary2: '10000000.01' }, { code: 'aboveMaximum', limit: 10_000_000 }],
    [{ distanceToWork2: '-1' }, { code: 'belowMinimum', limit: 0 }],
    [{ distanceToWork2: '12.5' }, { code: 'notWhole' }],
    [{ increasePercent: '100.1' }, { code: 'aboveMaximum', limit: 100 }],
    [{ transportCosts: '-0.01' }, { code: 'belowMinimum', limit: 0 }],
    [{ supplementaryPension: '10000000.01' }, { code: 'aboveMaximum', limit: 10_000_000 }],
  ])('refuse %j', (changes, problem) => {
    expect(check(changes).problems).toEqual(new Map([[Object.keys(changes)[0], problem]]));
    expect(check(changes).request).toBeUndefined();
  });
});

describe('the request', () => {
  it('has every field of the specification, null where nothing was entered', () => {
    const { request } = check({ grossSalary2: ' ', distanceToWork: '', distanceToWork2: '' });
    expect(request).toEqual({
      reallocationCurve: true,
      grossSalary: 5000,
      grossSalary2: null,
      taxClass: 1,
      employmentType: 1,
      employmentType2: 1,
      distanceToWork: null,
      distanceToWork2: null,
      salaryPeriod: 'monthly',
      transportCosts: null,
      supplementaryPension: null,
      increasePercent: null,
      weeklyHours: null,
      weeklyHours2: null,
      taxClass2: null,
      payMonth: '2025-01',
    });
  });

  it('holds what was entered', () => {
    const { request } = check({
      grossSalary: '60.000,50',
      grossSalary2: '48 000',
      salaryPeriod: 'annual',
      taxClass: 3,
      employmentType: 2,
      employmentType2: 2,
      distanceToWork: '12',
      distanceToWork2: '45',
      transportCosts: '1 000',
      supplementaryPension: '1200',
      increasePercent: '2,5',
      payMonth: '2026-06',
    });
    expect(request).toEqual({
      reallocationCurve: true,
      grossSalary: 60_000.5,
      grossSalary2: 48_000,
      taxClass: 3,
      employmentType: 2,
      employmentType2: 2,
      distanceToWork: 12,
      // more than 30
      distanceToWork2: 31,
      salaryPeriod: 'annual',
      transportCosts: 1000,
      supplementaryPension: 1200,
      increasePercent: 2.5,
      weeklyHours: null,
      weeklyHours2: null,
      taxClass2: null,
      payMonth: '2026-06',
    });
  });
});
