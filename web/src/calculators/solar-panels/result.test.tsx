import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  barOfAnswer,
  linesOf,
  wholeCalculation,
} from '../../shared/test-support/whole-result.test-support.ts';
import { answerTo7200Kwh, calculate, fullyCovered } from './fixtures.test-support.ts';

const spaced = (text: string) => text.replaceAll('~', '\u00A0');

/** The rows of the table behind a chart, which stays folded. */
function rowsOfChart(caption: string): readonly string[] {
  const captions = [...document.querySelectorAll('caption')];
  const table = captions.find(({ textContent }) => textContent === caption)?.closest('table');
  return [...(table?.rows ?? [])].map(({ textContent }) => textContent);
}

/** Expected rows, by what their names contain, because sources may follow a name. */
function named(rows: readonly (readonly [name: string, figure: string])[]) {
  return rows.map(([name, figure]) => [expect.stringContaining(name) as string, figure]);
}

describe('the result', () => {
  test('takes the focus with the answer in its heading, and says it in a sentence', async () => {
    await calculate();
    expect(document.activeElement?.textContent).toContain('Your savings per year');
    expect(document.activeElement?.textContent).toContain('€1138');
    expect(barOfAnswer()).toEqual([
      'Total cost 14 400',
      'You pay 6 700',
      'State subsidy 7 200',
      'Municipal subsidy 500',
    ]);
    expect(
      screen.getByText(
        'The system pays for itself after 5.9 years. Over 25 years you gain € 21 740.',
      ),
    ).toBeDefined();
  });

  test('has the system, its cost, what it brings and how it does as an investment', async () => {
    await calculate();
    expect(linesOf('Your system')).toEqual(
      named([
        [spaced('Panels of 400~watts each'), '18'],
        ['Power', spaced('7.2~kWp')],
        ['Roof area', spaced('35.1~m²')],
        ['Weight of the panels', spaced('387~kg')],
      ]),
    );
    expect(linesOf('Cost')).toEqual(
      named([
        ['Panels, installed', spaced('14~400')],
        ['Total subsidies', spaced('−7~700')],
        ['State subsidy', spaced('−7~200')],
        ['Municipal subsidy', '−500'],
        ['You pay', spaced('6~700')],
      ]),
    );
    expect(linesOf('Savings and income')).toEqual(
      named([
        ['Saved on your electricity bill, per year', '602'],
        ['Income from feed-in, per year', '536'],
        ['Total savings per year', spaced('1~138')],
        [spaced('Savings over 25~years'), spaced('28~440')],
        ['You pay', spaced('−6~700')],
        ['Net gain over the lifespan', spaced('21~740')],
      ]),
    );
    expect(linesOf('Investment')).toEqual(
      named([
        ['Payback', spaced('after 5.9~years')],
        ['Return on your investment', spaced('324.5~%')],
      ]),
    );
  });

  test('says how a figure is computed', async () => {
    const { user } = await calculate();
    const line = screen.getByRole('button', { name: /^Total savings per year/ });
    await user.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
    const steps = wholeCalculation();
    expect(steps.textContent).toContain(spaced('0.22~€/kWh'));
    expect(steps.textContent).toContain(spaced('4~464~kWh'));
  });

  test('lists a battery where there is one', async () => {
    await calculate({ batteryCapacity: 10 });
    expect(linesOf('Cost')[1]).toEqual([expect.stringMatching(/^Battery/), spaced('8~000')]);
  });

  test('says what it does not know', async () => {
    await calculate();
    expect(screen.getByText(/^Ageing/)).toBeDefined();
    expect(screen.getByText(/€.0\.22, .*15 years/)).toBeDefined();
  });
});

describe('the payback', () => {
  // -6 700 at first, 21 740 after 25 x 1 137.60
  test('is drawn from the first to the last year, with the crossing of zero', async () => {
    await calculate();
    expect(await screen.findByText('Paid back after 5.9 years')).toBeDefined();
    const figure = screen.getByRole('figure', { name: /Savings so far minus cost, year by year/ });
    expect(figure.textContent).toContain(spaced('€~−6~700'));
    expect(figure.textContent).toContain(spaced('€~21~740'));
  });

  test('stands in a table, too', async () => {
    await calculate();
    expect(answerTo7200Kwh().positions.slice(0, 3)).toEqual([-6700, -5562.4, -4424.8]);
    const rows = rowsOfChart('Savings so far minus cost, year by year');
    expect(rows).toHaveLength(27);
    expect(rows.at(-1)).toContain(spaced('21~740'));
  });

  test('beyond the lifespan is said and not marked', async () => {
    // 28 800 against 20 x 1 137.60 = 22 752.
    await calculate({
      costPerKWp: 4000,
      baseSubsidyPercent: 0,
      additionalSubsidyAmount: 0,
      lifespan: 20,
    });
    expect(
      screen.getByText(
        'The system would need 25.3 years to pay for itself. You expect it to last 20 years, so € 6 048 would still be missing.',
      ),
    ).toBeDefined();
    expect(screen.queryByText(/^Paid back/)).toBeNull();
    expect(linesOf('Investment')[1]?.[1]).toBe(spaced('−21~%'));
  });

  test('of a system that costs nothing is none', async () => {
    await calculate(fullyCovered);
    expect(
      screen.getByText(
        'The subsidies cover the whole cost. You therefore gain from the first day. Over 25 years you gain € 28 440.',
      ),
    ).toBeDefined();
    expect(linesOf('Investment').map(([, value]) => value)).toEqual(['immediately', 'no cost']);
  });

  test('of a system that saves nothing never comes', async () => {
    await calculate({ selfConsumptionRate: 0, feedInRate: 0 });
    expect(screen.getByText(/saves nothing and never pays for itself/)).toBeDefined();
    expect(linesOf('Investment')[0]?.[1]).toBe('never');
  });

  test('without consumption there is a sentence and no division by nothing', async () => {
    const { user } = await calculate({ consumption: 0 });
    expect(screen.getByText(/^You need no panels, because/)).toBeDefined();
    for (const tab of ['Consumption', 'Generation']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
    }
  });
});

describe('the months', () => {
  test.each([
    ['Consumption', 'Source of your electricity', 'From the grid', '641'],
    ['Generation', 'Use of your solar electricity', 'To the grid', '152'],
  ])(
    '%s: a chart, the year beside it and the months in a table',
    async (tab, title, rest, january) => {
      const { user } = await calculate();
      await user.click(screen.getByRole('tab', { name: tab }));
      expect(screen.getByRole('figure', { name: new RegExp(title) })).toBeDefined();
      expect(linesOf(title)).toEqual([
        ['Used immediately', spaced('2~736')],
        [rest, spaced('4~464')],
        // The long word may be broken there.
        [tab.replace('Consumption', 'Con\u00ADsumption'), spaced('7~200')],
      ]);
      const cells = rowsOfChart(`${title} (kWh)`);
      expect(cells).toHaveLength(13);
      expect(cells[1]).toMatch(new RegExp(`^January93${january}`));
    },
  );

  // 10 kWh raise 38 % of 7 200 to 50 %.
  test('show the battery where there is one', async () => {
    const { user } = await calculate({ batteryCapacity: 10 });
    await user.click(screen.getByRole('tab', { name: 'Consumption' }));
    expect(linesOf('Source of your electricity')[1]).toEqual([
      expect.stringMatching(/^From the battery/),
      '864',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Generation' }));
    expect(linesOf('Use of your solar electricity')[1]?.[0]).toMatch(/^Through the battery/);
  });

  test('say what the savings count and no month has room for', async () => {
    const { user } = await calculate({ selfConsumptionRate: 100 });
    // 7 200 - 1 864.8 = 5 335.2 of 7 200
    expect(
      screen.getByText(/include 1.865.kWh that you could not use yourself.*about 74.%/),
    ).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Generation' }));
    expect(screen.getByText(/The monthly figures add up to 1.865.kWh less/)).toBeDefined();
  });
});
