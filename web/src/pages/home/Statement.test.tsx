import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offeredEntries, takeOffer } from '../../shared/form/offered-entries.ts';
import { fakeApi, type Answer } from '../../shared/testing/fake-api.ts';
import { setClock } from '../../shared/testing/set-clock.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import { Statement } from './Statement.tsx';

const path = '/SalaryCalculator/calculate';

/** What the API says of 6 500 in class 1: 6 500 - 552.50 - 182 - 16.25 - 81.30 - 1 267.40 = 4 400.55. */
const answer = {
  status: 200,
  body: {
    monthlySalary: {
      grossSalary: 6500,
      netSalary: 4400.55,
      tax: 1267.4,
      pensionContributions: 552.5,
      illnessContributions: 182,
      longTermCareInsurance: 81.3,
      illnessCashContributions: 16.25,
    },
  },
} as const;

function showWith(answers: readonly Answer[]) {
  setClock('2026-11-22T12:00:00Z');
  const api = fakeApi({ [path]: answers });
  showInSite(<Statement />);
  return { api, field: screen.getByRole<HTMLInputElement>('textbox') };
}

const netShown = () => within(screen.getByRole('table')).getAllByRole('row').at(-1)?.textContent;
const type = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } });

// Net of 5 000 in class 1, from the monthly tables of each period.
test.each([
  ['2026-05-31', 'May 2026', '3\u00A0676.26'],
  ['2026-11-22', 'November 2026', '3\u00A0676.50'],
  ['2026-12-31', 'December 2026', '3\u00A0676.50'],
  ['2027-01-01', 'December 2026', '3\u00A0676.50'],
  ['2028-06-01', 'December 2026', '3\u00A0676.50'],
])('on %s the payslip is that of %s, with %s net', (today, month, net) => {
  setClock(`${today}T12:00:00Z`);
  showInSite(<Statement />);
  expect(screen.getByText(`Employee, tax class 1, ${month}`)).toBeDefined();
  expect(netShown()).toContain(`Net salary${net}`);
});

test.each([
  ['fr', 'Salarié, classe d’impôt 1, novembre 2026'],
  ['de', 'Arbeitnehmer, Steuerklasse 1, November 2026'],
] as const)('the month is named in %s', (language, facts) => {
  setClock('2026-11-22T12:00:00Z');
  showInSite(<Statement />, { language });
  expect(screen.getByText(facts)).toBeDefined();
});

test('another salary is computed while it is typed, and what it leaves is said', async () => {
  const { api, field } = showWith([answer]);
  type(field, '650');
  type(field, '6500');
  await waitFor(() => expect(netShown()).toContain('4\u00A0400.55'));
  // The digits before were no salary yet, and nothing but the entry and what the form presets is sent.
  expect(api.calls).toHaveLength(1);
  expect(api.calls[0]?.body).toMatchObject({ grossSalary: 6500, taxClass: 1, payMonth: '2026-06' });
  expect(screen.getByRole('status').textContent).toBe('Net salary: €4400.55');
});

test('a salary below the minimum wage is refused in words, once the field is left', () => {
  const { api, field } = showWith([answer]);
  type(field, '650');
  expect(screen.queryByText(/or more/)).toBeNull();
  fireEvent.blur(field);
  expect(screen.getByText('Please enter € 1 978.34 or more.')).toBeDefined();
  expect(api.calls).toEqual([]);
});

test('without an answer it says so in a line, keeps the last figures and asks again when told to', async () => {
  const { api, field } = showWith(['noConnection', answer]);
  type(field, '6500');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(netShown()).toContain('3\u00A0676.50');
  fireEvent.click(again);
  await waitFor(() => expect(netShown()).toContain('4\u00A0400.55'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(api.calls).toHaveLength(2);
});

test('it leads into the calculator with what stands in it', () => {
  const { field } = showWith([answer]);
  const link = screen.getByRole('link', { name: 'See every line' });
  expect(link.getAttribute('href')).toBe('/salary/calculator');
  fireEvent.click(link);
  const offered = () => offeredEntries('net-salary')?.entries;
  expect(offered()).toEqual({ grossSalary: '5\u00A0000.00', taxClass: '1' });
  type(field, '6500');
  fireEvent.click(link);
  expect(offered()).toEqual({ grossSalary: '6500', taxClass: '1' });
  takeOffer('net-salary', false);
});
