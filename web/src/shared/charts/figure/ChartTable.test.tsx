import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import { ChartTable } from './ChartTable.tsx';

const table = {
  caption: 'Each year',
  heads: ['Year', 'Principal', 'Interest'],
  rows: [
    { id: '1', cells: ['1', '5 757.38', '10 408.22'] },
    { id: '2', cells: ['2', '5 962.16', '10 203.45'] },
  ],
};

describe('the table beside a chart', () => {
  test('has a caption, heads for its columns and a head for each row', () => {
    showInSite(<ChartTable {...table} />);
    const shown = screen.getByRole('table', { name: 'Each year' });
    expect(
      within(shown)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(table.heads);
    const row = within(shown).getByRole('row', { name: /^2/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('2');
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['5 962.16', '10 203.45']);
  });

  test('stays folded until it is asked for', async () => {
    showInSite(<ChartTable {...table} isFolded />);
    const panel = document.querySelector('details');
    expect(panel?.open).toBe(false);
    await userEvent.click(screen.getByText('Show the figures'));
    expect(panel?.open).toBe(true);
  });

  test('can be scrolled by keyboard only if it is too wide', () => {
    const observers: ResizeObserverCallback[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: ResizeObserverCallback) {
          observers.push(callback);
        }
        observe = () => {};
        disconnect = () => {};
      },
    );
    showInSite(<ChartTable {...table} />);
    expect(screen.queryByRole('region')).toBeNull();
    vi.spyOn(HTMLDivElement.prototype, 'scrollWidth', 'get').mockReturnValue(400);
    vi.spyOn(HTMLDivElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    act(() => {
      for (const observer of observers) observer([], null as unknown as ResizeObserver);
    });
    expect(screen.getByRole('region', { name: 'Each year' }).tabIndex).toBe(0);
    vi.unstubAllGlobals();
  });
});
