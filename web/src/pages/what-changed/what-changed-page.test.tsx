import { screen, within } from '@testing-library/react';
import { changes } from 'virtual:law-changes';
import { expect, test, vi } from 'vitest';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import { columns } from './columns.ts';
import WhatChangedPage from './page.tsx';
import en from './texts/en.json';

const figures = changes.flatMap(({ id, figures: changedFigures }) =>
  changedFigures.filter(({ column }) => column !== '').map(({ column }) => `${id}.${column}`),
);

test('every column that readers are told about has changed, and every other one says nothing new', () => {
  const untold = [...new Set(figures)].filter((name) => !columns.some((column) => column === name));
  expect(columns.filter((column) => !figures.includes(column))).toEqual([]);
  // The credit starts at its full amount; the others are parts of the formula of the subsidy.
  expect(untold.filter((name) => !name.startsWith('solarSubsidy.'))).toEqual([
    'energyCredit.start',
  ]);
});

// Règlements on the index of 1 June 2026 (992.24, before 968.04), law of 19 December 2025 on pensions (8 to 8.5 %),
// règlement of 20 December 2024 on company cars (2 % of the price from 2025), tax scale of 2025 (13 230 untaxed, before 12 438).
test.each([
  ['June 2026', 'Wage index', ['968.04', '992.24']],
  ['January 2026', 'Employees', ['8\u00A0%', '8.5\u00A0%']],
  ['January 2025', 'Diesel', ['1\u00A0% to 1.8\u00A0%', '2\u00A0%']],
  ['January 2025', '8\u00A0% on income above', ['€\u00A012\u00A0438', '€\u00A013\u00A0230']],
])('%s: %s', (month, row, cells) => {
  showInSite(<WhatChangedPage />);
  const table = screen.getByRole('table', { name: month });
  const header = within(table).getAllByRole('rowheader', { name: row })[0];
  const found = [...(header?.closest('tr')?.querySelectorAll('td') ?? [])];
  expect(found.map(({ textContent }) => textContent)).toEqual(cells);
});

test('the newest month stands first', () => {
  showInSite(<WhatChangedPage />);
  const months = [...new Set(changes.map(({ from }) => from))];
  expect(months).toEqual(months.toSorted().toReversed());
});

test('a month that is still to come is marked, and the lead says so', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00+01:00'), toFake: ['Date'] });
  showInSite(<WhatChangedPage />);
  const section = screen.getByRole('region', { name: 'January 2027' });
  expect(within(section).getByText(en.ahead)).toBeDefined();
  expect(
    within(screen.getByRole('region', { name: 'June 2026' })).queryByText(en.ahead),
  ).toBeNull();
  expect(screen.getByText((text) => text.endsWith(en.leadAhead))).toBeDefined();
});

test('once every month has begun, nothing is marked', () => {
  vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00+01:00'), toFake: ['Date'] });
  showInSite(<WhatChangedPage />);
  expect(screen.queryAllByText(en.ahead)).toEqual([]);
  expect(screen.queryByText((text) => text.endsWith(en.leadAhead))).toBeNull();
});
