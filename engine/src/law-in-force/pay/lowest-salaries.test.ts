import { expect, test } from 'vitest';
import { minimumGrossSalary } from './lowest-salaries.ts';

// The specification's 1 978.34 and 23 740.08; 1 978.34 x 20 / 40 = 989.17.
test('the lowest salary is the same in every period and follows the hours', () => {
  expect(minimumGrossSalary('monthly')).toBe(1978.34);
  expect(minimumGrossSalary('annual')).toBe(23_740.08);
  expect(minimumGrossSalary('monthly', 20)).toBe(989.17);
});
