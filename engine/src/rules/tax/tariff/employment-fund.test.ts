import { expect, test } from 'vitest';
import { month } from '../../../dated/month.ts';
import { incomeTaxLaw } from '../../../law-in-force/tax/income-tax-law.ts';
import { fromEuros, toEuros } from '../../../money/cents.ts';
import { money } from '../../../quantity/names.ts';
import { annualTax } from './income-tax.ts';

const law = { '1': incomeTaxLaw(month('2025-01'), '1'), '2': incomeTaxLaw(month('2025-01'), '2') };

// Class 1: 0.40 x 150 000 - 13 410 = 46 590, x 1.07 = 49 851.30. One step more: 46 610, x 1.09 - 931.80 = 49 873.10.
// Class 2: 0.40 x 300 000 - 26 820 = 93 180, x 1.07 = 99 702.60. One step more: 93 200, x 1.09 - 1 863.60 = 99 724.40.
test.each([
  ['1', 150_000, 49_851],
  ['1', 150_049.99, 49_851],
  ['1', 150_050, 49_873],
  ['2', 300_000, 99_702],
  ['2', 300_050, 99_724],
] as const)('class %s, taxable income %d: tax %d', (taxClass, income, tax) => {
  const taxable = money('enteredSalary', fromEuros(income));
  expect(toEuros(annualTax([taxable], [], law[taxClass]).amount)).toBe(tax);
});
