import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offeredEntries, takeOffer } from '../../shared/form/state/offered-entries.ts';
import { fakeApi, type Answer } from '../../shared/test-support/fake-api.test-support.ts';
import { setClock } from '../../shared/test-support/set-clock.test-support.ts';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import { Opening } from './Opening.tsx';

const path = '/SalaryCalculator/calculate';

/** What the API says of 6 500 in class 1: 6 500 - 552.50 - 182 - 16.25 - 81.30 - 1 267.40 = 4 400.55. */
const monthlySalary = {
  grossSalary: 6500,
  netSalary: 4400.55,
  tax: 1267.4,
  pensionContributions: 552.5,
  illnessContributions: 182,
  longTermCareInsurance: 81.3,
  illnessCashContributions: 16.25,
};
/** Twelve times the month, which shows where the figure of the year stands. */
const annualSalary = Object.fromEntries(
  Object.entries(monthlySalary).map(([line, amount]) => [line, amount * 12]),
);
const answer = { status: 200, body: { monthlySalary, annualSalary } } as const;

function showWith(answers: readonly Answer[]) {
  setClock('2026-11-22T12:00:00Z');
  const api = fakeApi({ [path]: answers });
  showInSite(<Opening />);
  return { api, field: screen.getByRole<HTMLInputElement>('textbox') };
}

const card = () => within(screen.getByRole('region', { name: 'From gross to net' }));
const keepIs = (net: string) => expect(card().getByText(net)).toBeDefined();
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
  showInSite(<Opening />);
  expect(screen.getByText(new RegExp(`^Employee, rules of ${month}\\.`))).toBeDefined();
  keepIs(`€${net.replace('\u00A0', '')}`);
});

test.each([
  ['fr', /^Salarié, règles pour novembre 2026\./],
  ['de', /^Arbeitnehmer, Regeln von November 2026\./],
] as const)('the month is named in %s', (language, facts) => {
  setClock('2026-11-22T12:00:00Z');
  showInSite(<Opening />, { language });
  expect(screen.getByText(facts)).toBeDefined();
});

test('another salary is computed while it is typed, with its year and its shares', async () => {
  const { api, field } = showWith([answer]);
  type(field, '650');
  type(field, '6500');
  await waitFor(() => keepIs('€4400.55'));
  // The digits before were no salary yet, and nothing but the entry and what the form presets is sent.
  expect(api.calls).toHaveLength(1);
  expect(api.calls[0]?.body).toEqual({
    grossSalary: 6500,
    salaryPeriod: 'monthly',
    taxClass: 1,
    payMonth: '2026-06',
  });
  expect(screen.getByRole('status').textContent).toBe('Net salary: €4400.55');
  keepIs('€ 52 806.60 over the year, by the rules of each month');
  // 4 400.55, 1 267.40 and 832.05 of 6 500.
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining([
      '67.7\u00A0% stays yours',
      '19.5\u00A0% income tax',
      '12.8\u00A0% contributions',
    ]),
  );
});

test('the class and the period are asked on the card, and a year shows its month below', async () => {
  const { api } = showWith([answer, answer]);
  fireEvent.click(screen.getByRole('radio', { name: '2' }));
  await waitFor(() => expect(api.calls[0]?.body).toMatchObject({ taxClass: 3 }));
  fireEvent.click(screen.getByRole('radio', { name: 'Annual' }));
  await waitFor(() =>
    expect(api.calls[1]?.body).toMatchObject({ grossSalary: 60_000, salaryPeriod: 'annual' }),
  );
  await waitFor(() => keepIs('€52806.60'));
  keepIs('€ 4 400.55 per month');
});

test.each(['1500', '0', 'abc', ''])('“%s” has no net: a dash, and the reason', async (entry) => {
  const { api, field } = showWith([answer]);
  type(field, entry);
  expect(card().getByText('—')).toBeDefined();
  fireEvent.blur(field);
  expect(await screen.findByText(/^Please (?:enter|fill in)/)).toBeDefined();
  expect(api.calls).toEqual([]);
});

test('a salary of a year is not taken for a month without a question', async () => {
  const { api, field } = showWith([answer, answer]);
  type(field, '65000');
  fireEvent.blur(field);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, per year' }));
  await waitFor(() =>
    expect(api.calls.at(-1)?.body).toMatchObject({ grossSalary: 65_000, salaryPeriod: 'annual' }),
  );
});

test('without an answer it says so in a line, keeps the last figures and asks again when told to', async () => {
  const { api, field } = showWith(['noConnection', answer]);
  type(field, '6500');
  const again = await screen.findByRole('button', { name: 'Try again' });
  keepIs('€3676.50');
  fireEvent.click(again);
  await waitFor(() => keepIs('€4400.55'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(api.calls).toHaveLength(2);
});

test('it leads into the calculator with what stands in it', () => {
  const { field } = showWith([answer]);
  const link = screen.getByRole('link', { name: 'See every line' });
  expect(link.getAttribute('href')).toBe('/salary/calculator');
  fireEvent.click(link);
  const offered = () => offeredEntries('net-salary')?.entries;
  const others = { taxClass: '1', salaryPeriod: 'monthly' };
  expect(offered()).toEqual({ grossSalary: '5\u00A0000.00', ...others });
  type(field, '6500');
  fireEvent.click(link);
  expect(offered()).toEqual({ grossSalary: '6500', ...others });
  takeOffer('net-salary', false);
});
