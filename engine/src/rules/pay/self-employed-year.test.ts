import { describe, expect, test } from 'vitest';
import { month } from '../../dated/month.ts';
import { selfEmployedLaw } from '../../law-in-force/pay/salary-law.ts';
import { incomeTaxLaw } from '../../law-in-force/tax/income-tax-law.ts';
import { fromEuros, zeroCents, toEuros } from '../../money/cents.ts';
import { explain } from '../../quantity/explain.ts';
import { money } from '../../quantity/names.ts';
import { selfEmployedMonth, selfEmployedYear } from './self-employed-year.ts';

const january = month('2026-01');

function year(profit: number, pensionScheme = 0, specialExpenses = 0, distanceKilometres = 0) {
  return selfEmployedYear(
    money('enteredSalary', fromEuros(profit)),
    {
      travel: { distanceKilometres, allowanceOnCard: null },
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
    expect(toEuros(pensionContributions.amount)).toBe(5596.06); // 17 %
    expect(toEuros(illnessContributions.amount)).toBe(1843.41); // 5.60 %
    expect(toEuros(accidentInsurance.amount)).toBe(213.97); // 0.65 %
  });

  test('are raised to the minimum wage only in the months that are below it', () => {
    // 33 000 is 2 750 a month: 5 x 2 750 + 7 x 2 771.33 = 33 149.31, x 17 %.
    expect(toEuros(year(33_000).pensionContributions.amount)).toBe(5635.38);
  });

  test('above the ceiling stay at it: 5 x 13 518.68 + 7 x 13 856.63 = 164 589.81, except long-term care insurance', () => {
    const { pensionContributions, longTermCareInsurance } = year(240_000);
    expect(toEuros(pensionContributions.amount)).toBe(27_980.27); // 17 %
    expect(toEuros(longTermCareInsurance.amount)).toBe(3360); // 1.4 % of the whole profit
  });

  test('are nothing in a year whose profit is at most a third of its minimum wages, else due in every month', () => {
    // 5 x 901.25 + 7 x 923.78 = 10 972.71.
    const exempt = year(10_972.71);
    expect(toEuros(exempt.pensionContributions.amount)).toBe(0);
    expect(toEuros(exempt.longTermCareInsurance.amount)).toBe(0);
    // Neither credit is granted, and the explanation says so (L.I.R. art. 152ter).
    const steps = explain({ tax: exempt.taxCredits });
    expect(steps.slice(-3).map(({ id, amount }) => [id, amount])).toEqual([
      ['selfEmployedCredit', 0],
      ['energyCredit', 0],
      ['taxCredits', 0],
    ]);
    // One cent more: the minimum base of twelve months, 32 918.01 x 17 %; long-term care 1.4 % x 10 972.72.
    const above = year(10_972.72);
    expect(toEuros(above.pensionContributions.amount)).toBe(5596.06);
    expect(toEuros(above.longTermCareInsurance.amount)).toBe(153.62);
  });

  test('are paid on the profit after the travel allowance, 60 000 - 2 574 = 57 426', () => {
    const { pensionContributions, longTermCareInsurance } = year(60_000, 0, 0, 30);
    expect(toEuros(pensionContributions.amount)).toBe(9762.42); // 17 %
    expect(toEuros(longTermCareInsurance.amount)).toBe(803.96); // 1.4 %
    // A profit below the allowance leaves no income: nothing is due, and nothing is negative.
    const small = year(1000, 0, 0, 30);
    expect(toEuros(small.taxBeforeCredits.amount)).toBe(0);
    expect(toEuros(small.netSalary.amount)).toBe(1000);
  });
});

describe('tax of a self-employed year', () => {
  test('takes special expenses above the lump sum, and the pension scheme up to 20 % of the profit', () => {
    const before = toEuros(year(60_000).taxBeforeCredits.amount);
    expect(toEuros(year(60_000, 0, 480).taxBeforeCredits.amount)).toBe(before);
    expect(toEuros(year(60_000, 0, 2480).taxBeforeCredits.amount)).toBeLessThan(before);
    expect(toEuros(year(60_000, 12_000).taxBeforeCredits.amount)).toBe(
      toEuros(year(60_000, 30_000).taxBeforeCredits.amount),
    );
    expect(toEuros(year(60_000, 12_000).taxBeforeCredits.amount)).toBeLessThan(before);
  });

  test('the pension scheme’s limit is read after the travel allowance', () => {
    // 20 % x (60 000 - 2 574) = 11 485.20.
    expect(year(60_000, 11_485.2, 0, 30).taxBeforeCredits.amount).toBe(
      year(60_000, 12_000, 0, 30).taxBeforeCredits.amount,
    );
  });

  test('the way to work lowers the tax and the income on which credits taper', () => {
    const yearWithoutTravel = year(60_000);
    const travelling = year(60_000, 0, 0, 30);
    expect(travelling.taxBeforeCredits.amount).toBeLessThan(
      yearWithoutTravel.taxBeforeCredits.amount,
    );
    // (600 - 0.015 x 17 426) + (216 - 0.0054 x 17 426) = 338.61 + 121.90
    expect(toEuros(travelling.taxCredits.amount)).toBe(460.51);
    expect(toEuros(yearWithoutTravel.taxCredits.amount)).toBe(408);
  });
});

test('a month is a twelfth of every line, its net from the lines', () => {
  const twelfth = selfEmployedMonth(money('enteredSalary', fromEuros(5000)), year(60_000));
  expect(toEuros(twelfth.pensionContributions.amount)).toBe(850);
  const lines = [
    twelfth.tax,
    twelfth.pensionContributions,
    twelfth.illnessContributions,
    twelfth.illnessCashContributions,
    twelfth.longTermCareInsurance,
    twelfth.accidentInsurance,
  ].reduce((total, { amount }) => total + amount, Number(zeroCents));
  expect(twelfth.netSalary.amount).toBe(twelfth.grossSalary.amount - lines);
});
