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

// CSS art. 241 (3): 2025 is 4 x 13 188.96 + 8 x 13 518.68, 2026 is 5 x 13 518.68 + 7 x 13 856.63; a third of the minimum
// wages of 2025 is 4 x 879.26 + 8 x 901.25.
test('the ceiling and the exemption of a year are quoted', () => {
  expect(salaryFigures('2024-05').contributionCeilingOfYear).toBe(154_255.68);
  expect(salaryFigures('2025-05').contributionCeilingOfYear).toBe(160_905.28);
  expect(salaryFigures('2026-01').contributionCeilingOfYear).toBe(164_589.81);
  expect(salaryFigures('2025-05').selfEmployedExemptionLimitOfYear).toBe(10_727.04);
});

// RGD of 8 February 2016, art. 2, 3 and 5: 60 000 x 0.65 % x 0.15 in 2026; 60 000 x 0.70 % x 0.15 in 2025.
test.each([
  ['2026-06', 58.5],
  ['2025-06', 63],
])(
  'without an accident, the factor 0.85 saves in the year of %s %d at 60 000',
  (payMonth, saving) => {
    expect(salaryFigures(payMonth).withoutAccident).toEqual({
      factor: 0.85,
      profit: 60_000,
      saving,
    });
  },
);
