import { screen, within } from '@testing-library/react';
import { accuracy } from 'virtual:accuracy';
import { matches, type MatchesOfYear } from 'virtual:matches';
import { expect, test } from 'vitest';
import { calculators } from '../../calculators/calculators.ts';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import { MatchingRows } from './MatchingRows.tsx';
import en from './texts/en.json';

const cards = Object.fromEntries(calculators.map(({ id }) => [id, { name: `Name of ${id}` }]));
const textsWithCards = { 'matching-rows': en, cards };
const texts = { en: textsWithCards, fr: textsWithCards, de: textsWithCards };

const sumOf = (counts: readonly Pick<MatchesOfYear, 'rows' | 'reproduced'>[]) => ({
  rows: counts.reduce((sum, { rows }) => sum + rows, 0),
  reproduced: counts.reduce((sum, { reproduced }) => sum + reproduced, 0),
});

test('the total counts every published row and example once', () => {
  const { tables, examples } = accuracy;
  expect(sumOf(matches.all)).toEqual(sumOf([...tables, ...examples]));
});

test('each calculator has a row, and a row counts for each calculator that uses its rule', () => {
  showInSite(<MatchingRows />, { texts });
  const table = screen.getByRole('table', { name: en.title });
  const rows = within(table).getAllByRole('row');
  // A row for the heads, one for each calculator and the total.
  expect(rows).toHaveLength(calculators.length + 2);
  expect(within(table).getByRole('row', { name: /^Name of solar-panels/ }).textContent).toContain(
    en.none,
  );
  const total = (id: string) =>
    sumOf(matches.calculators.find(({ calculator }) => calculator === id)?.years ?? []).rows;
  const scale = sumOf(accuracy.tables.filter(({ kind }) => kind === 'annualTax')).rows;
  for (const id of ['freelance', 'tax-class']) expect(total(id)).toBeGreaterThanOrEqual(scale);
});
