import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { takeOfferedEntries } from '../../shared/form/offered-entries.ts';
import { setClock } from '../../shared/testing/set-clock.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import { Statement } from './Statement.tsx';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

afterEach(cleanup);

const texts = { en: { home: en }, fr: { home: fr }, de: { home: de } };

// Net of 5 000 in class 1, from the monthly tables of each period.
test.each([
  ['2026-05-31', 'May 2026', '3\u00A0676.26'],
  ['2026-11-22', 'November 2026', '3\u00A0676.50'],
  ['2026-12-31', 'December 2026', '3\u00A0676.50'],
  ['2027-01-01', 'December 2026', '3\u00A0676.50'],
  ['2028-06-01', 'December 2026', '3\u00A0676.50'],
])('on %s the payslip is that of %s, with %s net', (today, month, net) => {
  setClock(`${today}T12:00:00Z`);
  showInSite(<Statement />, { texts });
  expect(screen.getByText(`Employee, tax class 1, ${month}`)).toBeDefined();
  const [, , , , , , netRow] = screen.getAllByRole('row');
  expect(netRow?.textContent).toContain(`Net salary${net}`);
});

test.each([
  ['fr', 'Salarié, classe d’impôt 1, novembre 2026'],
  ['de', 'Arbeitnehmer, Steuerklasse 1, November 2026'],
] as const)('the month is named in %s', (language, facts) => {
  setClock('2026-11-22T12:00:00Z');
  showInSite(<Statement />, { texts, language });
  expect(screen.getByText(facts)).toBeDefined();
});

test('it leads into the calculator with its entries', () => {
  showInSite(<Statement />, { texts });
  const link = screen.getByRole('link', { name: 'Calculate with this salary' });
  expect(link.getAttribute('href')).toBe('/salary/calculator');
  fireEvent.click(link);
  expect(takeOfferedEntries('net-salary')).toEqual({
    grossSalary: '5\u00A0000.00',
    taxClass: 1,
  });
});
