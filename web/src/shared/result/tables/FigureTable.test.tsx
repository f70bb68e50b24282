import type { Step } from '@suen/engine/small-door';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import shared from '../../texts/en.json';
import type { Figure } from './figure.ts';
import { FigureTable } from './FigureTable.tsx';

const step: Step = {
  id: 'pensionContributions',
  lines: ['pensionContributions'],
  operation: 'arithmetic',
  operands: [
    { id: 'contributionBase', unit: 'EUR', value: 5000, operator: '+' },
    { id: 'pensionRate', unit: 'percent', value: 8, operator: '×' },
  ],
  rounding: 'exact',
  amount: 400,
  sources: [
    {
      text: 'Article 95 L.I.R.',
      url: 'https://example.test/95',
      kind: 'enacted',
      readOn: '2026-11-24',
    },
  ],
};

function show(figures: readonly Figure[], heads: readonly string[] = ['What', 'kWh', '€']) {
  showInSite(<FigureTable title="Your roof" heads={heads} figures={figures} />);
  return screen.getByRole('table', { name: 'Your roof' });
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('a table of figures', () => {
  test('puts each value below its head, in rows with a name', () => {
    const table = show([
      { id: 'a', name: 'Used', values: ['7 200', '1 800.00'], steps: [] },
      { id: 'b', name: 'Sold', values: ['900', '108.00'], steps: [], isTotal: true },
    ]);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['What', 'kWh', '€']);
    expect(cellsOf(within(table).getByRole('row', { name: /^Used/ }))).toEqual([
      '7 200',
      '1 800.00',
    ]);
    expect(cellsOf(within(table).getByRole('row', { name: /^Sold/ }))).toEqual(['900', '108.00']);
  });

  test('offers nothing to open where no row says how it is computed', () => {
    show([{ id: 'a', name: 'Used', values: ['1', '2'], steps: [] }]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(shared.breakdown.help)).toBeNull();
  });

  test('opens a row with steps over all its columns, and closes it again', async () => {
    const table = show([
      { id: 'a', name: 'Used', values: ['7 200', '1 800.00'], steps: [step] },
      { id: 'b', name: 'Sold', values: ['900', '108.00'], steps: [] },
    ]);
    expect(screen.getByText(shared.breakdown.help)).toBeDefined();
    const toggle = screen.getByRole('button', { name: /^Used/ });
    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    const detail = document.querySelector(`[id="${toggle.getAttribute('aria-controls')}"]`);
    expect(detail?.getAttribute('colspan')).toBe('3');
    expect(within(table).getByRole('link', { name: /Article 95 L\.I\.R\./ })).toBeDefined();
    await userEvent.click(toggle);
    expect(within(table).queryByRole('link')).toBeNull();
  });

  test('says the terms, the notes and, for print, the laws of a row', () => {
    const table = show([
      {
        id: 'a',
        name: 'Subsidy',
        officialTerm: 'prime',
        note: 'Paid once.',
        values: ['', '500.00'],
        steps: [step, step],
      },
    ]);
    const words = within(table).getByRole('rowheader').textContent;
    expect(words).toContain('prime');
    expect(words).toContain('Paid once.');
    expect(words.split('Article 95 L.I.R.')).toHaveLength(2);
  });

  test('keeps the place of a swatch in a row without a colour, and none where no row has one', () => {
    const coloured: Figure = { id: 'a', name: 'A', values: ['1'], colour: 'red', steps: [] };
    const plain: Figure = { id: 'b', name: 'B', values: ['2'], steps: [] };
    const swatches = (table: HTMLElement) => table.querySelectorAll('[class*="swatch"]').length;
    expect(swatches(show([coloured, plain], ['What', '€']))).toBe(2);
    cleanup();
    expect(swatches(show([plain], ['What', '€']))).toBe(0);
  });
});
