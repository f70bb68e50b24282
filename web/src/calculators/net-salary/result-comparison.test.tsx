import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { salaryStatistics } from '../../shared/test-support/salary-statistics.test-support.ts';
import { calculate, selfEmployed, statisticsPath } from './fixtures.test-support.ts';

describe('the chart', () => {
  test('begins with net, and shows each slice with amount and share', async () => {
    await calculate();
    const slices = await screen.findAllByRole('img');
    expect(slices.map((slice) => slice.getAttribute('aria-label'))).toEqual([
      'Net salary: €\u00A03\u00A0690.06 · 73.8\u00A0%',
      'Income tax: €\u00A0696.90 · 13.9\u00A0%',
      'Pension insurance: €\u00A0400.00 · 8.0\u00A0%',
      'Health insurance, sick pay: €\u00A012.50 · 0.3\u00A0%',
      'Health insurance, medical care: €\u00A0140.00 · 2.8\u00A0%',
      'Long-term care insurance: €\u00A060.54 · 1.2\u00A0%',
    ]);
  });

  test('shows the same tooltip to pointer and keyboard', async () => {
    const { user } = await calculate();
    const [net] = await screen.findAllByRole('img');
    if (net === undefined) throw new Error('The chart has no slice');
    const tooltips = () => document.querySelectorAll('strong');
    const before = tooltips().length;
    await user.hover(net);
    const hovered = [...tooltips()].map((element) => element.textContent);
    expect(hovered).toHaveLength(before + 1);
    await user.unhover(net);
    expect(tooltips()).toHaveLength(before);
    net.focus();
    await waitFor(() =>
      expect([...tooltips()].map((element) => element.textContent)).toEqual(hovered),
    );
  });

  test('is enlarged in a dialog', async () => {
    const { user } = await calculate();
    // The other chart is that of the net of every salary.
    const [enlarge, ...others] = screen.getAllByRole('button', { name: 'Enlarge chart' });
    if (enlarge === undefined || others.length !== 1) throw new Error('There are not two charts');
    await user.click(enlarge);
    const dialog = screen.getByRole('dialog', { name: 'From gross to net, per month' });
    expect(dialog.querySelector('svg')?.getAttribute('height')).toBe('500');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('svg[height="250"]')).not.toBeNull();
  });
});

describe('the comparison', () => {
  test('asks for the statistics when a panel is first opened, and once', async () => {
    const { user, callsTo } = await calculate();
    expect(callsTo(statisticsPath)).toEqual([]);
    await user.click(screen.getByText('Compare your gross salary'));
    await screen.findByText('Average Gross Salary');
    await user.click(screen.getByText('Compare your net salary'));
    await user.click(screen.getByText('Compare your gross salary'));
    await user.click(screen.getByText('Compare your gross salary'));
    expect(callsTo(statisticsPath)).toEqual([
      {
        path: statisticsPath,
        body: { userGrossSalary: 5000, userNetSalary: 3690.06, payMonth: '2025-05' },
      },
    ]);
  });

  test('names every bar with value, publisher and year, and says how one compares', async () => {
    const { user } = await calculate();
    await user.click(screen.getByText('Compare your net salary'));
    await screen.findByText('Average Adult Income');
    for (const name of [
      'Your net salary',
      'Average Adult Income',
      'Median Adult Income',
      'Avg Household Income',
      'Median Household Income',
      'Average Gross Salary',
      'Min Qualified Salary',
      'Min Unqualified Salary',
    ]) {
      expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    }
    expect(screen.getAllByText('Estimate')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Eurostat, 2024' })).toBeDefined();
    // 3 690.06 / 4 867 = 0.758; 5 000 / 6 914.08 = 0.723
    expect(screen.getByText(/24 % below the average adult income/)).toBeDefined();
    expect(
      screen.getByText(/28 % below the average gross salary\. The average is € 6 914\.08/),
    ).toBeDefined();
  });

  test('speaks of the year on the tab of the year, with twelve times the statistics', async () => {
    const { user, callsTo } = await calculate();
    await user.click(screen.getByText('Compare your gross salary'));
    await screen.findByText('Average Gross Salary');
    await user.click(screen.getByRole('tab', { name: /^Annual/ }));
    // 12 x 6 914.08 = 82 968.96; 60 000 / 82 968.96 = 0.723; 12 x 4 867 = 58 404; 44 267.63 / 58 404 = 0.758
    expect(
      screen.getByText(
        'Your gross salary is 28 % below the average gross salary. The average is € 82 968.96.',
      ),
    ).toBeDefined();
    expect(
      screen.getByText(
        'Your net salary is 24 % below the average adult income. The average is € 58 404.00.',
      ),
    ).toBeDefined();
    expect(screen.getAllByText(/^All figures are per year/)).toHaveLength(2);
    expect(callsTo(statisticsPath)).toHaveLength(1);
  });

  test('is of a profit for the self-employed', async () => {
    const { user } = await calculate(selfEmployed);
    await user.click(screen.getByText('Compare your profit'));
    expect(
      await screen.findByText(
        'Your profit is 28 % below the average gross salary. The average is € 6 914.08.',
      ),
    ).toBeDefined();
    expect(screen.getByText(/^Your net income is 32 % below/)).toBeDefined();
    expect(screen.queryByText(/Your (?:gross|net) salary/)).toBeNull();
  });

  test('says when it fails, and asks again when told to', async () => {
    const { user, callsTo } = await calculate(
      {},
      {
        [statisticsPath]: [
          { status: 500, body: {} },
          { status: 200, body: salaryStatistics },
        ],
      },
    );
    await user.click(screen.getByText('Compare your gross salary'));
    const [notice] = await screen.findAllByText('Failed to load salary statistics.');
    const again = notice?.parentElement?.querySelector('button');
    if (again === null || again === undefined) throw new Error('There is no way to try again');
    await user.click(again);
    await screen.findByText('Average Gross Salary');
    expect(callsTo(statisticsPath)).toHaveLength(2);
  });
});
