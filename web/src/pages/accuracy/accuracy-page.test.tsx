import { measureAccuracy, measureMatches } from '@suen/engine/proof';
import { screen, within } from '@testing-library/react';
import { accuracy, type ProofGroup } from 'virtual:accuracy';
import { matches } from 'virtual:matches';
import { describe, expect, test } from 'vitest';
import forDevelopers from '../../../../docs/accuracy.md?raw';
import { calculators, type Calculator } from '../../calculators/calculators.ts';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import shared from '../../shared/texts/en.json';
import { Disagreements } from './Disagreements.tsx';
import { Headline } from './Headline.tsx';
import AccuracyPage from './page.tsx';
import { ProofTable } from './ProofTable.tsx';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { subjects } from './Uncertainties.tsx';
import { Verdicts } from './Verdicts.tsx';

const texts = { en, fr, de };

const cards = Object.fromEntries(
  calculators.map(({ id }) => [id, { name: `Name of ${id}`, sentence: id }]),
);
const textsWithCards = { accuracy: en, cards, shared };

const group: ProofGroup = {
  kind: 'annualTax',
  year: 2025,
  taxClass: '1a',
  publisher: 'Somebody',
  url: 'https://example.lu/table',
  isQuoted: false,
  rows: 1200,
  reproduced: 1199,
  disagreements: [
    {
      what: 'row-1: after',
      about: 2703.74,
      figure: 'after',
      place: null,
      published: 1234.5,
      computed: 1234.51,
      why: 'truncatedToTheCent',
    },
  ],
};

test('developers read about the same uncertain points, in the same order', () => {
  const [, uncertain = ''] = forDevelopers.split('## What is not certain');
  const named = [...uncertain.matchAll(/^- `(\w+)`:/gm)].map(([, id]) => id);
  expect(named).toEqual(subjects.flatMap(({ points }) => points));
  expect(uncertain.match(/^- /gm)).toHaveLength(named.length);
});

test('the page is given what the engine measures now', () => {
  expect(accuracy).toEqual(measureAccuracy());
  expect(matches).toEqual(measureMatches());
});

describe.each(['en', 'fr', 'de'] as const)('%s', (language) => {
  const words = texts[language];

  test('the page counts every group and leaves no name of a figure unfilled', () => {
    showInSite(<AccuracyPage />, { language });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title);
    const rowsOf = (name: string) =>
      within(screen.getByRole('table', { name })).getAllByRole('rowheader').length;
    const kinds = (groups: readonly ProofGroup[]) => new Set(groups.map(({ kind }) => kind)).size;
    const { tables, examples } = accuracy;
    expect(rowsOf(words.tables.title)).toBe(tables.length + kinds(tables));
    expect(rowsOf(words.examples.title)).toBe(examples.length + kinds(examples));
    expect(document.body.textContent).not.toMatch(/\{\{|kinds\.|uncertain\.|undefined|\bnull\b/);
    expect(screen.getByText(language === 'en' ? /€ 3 504/ : /3 504 €/)).toBeDefined();
    expect(screen.getByRole('link', { name: words.law.link }).getAttribute('href')).toBe(
      '/api/v1/law',
    );
  });
});

test('the headline adds groups up', () => {
  showInSite(<Headline groups={[group, { ...group, rows: 3, reproduced: 3 }]} />);
  expect(screen.getByText(/published rows/).textContent).toBe(
    '1\u00A0202 of 1\u00A0203 published rows and examples match our results to the cent.',
  );
  const others = screen.getByRole('link', { name: 'Why one row differs' });
  expect(others.getAttribute('href')).toBe('/accuracy#disagreements');
});

test('a row of the table says year, class, source and count', () => {
  showInSite(<ProofTable title="Tables" countHead="Rows" groups={[group]} />);
  const row = screen.getByRole('row', { name: /2025, class\u00A01a/ });
  expect(row.textContent).toBe('2025, class\u00A01aSomebody1199 of 1200');
  expect(within(row).getByRole('link').getAttribute('href')).toBe(group.url);
});

test('a source without a safe address is named and not linked', () => {
  const groups = [group, { ...group, year: null, taxClass: null, url: 'http://example.lu' }];
  showInSite(<ProofTable title="Tables" countHead="Rows" groups={groups} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('row', { name: /^Any year Somebody/ })).toBeDefined();
});

test('a source that was read with others says so', () => {
  showInSite(
    <ProofTable title="Tables" countHead="Rows" groups={[{ ...group, isQuoted: true }]} />,
  );
  const row = screen.getByRole('row', { name: /2025, class\u00A01a/ });
  expect(row.textContent).toContain('Somebody, as quoted in other sources');
});

test('a disagreement is a row with both figures, below what they are of, and its reason', () => {
  showInSite(<Disagreements groups={[group]} />);
  const table = screen.getByRole('table', { name: 'Annual income tax (2025), Somebody' });
  const [, row] = within(table).getAllByRole('row');
  expect(
    within(row ?? table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Contribution after the reform',
    'Published: €\u00A01\u00A0234.50',
    'Calculated here: €\u00A01\u00A0234.51',
  ]);
  expect(within(row ?? table).getByRole('rowheader').textContent).toBe(
    'Taxable income of €\u00A02\u00A0703.74, class\u00A01a',
  );
  expect(screen.getByText(en.disagreements.reasons.truncatedToTheCent)).toBeDefined();
  // 1 234.51 - 1 234.50.
  expect(
    screen.getByText('1 row that differs by € 0.01 · rounded down in the source'),
  ).toBeDefined();
  // Ids of our data say nothing to readers.
  expect(document.body.textContent).not.toContain('row-1');
});

test('the tax classes of one table stand together, with its reason once', () => {
  showInSite(<Disagreements groups={[group, { ...group, taxClass: '2' }]} />);
  const table = screen.getByRole('table', { name: 'Annual income tax (2025), Somebody' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.split(', ').at(-1)),
  ).toEqual(['class\u00A01a', 'class\u00A02']);
  expect(screen.getAllByText(en.disagreements.reasons.truncatedToTheCent)).toHaveLength(1);
});

test('each calculator has a verdict with the day of the last check', () => {
  const table = { ...group, kind: 'monthlyWithholding' } as const;
  showInSite(<Verdicts tables={[table, { ...table, year: 2024 }]} />, {
    texts: { en: textsWithCards, fr: textsWithCards, de: textsWithCards },
  });
  const verdictOn = (id: Calculator['id']) =>
    screen.getByRole('heading', { name: `Name of ${id}` }).closest('li')?.textContent;
  expect(screen.getAllByRole('listitem')).toHaveLength(calculators.length);
  // Most were checked on one day, which is said once; deductions were checked after it.
  expect(
    screen.getByText(/^We read all sources on \d+\s\w+ 2026 or later, unless another/),
  ).toBeDefined();
  expect(verdictOn('freelance')).not.toMatch(/We read all sources/);
  expect(verdictOn('tax-optimization')).toMatch(/We read all sources on \d+\s\w+ 2026 or later\./);
  expect(verdictOn('net-salary')).toContain('withholding tables of 2024 and 2025 to the cent');
});

test('more of the law was read at its source than elsewhere', () => {
  const { enacted, authority, secondary } = accuracy.reading;
  expect(enacted + authority).toBeGreaterThan(secondary);
});

test('where nothing disagrees, a sentence says so', () => {
  showInSite(<Disagreements groups={[{ ...group, disagreements: [] }]} />);
  expect(screen.getByText(en.disagreements.none)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
