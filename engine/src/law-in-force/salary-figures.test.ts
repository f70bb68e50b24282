import { expect, test } from 'vitest';

import { salaryFigures } from './salary-figures.ts';

// Administration des contributions directes, CIM 2023 (still in force in 2024) and CIM 2025.
test.each([
  ['2024-12', 2505],
  ['2025-01', 3504],
  ['2026-06', 3504],
])('a single parent’s credit in %s is at most %d euros a year', (payMonth, euros) => {
  expect(salaryFigures(payMonth).singleParentCreditMaximum).toBe(euros);
});
