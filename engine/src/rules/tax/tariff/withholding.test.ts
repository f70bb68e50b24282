import { describe, expect, test } from 'vitest';
import { month } from '../../../dated/month.ts';
import { incomeTaxLaw } from '../../../law-in-force/tax/income-tax-law.ts';
import { euros, toEuros } from '../../../money/cents.ts';
import { percent } from '../../../money/rate.ts';
import { money } from '../../../quantity/names.ts';
import { annualTax } from './income-tax.ts';
import { tariffOf } from './tariff.ts';
import { withholding } from './withholding.ts';

/** L.I.R. art. 118 by the law of 23 December 2016 (no 11), art. 1, no 4: lower bounds in euros, each with its rate in percent. */
const brackets2017 =
  '0 0,11265 8,13137 9,15009 10,16881 11,18753 12,20625 14,22569 16,24513 18,26457 20,28401 22,30345 24,32289 26,34233 28,36177 30,38121 32,40065 34,42009 36,43953 38,45897 39,100002 40,150000 41,200004 42'
    .split(',')
    .map((bracket) => bracket.split(' '))
    .map(([above = '', rate = '']) => ({ above: euros(above), rate: percent(rate) }));
const tariff2017 = tariffOf(brackets2017);

// The fund of 7 %, the roundings and both lump sums were those of today.
const law = { ...incomeTaxLaw(month('2026-01'), '1'), tariff: { value: tariff2017, sources: [] } };
const lumpSums = [
  money('employeeLumpSum', euros('540')),
  money('specialExpensesLumpSum', euros('480')),
];
const pay = (amount: string) => money('enteredSalary', euros(amount));

describe('published: Banque Raiffeisen, the first job begins in September 2017 with 2 500 taxable', () => {
  const taxOfMonth = withholding(pay('2500'), { deductions: [], lumpSums }, law, law.month);

  test('212.60 are withheld a month, 850.40 until December', () => {
    expect(toEuros(taxOfMonth.amount)).toBe(212.6);
    expect(Math.round(toEuros(taxOfMonth.amount) * 4 * 100) / 100).toBe(850.4);
  });

  test('nothing is due for the year, so 850.40 come back', () => {
    expect(toEuros(annualTax([pay('10000')], lumpSums, law).amount)).toBe(0);
  });
});
