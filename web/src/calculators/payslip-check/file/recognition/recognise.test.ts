import type { SlipLine } from '@suen/engine/calculators/payslip-check/input';
import { describe, expect, test } from 'vitest';
import { contributionRates } from '../contribution-rates.ts';
import { recognise } from './recognise.ts';
import type { TextItem } from './text-item.ts';

const rates = contributionRates();

const columns = [50, 240, 320, 400, 480];
const widthOfCharacter = 4.5;

/** The texts of rows, each with its words first and numbers in columns. An empty text leaves its column free. */
function itemsOf(rows: readonly (readonly string[])[]): readonly TextItem[] {
  return rows.flatMap((row, line) =>
    row.map((text, column) => ({
      page: 1,
      x: columns[column] ?? 560,
      y: 100 + 12 * line,
      width: text.length * widthOfCharacter,
      height: 8,
      text,
    })),
  );
}

function read(...rows: readonly (readonly string[])[]) {
  const found = recognise(itemsOf(rows), rates);
  const amounts = Object.fromEntries(
    Object.entries(found.lines).map(([line, { amount }]) => [line, amount]),
  );
  const doubtfulAt = (line: SlipLine) =>
    found.doubtful
      .filter(({ candidates }) => candidates.includes(line))
      .map(({ amount }) => amount);
  return { ...found, amounts, doubtfulAt };
}

test('a real payslip of September 2025 is read to the cent', () => {
  const { amounts, doubtful, payMonth, taxClass } = read(
    ['Décompte de rémunération septembre 2025'],
    ['Entrée : 02/05/2022', 'Classe d’impôt : 1'],
    ['Prest. Normal 100 %', '176,00', '16,4576', '2 896,54'],
    ['Brut total', '', '', '2 896,54'],
    ['Maladie Soins', '2 896,54', '2,80', '81,10'],
    ['Maladie Espèces', '2 896,54', '0,25', '7,24'],
    ['Caisse de Pension', '2 896,54', '8,00', '231,72'],
    ['Cotisations totales', '', '', '320,06'],
    ['Imposable', '', '', '2 576,48'],
    ['Assurance dépendance', '2 220,61', '1,40', '31,09'],
    ['Impôt', '2 576,48', '', '176,20'],
    ['CIS', '', '', '50,00'],
    ['CI-CO2', '', '', '16,00'],
    ['CISSM', '', '', '81,00'],
    ['Net', '', '', '2 516,19'],
    ['Acompte', '', '', '-1 000,00'],
    ['Net à payer', '', '', '1 516,19'],
  );
  expect(amounts).toEqual({
    grossSalary: 2896.54,
    illnessContributions: 81.1,
    illnessCashContributions: 7.24,
    pensionContributions: 231.72,
    longTermCareInsurance: 31.09,
    taxableIncome: 2576.48,
    taxBeforeCredits: 176.2,
    employmentCredit: 50,
    energyCredit: 16,
    minimumWageCredit: 81,
    netSalary: 2516.19,
  });
  expect(doubtful).toEqual([]);
  expect({ payMonth, taxClass }).toEqual({ payMonth: '2025-09', taxClass: 1 });
});

describe('medical care and sick pay', () => {
  const gross = ['Brut total', '', '', '4 000,00'];

  test('are told apart by the rate, whatever they are called', () => {
    // 4 000 × 2.80 % = 112.00; 4 000 × 0.25 % = 10.00
    expect(
      read(['Maladie Espèces 2,80 %', '', '', '112,00'], ['Maladie Soins 0,25 %', '', '', '10,00'])
        .amounts,
    ).toEqual({ illnessContributions: 112, illnessCashContributions: 10 });
  });

  test('are told apart by the gross salary where no rate is printed', () => {
    expect(
      read(
        gross,
        ['Assurance maladie espèce', '', '', '112,00'],
        ['Soins de santé', '', '', '10,00'],
      ).amounts,
    ).toMatchObject({ illnessContributions: 112, illnessCashContributions: 10 });
  });

  test('are left to the reader where the printed rate contradicts the amount', () => {
    const { amounts, doubtfulAt } = read(gross, ['Maladie Soins 2,80 %', '4 000,00', '', '10,00']);
    expect(amounts).toEqual({ grossSalary: 4000 });
    expect(doubtfulAt('illnessContributions')).toContain(10);
  });

  test('in one row of 3.05 % are not given to either', () => {
    // 4 000 × 3.05 % = 122.00
    const { amounts } = read(gross, ['Assurance maladie', '4 000,00', '3,05 %', '122,00']);
    expect(amounts).toEqual({ grossSalary: 4000 });
  });

  test('are not taken for their own rate where the rate of the amount is the rate', () => {
    // 3 571.79 × 2.80 % = 100.01, and 100.01 × 2.80 % = 2.80
    expect(read(['Maladie soins', '', '2,80', '100,01']).amounts).toEqual({
      illnessContributions: 100.01,
    });
  });

  test('of another amount than the law’s are left to the reader', () => {
    const { amounts, doubtfulAt } = read(gross, ['Maladie Soins', '', '', '100,00']);
    expect(amounts).toEqual({ grossSalary: 4000 });
    expect(doubtfulAt('illnessContributions')).toEqual([100]);
  });
});

test('hours, the employer’s part and sums of the year are no amounts of the employee', () => {
  expect(
    read(
      ['Libellé', 'Base', 'Part patronale', 'Part salariale', 'Cumul'],
      ['Heures supplémentaires', '12,00', '', '240,00', '960,00'],
      ['Assurance pension', '', '320,00', '340,00', '1 360,00'],
      ['Impôt', '3 500,00', '', '410,20', '1 640,80'],
      ['Maladie (heures)', '16,00', '', '', ''],
      ['Solde congé', '112,50', '', '', ''],
    ).amounts,
  ).toEqual({ overtimePay: 240, pensionContributions: 340, taxBeforeCredits: 410.2 });
});

test('what is paid out after an advance is not the net salary', () => {
  const { amounts, doubtfulAt } = read(
    ['Acompte', '', '', '500,00'],
    ['Net à payer', '', '', '1 900,00'],
  );
  expect(amounts).toEqual({});
  expect(doubtfulAt('netSalary')).toEqual([1900]);
});

test('a benefit in kind that is taken off again stands once', () => {
  expect(
    read(
      ['Avantage en nature voiture (ATN)', '', '', '300,00'],
      ['Avantage en nature voiture (ATN)', '', '', '-300,00'],
    ).amounts,
  ).toEqual({ benefitsInKind: 300 });
});

test('the tax after credits is left to the reader', () => {
  // 3 000 - 84 - 7.50 - 240 - 35 - 200 = 2 433.50, although a credit of 50 is printed
  const { amounts, doubtfulAt } = read(
    ['Brut', '', '', '3 000,00'],
    ['Maladie soins 2,80 %', '', '', '84,00'],
    ['Maladie espèces 0,25 %', '', '', '7,50'],
    ['Pension 8,00 %', '', '', '240,00'],
    ['Assurance dépendance', '', '', '35,00'],
    ['Impôt', '', '', '200,00'],
    ['CIS', '', '', '50,00'],
    ['Net', '', '', '2 433,50'],
  );
  expect(amounts).toMatchObject({ netSalary: 2433.5, employmentCredit: 50 });
  expect(amounts).not.toHaveProperty('taxBeforeCredits');
  expect(doubtfulAt('taxBeforeCredits')).toEqual([200]);
});

test('one row for several credits, exempt overtime and other premiums are left to the reader', () => {
  const { amounts, doubtfulAt } = read(
    ['CIS - CIM - CIP', '', '', '48,00'],
    ['Exemptions heures suppl.', '', '', '120,00'],
    ['Prime d’ancienneté', '', '', '75,00'],
  );
  expect(amounts).toEqual({});
  expect(doubtfulAt('employmentCredit')).toEqual([48]);
  expect(doubtfulAt('overtimePay')).toEqual([120]);
  expect(doubtfulAt('bonus')).toEqual([75]);
});

test('several premiums are one bonus only if all pay makes the gross', () => {
  const bonuses = [
    ['Gratification', '', '', '500,00'],
    ['13ième mois', '', '', '1 500,00'],
  ];
  expect(
    read(['Salaire mensuel', '', '', '3 000,00'], ...bonuses, ['Brut total', '', '', '5 000,00'])
      .amounts,
  ).toMatchObject({ bonus: 2000 });
  expect(read(...bonuses, ['Brut total', '', '', '5 000,00']).doubtfulAt('bonus')).toEqual([
    500, 1500,
  ]);
});

describe('the month, the class and the hours', () => {
  const facts = (...texts: readonly string[]) => {
    const { payMonth, taxClass, weeklyHours } = read(...texts.map((text) => [text]));
    return { payMonth, taxClass, weeklyHours };
  };

  test.each([
    ['Période du 01/09/2025 au 30/09/2025', '2025-09'],
    ['Fiche de salaire : août 2026', '2026-08'],
    ['Mois 02.2026', '2026-02'],
    ['Payslip for March 2025', '2025-03'],
    ['Abrechnungsmonat Mai 2025', '2025-05'],
    ['Period 2026-11', '2026-11'],
  ])('%s is %s', (text, month) => {
    expect(facts('Entrée 01/2019', 'Imprimé le 30.10.2026', text).payMonth).toBe(month);
  });

  test('two months are none', () => {
    expect(facts('Mois 02.2026', 'Mois 03.2026').payMonth).toBeUndefined();
  });

  test.each([
    ['Classe d’impôt 1A', 2],
    ['Classe - % : 1 - 21 %', 1],
    ['Tax class: 2', 3],
    ['Steuerklasse 1a', 2],
  ])('%s is %i', (text, taxClass) => {
    expect(facts(text).taxClass).toBe(taxClass);
  });

  test.each([
    ['Heures par semaine : 38,5', 38.5],
    ['Durée hebdomadaire de travail 40 h', 40],
    ['Wochenstunden 32,00', 32],
  ])('%s is %d', (text, hours) => {
    expect(facts(text).weeklyHours).toBe(hours);
  });

  test('what is not printed is missing', () => {
    expect(facts('Heures 173,00', 'Classe de salaire A')).toEqual({});
  });
});
