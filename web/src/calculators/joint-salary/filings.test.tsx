import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../shared/test-support/whole-result.test-support.ts';
import {
  amountsOf,
  calculate,
  calculateInvented,
  coupleInClass2,
  oneEarner,
} from './fixtures.test-support.ts';

describe('the three ways of filing', () => {
  test('stand in a table with what each costs, and the best is named with its advantage', async () => {
    await calculate();
    // 11 980 - 1 029.60, 12 254 - 1 029.60, 11 978 - 1 029.60; 12 254 is 274 more than 11 980 and 276 more than 11 978
    expect(linesOf('Three methods of taxation')).toEqual([
      [expect.stringMatching(/^Joint taxation/), '10\u00A0950.40'],
      [expect.stringMatching(/^Strictly individual taxation/), '11\u00A0224.40'],
      [expect.stringMatching(/^Individual taxation with reallocation/), '10\u00A0948.40'],
    ]);
    expect(
      screen.getByText(
        /^The best methods for you are joint taxation and individual taxation with reallocation\. .*With strictly individual taxation, you would pay at least € 274 more a year/,
      ),
    ).toBeDefined();
    expect(screen.getByText(/Until 31 December of the following year/)).toBeDefined();
  });

  // 60 000 - 6 630 - 1 020 = 52 350: x 0.38 - 11 694.60 = 8 198, x 1.07 = 8 771. 48 000 - 5 304 - 1 020 = 41 650: x 0.28 -
  // 6 974.10 = 4 687, x 1.07 = 5 015. 13 786 less the credits of 1 029.60: 12 756.40.
  test('stand below what a couple in class 1 pays now', async () => {
    await calculate({ taxClass: 1 });
    expect(linesOf('Three methods of taxation')[0]).toEqual([
      expect.stringMatching(/^Your entry: no marriage or partnership/),
      '12\u00A0756.40',
    ]);
    expect(
      screen.getByText(/^These methods are open to you if you are married or registered/),
    ).toBeDefined();
    expect(screen.queryByText(/neither married nor registered partners cannot/)).toBeNull();
  });

  test.each([
    ['en', /^All three methods cost you almost the same\. They differ by less than € 50 a year/],
    [
      'fr',
      /^Les trois modes d’imposition vous coûtent à peu près la même chose\. .* moins de 50 € par an/,
    ],
    [
      'de',
      /^Alle drei Veranlagungsarten kosten Sie fast gleich viel\. .* weniger als 50 € im Jahr/,
    ],
  ] as const)('are called the same below 50 a year: %s', async (language, sentence) => {
    const { switchLanguage } = await calculate({ grossSalary: 5000, grossSalary2: 5000 });
    switchLanguage(language);
    expect(screen.getByText(sentence)).toBeDefined();
  });

  test('name one way alone where it is alone', async () => {
    const { couple } = coupleInClass2;
    if (couple?.comparison === undefined) throw new Error('The case has no couple');
    await calculateInvented({
      couple: {
        ...couple,
        comparison: { ...couple.comparison, best: ['individual'], advantage: 169.14 },
      },
    });
    expect(
      screen.getByText(
        /^The best method for you is strictly individual taxation\. You save € 169 a year/,
      ),
    ).toBeDefined();
  });
});

describe('the share of the first person', () => {
  /** A valley with its lowest point at 48 %: 10 euros more for each percent beside it. */
  const taxAt = (percent: number) => 12_000 + 10 * Math.abs(percent - 48);
  const point = (percent: number) => ({
    share: percent / 100,
    taxBeforeCredits: taxAt(percent),
    tax: taxAt(percent) - 1029.6,
  });
  const { couple } = coupleInClass2;
  const coupleWithCurve = {
    ...couple,
    reallocation: {
      points: Array.from({ length: 101 }, (_, percent) => point(percent)),
      best: point(48),
    },
  };
  const slider = () => screen.getByRole('slider', { name: 'Person 1’s share of the joint income' });

  test('begins at the best one, and says what another costs', async () => {
    await calculateInvented({ couple: coupleWithCurve });
    expect(slider().getAttribute('aria-valuetext')).toBe('Person 1: 48\u00A0%');
    // 12 000 - 1 029.60 of credits.
    expect(
      screen.getByText(
        /on 48 % of the joint income, and person 2 on 52 %\. You pay € 10 970\.40 .* You cannot pay less with any other share/,
      ),
    ).toBeDefined();
    fireEvent.change(slider(), { target: { value: '40' } });
    expect(slider().getAttribute('aria-valuetext')).toBe('Person 1: 40\u00A0%');
    expect(
      screen.getByText(/€ 11 050\.40 in tax a year\. That is € 80\.00 more than at .* 48 %/),
    ).toBeDefined();
  });

  // 10 981.40 by halves, 10 970.40 at the best share.
  test('is named at the halves where it saves more than they do', async () => {
    const { filings } = couple ?? {};
    if (filings === undefined) throw new Error('The case has no couple');
    await calculateInvented({
      couple: {
        ...coupleWithCurve,
        filings: { ...filings, reallocated: { ...filings.reallocated, tax: 10_981.4 } },
      },
    });
    expect(
      screen.getByText(/Another split would save € 11 more a year: see below\./),
    ).toBeDefined();
  });

  test('has its curve as a table, for every fifth percent', async () => {
    await calculateInvented({ couple: coupleWithCurve });
    const curve = screen.getByRole('table', {
      name: 'Household tax by person 1’s share of the joint income',
      hidden: true,
    });
    // 12 000 + 10 x 2 - 1 029.60
    expect(amountsOf(curve, '50')).toEqual(['10 990.40']);
  });

  test('is not asked of one person', async () => {
    await calculate(oneEarner);
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
