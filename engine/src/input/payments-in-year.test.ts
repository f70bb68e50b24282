import { expect, test } from 'vitest';
import { inTwelveMonths } from './payments-in-year.ts';

const salary = {
  grossSalary: 5000,
  salaryPeriod: 'monthly',
  increasePercent: null,
  paymentsPerYear: 13,
  bonus: null,
} as const;

test.each([
  ['twelve payments are the salary', { paymentsPerYear: 12, bonus: 100 }, 5000, 100],
  ['a 13th month is one more', {}, 5000, 5000],
  ['so is a 14th, beside a bonus', { paymentsPerYear: 14, bonus: 100 }, 5000, 10_100],
  // 5 000 x 1.025
  ['a raise raises it, too', { increasePercent: 2.5 }, 5000, 5125],
  // 5 000.20 x 1.025 = 5 125.205, half a cent up. As binary floats it is 5 125.2049...
  [
    'to the cent after an exact raise',
    { grossSalary: 5000.2, increasePercent: 2.5 },
    5000.2,
    5125.21,
  ],
  // 65 000 / 13 = 5 000; 12 x 5 000 = 60 000
  ['a year holds all of them', { grossSalary: 65_000, salaryPeriod: 'annual' }, 60_000, 5000],
  // 72 190.79 / 14 = 5 156.485, half a cent up: 2 x 5 156.49 = 10 312.98; 12 x 5 156.485 = 61 877.82
  [
    'to the cent of each payment',
    { grossSalary: 72_190.79, salaryPeriod: 'annual', paymentsPerYear: 14 },
    61_877.82,
    10_312.98,
  ],
] as const)('%s', (_, changes, grossSalary, bonus) => {
  expect(inTwelveMonths({ ...salary, ...changes })).toEqual({ grossSalary, bonus });
});
