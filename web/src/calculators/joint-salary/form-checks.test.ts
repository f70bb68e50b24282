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
