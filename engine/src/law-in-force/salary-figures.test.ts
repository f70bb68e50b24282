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

// Administration des contributions directes, Fonds pour l’emploi: 7 %, and 9 % above 150 000 or, in class 2, 300 000.
test('both rates of the employment fund are quoted, with the incomes above which the higher one applies', () => {
  expect(salaryFigures('2025-01')).toMatchObject({
    fundRatePercent: 7,
    higherFundRatePercent: 9,
    fundThreshold: 150_000,
    fundThresholdJoint: 300_000,
  });
});

// Code de la sécurité sociale, art. 12, al. 3: until the end of the month of the 77th day of incapacity.
test('the day of incapacity that sick pay of the self-employed waits for is quoted', () => {
  expect(salaryFigures('2026-06').sickPaySuspensionDay).toBe(77);
});
