import type { Step } from '@suen/engine/small-door';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Language } from '../language.ts';
import {
  heard,
  pension,
  renderIn,
  seen,
  source,
  stepWith,
} from './how-computed-in-test.test-support.tsx';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

/** The steps of a line, opened to the whole calculation. */
function show(steps: readonly Step[], language: Language = 'en') {
  const texts = { en, fr, de }[language];
  renderIn(language, steps);
  fireEvent.click(screen.getByRole('button', { name: texts.whole }));
  return screen.getByRole('list', { name: texts.list });
}

describe('the whole calculation', () => {
  test('writes a step once and links to it where it is used again', () => {
    const base = stepWith({ id: 'contributionBase', amount: 5000 });
    const between = stepWith({ id: 'professionalIncome', amount: 5000 });
    const list = show([base, base, between, pension]);
    const steps = within(list)
      .getAllByRole('listitem')
      .filter((item) => item.parentElement?.tagName === 'OL');
    expect(steps).toHaveLength(3);
    fireEvent.click(within(list).getByRole('button', { name: 'See step 1: Contribution base' }));
    expect(document.activeElement).toBe(steps[0]);
  });

  test('says that an amount goes on with its hidden decimals', () => {
    // 20 000 / 12 = 1 666.666...
    const list = show([stepWith({ id: 'contributionBase', amount: 20_000 / 12 })]);
    expect(seen(list)).toContain('€ 1 666.67, not rounded in the calculation');
  });
  test('writes a step as arithmetic with names, values and units', () => {
    const list = show([pension]);
    expect(seen(list)).toContain(
      'Contribution base € 5 000.00 × Rate of pension insurance 8 %=€ 400.00',
    );
    expect(seen(list)).toContain('€ 400.00, rounded to the nearest cent');
  });

  test.each([
    ['en', 'Contribution base: €5000.00 times Rate of pension insurance: 8 %', 'equals €400.00'],
    [
      'fr',
      'Assiette cotisable : 5000,00 € fois Taux de l’assurance pension : 8 %',
      'égale 400,00 €',
    ],
    ['de', 'Beitragsgrundlage: 5000,00 € mal Satz der Rentenversicherung: 8 %', 'gleich 400,00 €'],
  ] as const)('says the same in words in %s', (language, formula, result) => {
    const list = show([pension], language);
    expect(heard(list)).toContain(formula);
    expect(heard(list)).toContain(result);
  });

  test('sets the title with the term of the payslip before the reason', () => {
    const list = show([pension]);
    expect(seen(list)).toMatch(/^Pension insurance \(assurance pension\)This insurance pays/);
  });

  test('keeps the order of the steps, also when one comes twice', () => {
    const first = stepWith({ id: 'contributionBase', amount: 5000 });
    const second = stepWith({ id: 'contributionBase', amount: 5125 });
    const amounts = within(show([first, second, pension]))
      .getAllByRole('listitem')
      .filter((item) => item.parentElement?.tagName === 'OL')
      .map((item) => heard(item).match(/equals €(\d+)/)?.[1]);
    expect(amounts).toEqual(['5000', '5125', '400']);
  });

  test('counts days as days and not as money', () => {
    // 52 weeks x 5 - 11 - 26 = 223
    const workingDays = stepWith({
      id: 'workingDays',
      operands: [
        { id: 'weeksInYear', unit: 'number', value: 52, operator: '+' },
        { id: 'daysPerWeek', unit: 'days', value: 5, operator: '×' },
        { id: 'publicHolidays', unit: 'days', value: 11, operator: '-' },
        { id: 'vacationDays', unit: 'days', value: 26, operator: '-' },
      ],
      amount: 223,
      unit: 'days',
    });
    const list = show([workingDays]);
    expect(seen(list)).toContain(
      'Weeks in the year 52 × Working days per week 5−Public holidays 11−Days off 26=223',
    );
    expect(heard(list)).toContain('equals 223');
    expect(list.textContent).not.toContain('€');
  });

  test('says that cents are shared out between two persons', () => {
    const share = stepWith({ rounding: 'sharedToTheCent', amount: 416.67 });
    expect(seen(show([share]))).toContain('€ 416.67, divided to the cent');
  });

  test('puts a negative amount in brackets after a sign', () => {
    const net = stepWith({
      id: 'netSalary',
      operands: [
        { id: 'grossSalary', unit: 'EUR', value: 2000, operator: '+' },
        { id: 'tax', unit: 'EUR', value: -134.5, operator: '-' },
      ],
      amount: 2134.5,
    });
    const list = show([net]);
    expect(seen(list)).toContain(
      'Gross salary € 2 000.00−Tax after credits (€ −134.50)=€ 2 134.50',
    );
    expect(heard(list)).toContain('minus Tax after credits: minus €134.50');
    expect(seen(list)).not.toContain('rounded');
  });

  test.each([
    ['lowest', 2, 'The lower of:'],
    ['lowest', 3, 'The lowest of:'],
    ['highest', 2, 'The higher of:'],
    ['highest', 3, 'The highest of:'],
  ] as const)('names the %s of %d amounts in words', (operation, count, lead) => {
    const operands = [
      { id: 'monthlyIncome', unit: 'EUR', value: 20_000, operator: '+' },
      { id: 'contributionCeiling', unit: 'EUR', value: 13_188.96, operator: '+' },
      { id: 'selfEmployedMinimumBase', unit: 'EUR', value: 2637.79, operator: '+' },
    ] as const;
    const list = show([stepWith({ operation, operands: operands.slice(0, count) })]);
    expect(seen(list)).toContain(
      `${lead}Monthly income € 20 000.00and Monthly contribution ceiling € 13 188.96`,
    );
    expect(seen(list)).not.toContain('+');
    expect(heard(list)).toContain(
      `${lead} Monthly income: €20000.00 and Monthly contribution ceiling: €13188.96`,
    );
  });

  test('says why nothing is due and where less than nothing became zero', () => {
    const waived = stepWith({
      id: 'taxBeforeCredits',
      operation: 'waived',
      operands: [
        { id: 'taxBelowMinimum', unit: 'EUR', value: 0.8, operator: '+' },
        { id: 'smallestWithholding', unit: 'EUR', value: 1, operator: '+' },
      ],
    });
    const raised = stepWith({ id: 'longTermCareBase', raisedToZero: true });
    const list = show([waived, raised]);
    expect(seen(list)).toContain(
      'Zero, because:Calculated tax € 0.80is not above Minimum tax withheld € 1.00=€ 0.00',
    );
    expect(seen(list)).toContain(en.raisedToZero);
  });

  test('shows the slices of the tariff as a table, the last one without an upper bound', () => {
    // Tariff of 2025: 0 % to 13 230, 42 % above 234 870.
    const tariff = stepWith({
      id: 'tariffTax',
      operation: 'tariff',
      operands: [{ id: 'taxableIncome', unit: 'EUR', value: 240_000, operator: '+' }],
      brackets: [
        { from: 0, upTo: 13_230, ratePercent: 0, taxedIncome: 13_230, tax: 0 },
        { from: 234_870, upTo: null, ratePercent: 42, taxedIncome: 5130, tax: 2154.6 },
      ],
      rounding: 'downToEuro',
      amount: 83_279,
    });
    const table = within(show([tariff])).getByRole('table', { name: en.bracket.caption });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(seen));
    expect(rows).toEqual([
      ['From', 'Up to', 'Rate', 'Income', 'Tax'],
      ['0', '13 230', '0 %', '13 230', '0.00'],
      ['234 870', 'no limit', '42 %', '5 130', '2 154.60'],
    ]);
  });

  test('shows the slices of a notary’s scale in its own words', () => {
    const fee = stepWith({
      id: 'saleFeeByScale',
      operation: 'feeScale',
      operands: [{ id: 'homePrice', unit: 'EUR', value: 4718.4, operator: '+' }],
      brackets: [
        { from: 0, upTo: 3718.4, ratePercent: 4, taxedIncome: 3718.4, tax: 148.736 },
        { from: 3718.4, upTo: 7436.8, ratePercent: 2, taxedIncome: 1000, tax: 20 },
      ],
      rounding: 'toNearestCent',
      amount: 168.74,
    });
    const list = show([fee]);
    expect(seen(list)).toContain('The notaries’ scale applied to:Home price € 4 718.40');
    const table = within(list).getByRole('table', { name: en.bracket.feeCaption });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(seen));
    expect(rows).toEqual([
      ['From', 'Up to', 'Rate', 'Amount', 'Fee'],
      ['0', '3 718.40', '4 %', '3 718.40', '148.74'],
      ['3 718.40', '7 436.80', '2 %', '1 000', '20.00'],
    ]);
  });

  test('links to the law in a new tab, says so, and passes no address on', () => {
    const link = within(show([pension])).getByRole('link', { name: /art\. 238.*new tab/ });
    expect(link.getAttribute('href')).toBe(source.url);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noreferrer');
  });

  test('names a source once, also when two figures were read there', () => {
    const list = show([stepWith({ sources: [source, { ...source }] })]);
    expect(within(list).getAllByRole('link')).toHaveLength(1);
  });

  test('shows no list of sources where there is none', () => {
    const list = show([stepWith({ sources: [] })]);
    for (const name of Object.values(en.sources)) {
      expect(within(list).queryByRole('list', { name })).toBeNull();
    }
  });

  test('says how each source was read, and calls only what the law or an authority says a legal basis', () => {
    const enacted = { ...source, kind: 'enacted', readOn: '2026-11-24' } as const;
    const law = show([stepWith({ sources: [enacted] })]);
    expect(within(law).getByRole('list', { name: 'Legal basis' }).textContent).toContain(
      'We read the text of the law on 24\u00A0November 2026.',
    );
    cleanup();
    const ours = {
      ...source,
      kind: 'ours',
      note: 'thirdOfIncome',
      url: 'https://bcee.lu',
    } as const;
    const others = show([stepWith({ sources: [enacted, ours] })]);
    expect(within(others).getByRole('list', { name: 'Source' }).textContent).toContain(
      'One of the figures used is our own choice. We compared it with the linked page on 22\u00A0November 2026. Banks often name one third of the income as the limit.',
    );
  });
});
