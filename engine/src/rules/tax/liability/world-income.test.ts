import { expect, test } from 'vitest';
import { month } from '../../../dated/month.ts';
import { incomeTaxLaw } from '../../../law-in-force/tax/income-tax-law.ts';
import type { Bracket } from '../../../law/tax/tariff.ts';
import { cents, euros, toEuros, type Cents } from '../../../money/cents.ts';
import { percent } from '../../../money/rate.ts';
import { money } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { splittingTariff } from '../tariff/class-tariffs.ts';
import type { IncomeTaxLaw } from '../tariff/income-tax.ts';
import { tariffOf } from '../tariff/tariff.ts';
import { taxByWorldIncome } from './world-income.ts';

/** Upper limits of the brackets of class 1 from 2017 to 2023, before those of the years that the engine knows. */
const limitsOf2017 = [
  11265, 13137, 15009, 16881, 18753, 20625, 22569, 24513, 26457, 28401, 30345, 32289, 34233, 36177,
  38121, 40065, 42009, 43953, 45897, 100002, 150000, 200004,
];
const ratesInPercent = [
  0, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 39, 40, 41, 42,
];
const classOneOf2017: readonly Bracket[] = ratesInPercent.map((rate, index) => ({
  above: cents((limitsOf2017[index - 1] ?? 0) * 100),
  rate: percent(String(rate)),
}));
const lawOfClass = (taxClass: '1' | '2', brackets: readonly Bracket[]) => ({
  ...incomeTaxLaw(month('2024-01'), taxClass),
  tariff: { value: tariffOf(brackets), sources: [] },
});
const classOne = lawOfClass('1', classOneOf2017);
const classTwo = lawOfClass('2', splittingTariff(classOneOf2017, 2));

// https://www.guidedesimpots.lu/dossier_couples_maries_non-residents/: 85 000 from Luxembourg and 125 000 from elsewhere, less
// 4 500: 205 500 of the world, tax 63 571, of which 85 000 / 205 500 are due here: 26 294.
test('the published couple, with the tariff of its years', () => {
  const { tax, worldIncome, rate } = taxByWorldIncome(
    {
      luxembourg: [money('incomeOfFirstPerson', euros('85000'))],
      foreign: [money('foreignIncomeOfSecondPerson', euros('125000'))],
      expenses: [],
      allowances: [money('twoEarnerAllowance', euros('4500'))],
    },
    classTwo,
  );
  expect(toEuros(worldIncome.amount)).toBe(205_500);
  expect(toEuros(tax.amount)).toBe(26_294);
  // 63 571 / 205 500 = 30.93 %
  expect(((rate?.amount.numerator ?? 0) * 100) / (rate?.amount.denominator ?? 1)).toBeCloseTo(
    30.93,
    2,
  );
});

test('the income abroad may be that of one of both, and no income is taxed with nothing', () => {
  const incomesOf = (luxembourg: string, foreignOfFirst: string, foreignOfSecond: string) => ({
    luxembourg: [money('incomeOfFirstPerson', euros(luxembourg))],
    foreign: [
      money('foreignIncomeOfFirstPerson', euros(foreignOfFirst)),
      money('foreignIncomeOfSecondPerson', euros(foreignOfSecond)),
    ],
    expenses: [],
    allowances: [money('twoEarnerAllowance', euros('4500'))],
  });
  // The published couple again.
  const { tax } = taxByWorldIncome(incomesOf('85000', '0', '125000'), classTwo);
  expect(toEuros(tax.amount)).toBe(26_294);
  // 1 000 abroad and nothing here, less 4 500.
  const nothing = taxByWorldIncome(incomesOf('0', '0', '1000'), classTwo);
  expect(toEuros(nothing.tax.amount)).toBe(0);
  expect(nothing.rate).toBeNull();
});

test('without income abroad, no share of the tax is explained', () => {
  const { tax } = taxByWorldIncome(
    {
      luxembourg: [money('incomeOfFirstPerson', euros('85000'))],
      foreign: [money('foreignIncomeOfSecondPerson', euros('0'))],
      expenses: [],
      allowances: [],
    },
    classTwo,
  );
  expect(tax.id).not.toBe('taxInProportion');
});

test('an allowance above the foreign income does not make the tax more than that on the world', () => {
  const { tax } = taxByWorldIncome(
    {
      luxembourg: [money('incomeOfFirstPerson', euros('85000'))],
      foreign: [money('foreignIncomeOfSecondPerson', euros('1000'))],
      expenses: [],
      allowances: [money('twoEarnerAllowance', euros('4500'))],
    },
    incomeTaxLaw(month('2026-01'), '2'),
  );
  // 81 500 of the world; half of it, 40 750, x 0.28 - 6 974.10 = 4 435.90, twice 8 871, x 1.07 = 9 491.97.
  expect(toEuros(tax.amount)).toBe(9491);
});

// https://www.guidedesimpots.lu/guide/les-couples-maries-residents-au-luxembourg/: 95 000 and 25 000 after contributions, each less
// 540. Collective, less 960 and 4 500: 25 101. Strictly individual, each less 480 and 2 250: 27 144 + 1 162 = 28 306.
test('the published resident couple, with the tariff of its years: collective and individual', () => {
  const incomeOfFirst = money('incomeOfFirstPerson', euros('94460'));
  const incomeOfSecond = money('incomeOfSecondPerson', euros('24460'));
  const taxOn = (
    luxembourg: readonly Money[],
    expenses: Cents,
    allowance: Cents,
    law: IncomeTaxLaw,
  ) => {
    const incomes = {
      luxembourg,
      foreign: [],
      expenses: [money('specialExpensesLumpSum', expenses)],
      allowances: [money('twoEarnerAllowance', allowance)],
    };
    return toEuros(taxByWorldIncome(incomes, law).tax.amount);
  };
  expect(taxOn([incomeOfFirst, incomeOfSecond], euros('960'), euros('4500'), classTwo)).toBe(
    25_101,
  );
  expect(taxOn([incomeOfFirst], euros('480'), euros('2250'), classOne)).toBe(27_144);
  expect(taxOn([incomeOfSecond], euros('480'), euros('2250'), classOne)).toBe(1162);
});
