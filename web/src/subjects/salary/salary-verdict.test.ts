import { expect, test } from 'vitest';
import { differInPayOnly, salaryVerdict } from './salary-verdict.ts';

const salary = (month: readonly [number, number], year: readonly [number, number]) => ({
  month: { grossSalary: month[0], netSalary: month[1] },
  year: { grossSalary: year[0], netSalary: year[1] },
});

/*
 * Class 1, employee, 2026. A month of 65 000 a year: 5 416.67 less 846.80 of tax, 460.42, 151.67, 13.54 and 66.13. Of 70 000:
 * 5 833.33 less 1 007.58, 495.83, 163.33, 14.58 and 71.97. The years: 65 000 less 10 158, 5 525, 1 820, 162.50 and 794.79;
 * 70 000 less 12 096, 5 950, 1 960, 175 and 864.79.
 */
const offer = salary([5416.67, 3878.11], [65_000, 46_539.71]);
const raised = salary([5833.33, 4080.04], [70_000, 48_954.21]);

test('of a raise of 5 000 a year, 201.93 more reach a payslip: 48 %', () => {
  const verdict = salaryVerdict(offer, raised, 'annual', true);
  // 48 954.21 - 46 539.71 = 2 414.50, of 5 000: 48.29 %.
  expect(verdict).toMatchObject({ kind: 'raise', period: 'annual', gross: 5000 });
  expect(verdict).toHaveProperty('net', expect.closeTo(201.93, 6));
  expect(verdict).toHaveProperty('percent', expect.closeTo(48.29, 6));
});

test('in the monthly period the raise is that of the month', () => {
  const verdict = salaryVerdict(offer, raised, 'monthly', true);
  expect(verdict).toMatchObject({ kind: 'raise', period: 'monthly' });
  expect(verdict).toHaveProperty('gross', expect.closeTo(416.66, 6));
  // 201.93 of 416.66.
  expect(verdict).toHaveProperty('percent', expect.closeTo(48.464, 3));
});

test('less pay is a cut, by the same share', () => {
  const verdict = salaryVerdict(raised, offer, 'annual', true);
  expect(verdict).toMatchObject({ kind: 'cut', gross: 5000 });
  expect(verdict).toHaveProperty('percent', expect.closeTo(48.29, 6));
});

test('where more differs than the pay, no share of a raise is named', () => {
  const verdict = salaryVerdict(offer, raised, 'annual', false);
  expect(verdict).toEqual({ kind: 'more', net: expect.closeTo(201.93, 6) });
  expect(salaryVerdict(raised, offer, 'annual', false)).toHaveProperty('kind', 'less');
});

test('more gross that leaves less net is no raise', () => {
  const less = salary([5833.33, 3800], [70_000, 45_600]);
  expect(salaryVerdict(offer, less, 'annual', true)).toHaveProperty('kind', 'less');
});

test('a bonus is in no month: the year says what is left of it, a twelfth a month', () => {
  const salaryWithBonus = salary([5416.67, 3878.11], [70_000, 48_954.21]);
  const verdict = salaryVerdict(offer, salaryWithBonus, 'monthly', true);
  // 2 414.50 / 12 = 201.21.
  expect(verdict).toMatchObject({ kind: 'raise', period: 'annual', gross: 5000 });
  expect(verdict).toHaveProperty('net', 201.21);
});

test('the same net is the same', () => {
  expect(salaryVerdict(offer, offer, 'monthly', true)).toEqual({ kind: 'same' });
});

test('a request differs in pay only, or in more', () => {
  const request = { grossSalary: 5000, taxClass: 1, mealVouchers: { count: 18 } };
  expect(differInPayOnly(request, { ...request, grossSalary: 6000 })).toBe(true);
  expect(differInPayOnly(request, { ...request, mealVouchers: { count: 18 } })).toBe(true);
  expect(differInPayOnly(request, { ...request, taxClass: 3 })).toBe(false);
});
