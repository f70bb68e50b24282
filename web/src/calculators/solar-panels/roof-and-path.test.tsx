import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { checksOf } from '../../shared/test-support/check-form.test-support.ts';
import {
  box,
  descriptionOf,
  enter,
  list,
} from '../../shared/test-support/controls.test-support.ts';
import { linesOf, wholeCalculation } from '../../shared/test-support/whole-result.test-support.ts';
import {
  answer,
  answerTo7200Kwh,
  calculate,
  calculationPath,
  fullyCovered,
  showPage,
} from './fixtures.test-support.ts';
import { solarPanelsForm } from './form.ts';
import { nearestTo } from './result/PaybackGrid.tsx';

const spaced = (text: string) => text.replaceAll('~', '\u00A0');
const check = checksOf(solarPanelsForm, { consumption: '7200' });

/** The rows of a table with this caption as the eye reads them, without its heads. */
function rowsBelow(caption: string): readonly (readonly string[])[] {
  const [, ...rows] = within(screen.getByRole('table', { name: caption })).getAllByRole('row');
  return rows.map((row) =>
    [...row.children].map(
      (cell) =>
        (cell.matches('td') ? cell.querySelector('[aria-hidden]') : null)?.textContent ??
        cell.textContent,
    ),
  );
}

describe('the request', () => {
  test('has the roof and the changes only if they are entered', () => {
    const { request } = check({});
    for (const name of ['roofTilt', 'roofDirection', 'priceChange', 'outputLoss']) {
      expect(request).not.toHaveProperty(name);
    }
    expect(
      check({ roofTilt: '35', roofDirection: 90, priceChange: '-1,5', outputLoss: '0,5' }).request,
    ).toMatchObject({ roofTilt: 35, roofDirection: 90, priceChange: -1.5, outputLoss: 0.5 });
    expect(check({ roofDirection: 0 }).request).toMatchObject({ roofDirection: 0 });
    expect(check({ roofDirection: 0 }).request).not.toHaveProperty('roofTilt');
  });

  test.each([
    ['roofTilt', '91', 90],
    ['priceChange', '11', 10],
    ['outputLoss', '6', 5],
  ] as const)('has no %s of %s', (name, text, limit) => {
    expect(check({ [name]: text }).errors.get(name)).toEqual({ code: 'aboveMaximum', limit });
  });
});

describe('the fold for the roof', () => {
  // 1 000 x 80 % = 800 kWh per kWp; 7 200 / 800 / 0.4 = 22.5, so 23 panels of 9.2 kWp in all.
  test('says what the roof gives, what the yield then means, and how many panels it takes', () => {
    showPage();
    enter(box('Electricity consumption'), '7200');
    expect(screen.getByText(/^If you leave both fields empty/)).toBeDefined();
    enter(list('Direction of the roof'), '90');
    expect(
      screen.getByText(/^Your roof has 80.% of the best roof’s yield, about 800.kWh per kWp/),
    ).toBeDefined();
    expect(descriptionOf(list('Solar yield per kWp'))).toContain(
      spaced('We read this yield as that of the best roof'),
    );
    expect(
      screen.getByText('You use 7 200 kWh a year. You need 23 panels with 9.2 kWp in total.'),
    ).toBeDefined();
    expect(descriptionOf(box('Tilt of the roof'))).toContain('we assume 30°');
  });
});

test('writes the consumption of the year without decimals: 12 x 583.33 is 6 999.96', () => {
  showPage();
  screen.getByRole('radio', { name: 'Monthly' }).click();
  enter(box('Electricity consumption'), '583.33');
  expect(screen.getByText(/^You use 7.000.kWh a year/)).toBeDefined();
});

describe('the result for a roof', () => {
  const east = { roofTilt: 30, roofDirection: 90 } as const;

  test('says its share of the best roof and with which yield it was calculated', async () => {
    await calculate(east);
    expect(screen.getByText('Yield: 80 % of the best roof’s yield')).toBeDefined();
    expect(
      screen.getByText(
        /and generates 1.000.kWh per kWp\. We calculated with 800.kWh per kWp for your roof, which is 80.% of that\./,
      ),
    ).toBeDefined();
    expect(screen.getByText('1 000 kWh per kWp, on the best roof')).toBeDefined();
  });

  // The row of 30 degrees of our model.
  test('marks the roof in a table of others, not by its colour alone', async () => {
    await calculate(east);
    const rows = rowsBelow('Yield in percent of the best roof: estimates from our own model');
    expect(rows).toHaveLength(10);
    expect(rows[3]).toEqual(['30°', '99', '94', '80, your roof', '64', '56']);
    expect(rows.flat().filter((cell) => cell.endsWith('your roof'))).toHaveLength(1);
  });

  test('has no such part without one', async () => {
    await calculate();
    expect(screen.queryByText(/of the best roof’s yield$/)).toBeNull();
    expect(screen.queryByText('Your roof')).toBeNull();
  });
});

describe('the result with changes from year to year', () => {
  const changes = { priceChange: 2, outputLoss: 0.5 } as const;

  // Year 2: (601.92 x 1.02 + 535.68) x 0.995 = 1 143.89. Over 25 years 601.92 x (1.0149^25 - 1) / 0.0149 + 535.68 x
  // (1 - 0.995^25) / 0.005 = 18 072.78 + 12 618.45 = 30 691.23; less 6 700. Year by year, 5 752.38 are saved after five years and
  // 6 922.92 after six: (6 700 - 5 752.38) / 1 170.54 = 0.8.
  test('has one total, gain and payback in every place, and each year in a table', async () => {
    await calculate(changes);
    expect(
      screen.getByText(
        /^With your assumptions .* pays for itself after 5\.8.years\. Over 25.years you gain €.23.991\.$/,
      ),
    ).toBeDefined();
    expect(linesOf('Savings and income').slice(-3)).toEqual([
      [spaced('Savings over 25~yearsWith constant price and output: €~28~440'), spaced('30~691')],
      ['You pay', spaced('−6~700')],
      [
        expect.stringContaining(spaced('With constant price and output: €~21~740')),
        spaced('23~991'),
      ],
    ]);
    // 23 991.23 / 6 700 = 358.1 %
    expect(linesOf('Investment').map(([, value]) => value)).toEqual([
      spaced('after 5.8~years'),
      spaced('358.1~%'),
    ]);
    expect(await screen.findByText('Paid back after 5.8 years')).toBeDefined();
    // Under the other scheme as in the engine's test, by hand: 7 294.72 after 8.5 years, 23 330.46 - 7 294.72.
    const scheme = screen.getByRole('table', {
      name: spaced('Your entries and the Klimabonus~2026'),
    });
    expect(
      within(scheme)
        .getAllByRole('row')
        .map((each) => [...each.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Line', spaced('50~% subsidy'), 'Klimabonus 2026'],
      ['Your savings in the first year', spaced('€~1~138'), spaced('€~825')],
      ['You pay', spaced('€~6~700'), spaced('€~7~295')],
      ['Payback', spaced('after 5.8~years'), spaced('after 8.5~years')],
      [spaced('Gain over 25~years'), spaced('€~23~991'), spaced('€~16~036')],
    ]);
    const years = rowsBelow('Savings year by year');
    expect(years).toHaveLength(25);
    expect(years.slice(0, 2)).toEqual([
      ['1', spaced('1~138'), spaced('1~138')],
      ['2', spaced('1~144'), spaced('2~281')],
    ]);
    const positions = answerTo7200Kwh(changes).path?.years.map(({ position }) => position);
    expect(positions?.slice(0, 2)).toEqual([-5562.4, -4418.51]);
  });

  // 14 400 - 6 605.28 - 500 = 7 294.72; / 825.12 = 8.8 years.
  test('without a lifespan has no years, and the paybacks are those without changes', async () => {
    await calculate({ ...changes, lifespan: '' });
    const scheme = screen.getByRole('table', {
      name: spaced('Your entries and the Klimabonus~2026'),
    });
    expect(
      within(scheme)
        .getAllByRole('row')
        .slice(3)
        .map((each) => [...each.children].map((cell) => cell.textContent)),
    ).toEqual([['Payback', spaced('after 5.9~years'), spaced('after 8.8~years')]]);
  });

  test('says the changes in words and how the gain is computed', async () => {
    const { user } = await calculate(changes);
    expect(
      screen.getByText(
        /The electricity price rises by 2.% every year\. The output of the panels falls by 0\.5.% every year\./,
      ),
    ).toBeDefined();
    const table = screen.getByRole('table', { name: 'Savings and income' });
    await user.click(within(table).getByRole('button', { name: /^Net gain over the lifespan/ }));
    expect(wholeCalculation(table).textContent).toContain(spaced('30~691'));
  });

  test('no longer says that they are left out', async () => {
    await calculate(changes);
    expect(screen.queryByText(/^Ageing/)).toBeNull();
    expect(screen.queryByText(/^Changing prices/)).toBeNull();
    expect(screen.getByText(/^Changing feed-in rates.*15 years/)).toBeDefined();
  });

  test('still says what was not entered', async () => {
    await calculate({ outputLoss: 0.5 });
    expect(screen.queryByText(/^Ageing/)).toBeNull();
    expect(screen.getByText(/^Changing prices/)).toBeDefined();
    expect(screen.queryByText(/^Changing feed-in rates/)).toBeNull();
    expect(screen.getByText(/The electricity price stays the same every year/)).toBeDefined();
  });
});

describe('the paybacks at other prices', () => {
  const open = () => screen.getByText('Payback at other prices and self-consumption rates');

  // 38 % is nearest to 40 %: 2 880 kWh x 0.22 + 4 320 x 0.12 = 1 152 a year, 6 700 / 1 152 = 5.8. At 0.30 it is 1 382.40: 4.8.
  test('come with a second call when they are opened, with the nearest marked', async () => {
    const { user, callsTo } = await calculate();
    expect(callsTo(calculationPath)).toHaveLength(1);
    expect(callsTo(calculationPath)[0]?.body).not.toHaveProperty('loadPaybackGrid');
    await user.click(open());
    const caption = 'Payback in years, by the saving per kWh of own use in euros';
    await screen.findByRole('table', { name: caption });
    expect(callsTo(calculationPath)[1]?.body).toMatchObject({
      consumption: 7200,
      loadPaybackGrid: true,
    });
    const rows = rowsBelow(caption);
    expect(rows).toHaveLength(5);
    expect(rows[2]?.[0]).toBe(spaced('40~%'));
    expect(rows[2]?.[2]).toBe('5.8, nearest to your entries');
    expect(rows[2]?.[4]).toBe('4.8');
    expect(screen.getByText(/You use 38.% yourself.*each kWh saves €.0\.22/)).toBeDefined();
  });

  test('that do not come can be asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await calculate(
      {},
      { [calculationPath]: [answer, { status: 500, body: {} }, answer] },
    );
    await user.click(open());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not load the paybacks.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^The framed payback is nearest/)).toBeDefined();
  });

  test('are not offered where nothing is to be paid back', async () => {
    await calculate(fullyCovered);
    expect(screen.queryByText('Payback at other prices and self-consumption rates')).toBeNull();
  });

  test.each([
    [38, 40],
    [25, 20],
    [100, 60],
    [0, 20],
  ])('%d %% are nearest to %d %%', (own, nearest) => {
    expect(nearestTo(own, [20, 30, 40, 50, 60])).toBe(nearest);
  });
});
