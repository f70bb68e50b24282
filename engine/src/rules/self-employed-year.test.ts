import { describe, expect, test } from 'vitest';

import { month } from '../dated/month.ts';
import { incomeTaxLaw } from '../law-in-force/income-tax-law.ts';
import { selfEmployedLaw } from '../law-in-force/salary-law.ts';
import { fromEuros, noCents, toEuros } from '../money/cents.ts';
import { selfEmployedMonth } from './self-employed-month.ts';
import { selfEmployedYear } from './self-employed-year.ts';

const january = month('2026-01');

function year(profit: number, pensionScheme = 0, specialExpenses = 0, distanceKilometres = 0) {
  return selfEmployedYear(
    fromEuros(profit),
    {
      travel: { distanceKilometres, onTaxCard: null },
      pensionScheme: fromEuros(pensionScheme),
      specialExpenses: fromEuros(specialExpenses),
    },
    selfEmployedLaw(january),
    incomeTaxLaw(january, '1'),
  );
}

describe('contributions of a self-employed year, 2026', () => {
  test('below the minimum wage are paid on the minimum wage: 5 x 2 703.74 + 7 x 2 771.33 = 32 918.01', () => {
    const { pensionContributions, illnessContributions, accidentInsurance } = year(24_000);
    expect(toEuros(pensionContributions)).toBe(5596.06); // 17 %
    expect(toEuros(illnessContributions)).toBe(1843.41); // 5.60 %
    expect(toEuros(accidentInsurance)).toBe(213.97); // 0.65 %
  });

  test('above the ceiling stay at it: 5 x 13 518.68 + 7 x 13 856.63 = 164 589.81, except the dependence insurance', () => {
    const { pensionContributions, longTermCareInsurance } = year(240_000);
    expect(toEuros(pensionContributions)).toBe(27_980.27); // 17 %
    expect(toEuros(longTermCareInsurance)).toBe(3244.79); // 1.4 % x (240 000 - 8 229.46)
  });

  test('at or below a third of the minimum wage are nothing, in the months where that holds', () => {
    // 901.25 until May, 923.78 from June.
    const all = year(901.25 * 12);
    expect(toEuros(all.pensionContributions)).toBe(0);
    expect(toEuros(all.longTermCareInsurance)).toBe(0);
    // 910 a month: January to May on the minimum base, 5 x 2 703.74 x 17 %; dependence 1.4 % x 5 x (910 - 675.93).
    const part = year(910 * 12);
    expect(toEuros(part.pensionContributions)).toBe(2298.18);
    expect(toEuros(part.longTermCareInsurance)).toBe(16.38);
  });
});

describe('tax of a self-employed year', () => {
  test('takes special expenses above the lump sum, and the pension scheme up to 20 % of the profit', () => {
    const before = toEuros(year(60_000).taxBeforeCredits);
    expect(toEuros(year(60_000, 0, 480).taxBeforeCredits)).toBe(before);
    expect(toEuros(year(60_000, 0, 2480).taxBeforeCredits)).toBeLessThan(before);
    expect(year(60_000, 12_000).taxBeforeCredits).toBe(year(60_000, 30_000).taxBeforeCredits);
    expect(toEuros(year(60_000, 12_000).taxBeforeCredits)).toBeLessThan(before);
  });

  test('the way to work lowers the tax and the income on which credits taper', () => {
    const without = year(60_000);
    const travelling = year(60_000, 0, 0, 30);
    expect(travelling.taxBeforeCredits).toBeLessThan(without.taxBeforeCredits);
    // (600 - 0.015 x 17 426) + (216 - 0.0054 x 17 426) = 338.61 + 121.90
    expect(toEuros(travelling.taxCredits)).toBe(460.51);
    expect(toEuros(without.taxCredits)).toBe(408);
  });
});

test('a month is a twelfth of every line, its net from the lines', () => {
  const twelfth = selfEmployedMonth(fromEuros(5000), year(60_000));
  expect(toEuros(twelfth.pensionContributions)).toBe(850);
  const lines = [
    twelfth.tax,
    twelfth.pensionContributions,
    twelfth.illnessContributions,
    twelfth.illnessCashContributions,
    twelfth.longTermCareInsurance,
    twelfth.accidentInsurance,
  ].reduce((total, line) => total + line, Number(noCents));
  expect(twelfth.netSalary).toBe(twelfth.grossSalary - lines);
});
