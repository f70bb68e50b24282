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

// CSS art. 241 (3): five times the minimum wage of each month. 2025: 4 x 13 188.96 + 8 x 13 518.68; 2026: 5 x 13 518.68
// + 7 x 13 856.63 = 164 589.81.
test.each([
  ['2024-01', 154_255.68],
  ['2025-01', 160_905.28],
  ['2025-05', 160_905.28],
  ['2026-06', 164_589.81],
])('in the year of %s contributions are due on at most %d euros', (payMonth, euros) => {
  expect(salaryFigures(payMonth).contributionCeilingOfYear).toBe(euros);
});

// A third of each month's minimum wage: 4 x 879.26 + 8 x 901.25.
test('the exemption of the self-employed is quoted as the profit of a year', () => {
  expect(salaryFigures('2025-01').selfEmployedExemptionLimitOfYear).toBe(10_727.04);
  expect(salaryFigures('2025-12').selfEmployedExemptionLimitOfYear).toBe(10_727.04);
});
