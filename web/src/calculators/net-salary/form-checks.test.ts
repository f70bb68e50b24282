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
