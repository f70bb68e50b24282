// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { measureAccuracy } from '@suen/engine/proof';
import { accuracy, type ProofGroup } from 'virtual:accuracy';
import { afterEach, describe, expect, test } from 'vitest';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import { Disagreements } from './Disagreements.tsx';
import { Headline } from './Headline.tsx';
import AccuracyPage from './page.tsx';
import { ProofTable } from './ProofTable.tsx';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

const texts = { en: { accuracy: en }, fr: { accuracy: fr }, de: { accuracy: de } };

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
    { what: 'row-1: tax', published: 1234.5, computed: 1234.51, why: 'truncatedToTheCent' },
  ],
};

afterEach(cleanup);

test('the page is given what the engine measures now', () => {
  expect(accuracy).toEqual(measureAccuracy());
});

describe.each(['en', 'fr', 'de'] as const)('%s', (language) => {
  const words = texts[language].accuracy;

  test('the page counts every group and leaves no name of a figure unfilled', () => {
    showInSite(<AccuracyPage />, { texts, language });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title);
    const rowsOf = (name: string) =>
      within(screen.getByRole('table', { name })).getAllByRole('rowheader').length;
    const kinds = (groups: readonly ProofGroup[]) => new Set(groups.map(({ kind }) => kind)).size;
    const { tables, examples } = accuracy;
    expect(rowsOf(words.tables.title)).toBe(tables.length + kinds(tables));
    expect(rowsOf(words.examples.title)).toBe(examples.length + kinds(examples));
    expect(document.body.textContent).not.toMatch(/\{\{|kinds\.|uncertain\.|undefined|\bnull\b/);
    expect(screen.getByText(language === 'en' ? /€ 4 500/ : /4 500 €/)).toBeDefined();
    expect(screen.getByRole('link', { name: words.law.link }).getAttribute('href')).toBe(
      '/api/v1/law',
    );
  });
});

test('the headline adds groups up', () => {
  showInSite(<Headline groups={[group, { ...group, rows: 3, reproduced: 3 }]} />, { texts });
  expect(screen.getByText(/published rows/).textContent).toBe(
    '1\u00A0202 of 1\u00A0203 published rows and examples come out the same to the cent.',
  );
});

test('a row of the table says year, class, source and count', () => {
  showInSite(<ProofTable title="Tables" countHead="Rows" groups={[group]} />, { texts });
  const row = screen.getByRole('row', { name: /2025, class 1a/ });
  expect(row.textContent).toBe('2025, class 1aSomebody1199 of 1200');
  expect(within(row).getByRole('link').getAttribute('href')).toBe(group.url);
});

test('a source without a safe address is named and not linked', () => {
  const groups = [group, { ...group, year: null, taxClass: null, url: 'http://example.lu' }];
  showInSite(<ProofTable title="Tables" countHead="Rows" groups={groups} />, { texts });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('row', { name: /^Any year Somebody/ })).toBeDefined();
});

test('a source that was read with others says so', () => {
  showInSite(
    <ProofTable title="Tables" countHead="Rows" groups={[{ ...group, isQuoted: true }]} />,
    {
      texts,
    },
  );
  const row = screen.getByRole('row', { name: /2025, class 1a/ });
  expect(row.textContent).toContain('Somebody, as quoted by others');
});

test('a disagreement is named with both figures and its reason', () => {
  showInSite(<Disagreements groups={[group]} />, { texts });
  expect(screen.getByRole('listitem').textContent).toBe(
    'Annual income tax, 2025Published by Somebody: €\u00A01\u00A0234.50; computed here: €\u00A01\u00A0234.51. The publisher cuts off after the cents; we round to the nearest cent.row-1: tax',
  );
});

test('where nothing disagrees, a sentence says so', () => {
  showInSite(<Disagreements groups={[{ ...group, disagreements: [] }]} />, { texts });
  expect(screen.getByText(en.disagreements.none)).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
});
