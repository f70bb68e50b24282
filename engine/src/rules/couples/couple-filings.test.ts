import { describe, expect, test } from 'vitest';
import { month } from '../../dated/month.ts';
import { employeeLaw } from '../../law-in-force/pay/salary-law.ts';
import { coupleLaw } from '../../law-in-force/tax/couple-law.ts';
import { incomeTaxLaw } from '../../law-in-force/tax/income-tax-law.ts';
import { euros, zeroCents, toEuros, type Cents } from '../../money/cents.ts';
import { percent, ratio } from '../../money/rate.ts';
import { explain } from '../../quantity/explain.ts';
import { money } from '../../quantity/names.ts';
import { totalCredits } from '../tax/credits/tax-credits.ts';
import { splittingTariff } from '../tax/tariff/class-tariffs.ts';
import type { IncomeTaxLaw } from '../tax/tariff/income-tax.ts';
import { tariffOf } from '../tax/tariff/tariff.ts';
import { coupleFilings } from './couple-filings.ts';
import type { Spouse } from './joint-assessment.ts';

/** The tariff of 2017 to 2023 (law of 23 December 2016): lower bound in euros a year, rate in percent. */
const bracketsOf2017 = [
  ['0', '0'],
  ['11265', '8'],
  ['13137', '9'],
  ['15009', '10'],
  ['16881', '11'],
  ['18753', '12'],
  ['20625', '14'],
  ['22569', '16'],
  ['24513', '18'],
  ['26457', '20'],
  ['28401', '22'],
  ['30345', '24'],
  ['32289', '26'],
  ['34233', '28'],
  ['36177', '30'],
  ['38121', '32'],
  ['40065', '34'],
  ['42009', '36'],
  ['43953', '38'],
  ['45897', '39'],
  ['100002', '40'],
  ['150000', '41'],
  ['200004', '42'],
].map(([above = '', rate = '']) => ({ above: euros(above), rate: percent(rate) }));

// Lump sums, allowances and roundings are the same in all these years.
const january = month('2024-01');
const employee = employeeLaw(january);
const nothing = money('enteredSalary', zeroCents);

function lawOf2017(taxClass: '1' | '2'): IncomeTaxLaw {
  const brackets = taxClass === '2' ? splittingTariff(bracketsOf2017, 2) : bracketsOf2017;
  const law = incomeTaxLaw(january, taxClass);
  return { ...law, tariff: { value: tariffOf(brackets), sources: [] } };
}

/** An employee whose contributions are paid already, so that the lump sum alone is deducted. */
function spouseWith(pay: Cents): Spouse {
  const income = money('enteredSalary', pay);
  return {
    isEmployee: true,
    year: {
      lines: {
        grossSalary: income,
        pensionContributions: nothing,
        illnessContributions: nothing,
        illnessCashContributions: nothing,
        longTermCareInsurance: nothing,
        accidentInsurance: nothing,
      },
      taxable: income,
      deductions: [employee.employeeLumpSum],
      credits: totalCredits([]),
    },
  };
}

describe('the couple of guidedesimpots.lu with 95 000 and 25 000 after contributions, tariff of 2017', () => {
  const { collective, individual, reallocated } = coupleFilings(
    spouseWith(euros('95000')),
    spouseWith(euros('25000')),
    ratio(1, 2),
    coupleLaw(january),
    { classOne: lawOf2017('1'), classTwo: lawOf2017('2') },
  );

  // 95 000 - 540 and 25 000 - 540.
  test('has both taxable incomes before the tax that it pays together', () => {
    expect(collective.incomes.map(({ amount }) => toEuros(amount))).toEqual([94_460, 24_460]);
  });

  // https://www.guidedesimpots.lu/guide/les-couples-maries-residents-au-luxembourg/
  test('pays 25 101 together, and 27 144 + 1 162 strictly individually', () => {
    expect(toEuros(collective.tax.amount)).toBe(25_101);
    expect(toEuros(individual.tax.amount)).toBe(28_306);
    const own = explain({ tax: individual.tax }).filter(({ id }) => id === 'taxBeforeCredits');
    expect(own.map(({ amount }) => amount)).toEqual([27_144, 1162]);
  });

  // Published: 12 540 each, without the rounding of the tariff's tax down to the euro. 113 460 / 2, down to 56 700.
  test('pays 12 539 each when the income is reallocated', () => {
    expect(toEuros(reallocated.tax.amount)).toBe(2 * 12_539);
  });
});

// L.I.R. art. 129b (2). 94 460 + 24 460 - 960 = 117 960, down to 117 950; with the 4 500
// 113 450.
test('the allowance for two incomes needs compulsory insurance of both', () => {
  const [first, second] = [spouseWith(euros('95000')), spouseWith(euros('25000'))];
  const taxableOf = (other: Spouse) => {
    const classes = { classOne: lawOf2017('1'), classTwo: lawOf2017('2') };
    const { collective } = coupleFilings(first, other, ratio(1, 2), coupleLaw(january), classes);
    return explain({ tax: collective.tax }).find(({ id }) => id === 'taxableIncome')?.amount;
  };
  expect(taxableOf(second)).toBe(113_450);
  expect(taxableOf({ ...second, year: { ...second.year, isUninsured: true } })).toBe(117_950);
});
