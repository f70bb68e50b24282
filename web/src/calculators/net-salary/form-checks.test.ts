import { describe, expect, it } from 'vitest';
import { checksOf } from '../../shared/testing/check-form.ts';
import { netSalaryForm } from './form.ts';

const check = checksOf(netSalaryForm, { grossSalary: '5000' });

// The specification's two amounts, in every period.
describe('the smallest gross salary', () => {
  it.each([
    ['1978.34', 'monthly', '2025-01'],
    ['23740.08', 'annual', '2025-01'],
    ['1978.34', 'monthly', '2026-06'],
  ] as const)('accepts %s %s in %s', (grossSalary, salaryPeriod, payMonth) => {
    expect(check({ grossSalary, salaryPeriod, payMonth }).problems).toEqual(new Map());
  });

  it.each([
    ['1978.33', 'monthly', '2025-01', 1978.34],
    ['23740.07', 'annual', '2025-01', 23_740.08],
    ['1978.34', 'annual', '2025-01', 23_740.08],
    ['1978.33', 'monthly', '2026-06', 1978.34],
    ['0', 'monthly', '2025-01', 1978.34],
    ['-5000', 'monthly', '2025-01', 1978.34],
  ] as const)('refuses %s %s in %s', (grossSalary, salaryPeriod, payMonth, limit) => {
    const { request, problems } = check({ grossSalary, salaryPeriod, payMonth });
    expect(problems).toEqual(new Map([['grossSalary', { code: 'belowMinimum', limit }]]));
    expect(request).toBeUndefined();
  });
});

describe('the limits of the schema', () => {
  it.each([
    [{ grossSalary: '10000000' }],
    [{ distanceToWork: '0' }],
    [{ distanceToWork: '31' }],
    [{ transportCosts: '10000000' }],
    [{ transportCosts: '0' }],
    [{ increasePercent: '100' }],
    [{ increasePercent: '0' }],
    [{ supplementaryPension: '10000000' }],
  ])('accept %j', (changes) => {
    expect(check(changes).problems).toEqual(new Map());
  });

  it.each([
    [{ grossSalary: '10000000.01' }, { code: 'aboveMaximum', limit: 10_000_000 }],
    [{ distanceToWork: '-1' }, { code: 'belowMinimum', limit: 0 }],
    [{ transportCosts: '10000000.01' }, { code: 'aboveMaximum', limit: 10_000_000 }],
    [{ transportCosts: '-0.01' }, { code: 'belowMinimum', limit: 0 }],
    [{ increasePercent: '100.1' }, { code: 'aboveMaximum', limit: 100 }],
    [{ increasePercent: '-1' }, { code: 'belowMinimum', limit: 0 }],
    [{ supplementaryPension: '10000000.01' }, { code: 'aboveMaximum', limit: 10_000_000 }],
    [{ grossSalary: '' }, { code: 'required' }],
    [{ grossSalary: 'much' }, { code: 'unreadable' }],
    [{ distanceToWork: '12.5' }, { code: 'notWhole' }],
    [{ distanceToWork: 'far' }, { code: 'unreadable' }],
    [{ increasePercent: '2.5.1' }, { code: 'unreadable' }],
    [{ transportCosts: '1 2' }, { code: 'unreadable' }],
  ])('refuse %j', (changes, problem) => {
    expect(check(changes).problems).toEqual(new Map([[Object.keys(changes)[0], problem]]));
    expect(check(changes).request).toBeUndefined();
  });

  it('are all named at once', () => {
    const { problems } = check({ grossSalary: '1', transportCosts: '-9', increasePercent: 'x' });
    expect([...problems.keys()].toSorted()).toEqual([
      'grossSalary',
      'increasePercent',
      'transportCosts',
    ]);
  });
});

describe('the request', () => {
  const ofEmployer = { mutualityClass: 2, accidentFactor: 1, employer: true };
  const alsoAnswered = { marginal: true, netCurve: true };
  const nothingBeside = {
    bonus: null,
    overtimeHours: null,
    sundayHours: null,
    sundayRule: null,
    publicHolidayHours: null,
    nightHours: null,
    nightSupplementPercent: null,
    benefitInKind: null,
    exchangedCarValue: null,
    companyCar: null,
    mealVouchers: null,
  };

  it('has every field of the specification, null where nothing was entered', () => {
    expect(check({ grossSalary: '3 500,00', distanceToWork: '' }).request).toEqual({
      grossSalary: 3500,
      taxClass: 1,
      employmentType: 1,
      salaryPeriod: 'monthly',
      distanceToWork: null,
      transportCosts: null,
      supplementaryPension: null,
      increasePercent: null,
      weeklyHours: null,
      payMonth: '2025-01',
      ...nothingBeside,
      ...ofEmployer,
      ...alsoAnswered,
    });
  });

  it('holds what was entered', () => {
    const { request } = check({
      grossSalary: '60.000,50',
      salaryPeriod: 'annual',
      taxClass: 3,
      employmentType: 2,
      distanceToWork: '12',
      transportCosts: '1 000',
      supplementaryPension: '1200',
      increasePercent: '2,5',
      payMonth: '2026-06',
    });
    expect(request).toEqual({
      grossSalary: 60_000.5,
      taxClass: 3,
      employmentType: 2,
      salaryPeriod: 'annual',
      distanceToWork: 12,
      transportCosts: 1000,
      supplementaryPension: 1200,
      increasePercent: 2.5,
      weeklyHours: null,
      payMonth: '2026-06',
      mutualityClass: null,
      accidentFactor: 1,
      employer: false,
      ...alsoAnswered,
    });
  });

  it.each(['31', '40', '300'])('takes %s km as more than 30', (distanceToWork) => {
    expect(check({ distanceToWork }).request?.distanceToWork).toBe(31);
  });
});
