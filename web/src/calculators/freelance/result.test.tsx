import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { list } from '../../shared/test-support/controls.test-support.ts';
import {
  barOfAnswer,
  linesOf,
  recalculateButtons,
  wholeCalculation,
  wholeResult,
} from '../../shared/test-support/whole-result.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

/**
 * The page, usually with 30 an hour in January 2025, the form's defaults. By hand: 52 x 5 - 11 - 26 = 223 days, 30 x 8 x 223 =
 * 53 520.00; 16 %, 5.60 %, 0.50 %, 0.70 % and 1.4 % of it; class 2: 1 403 before credits of 397.20 + 127.11; net 39 689.47. A
 * month is a twelfth of each line.
 */
const { calculate, calculationPath } = roomInTest('freelance', { entries: {} });

/** The figure beside a name in the list of the working year. */
function figureOf(name: string): string {
  return screen.getByText(name).parentElement?.querySelector('dd')?.textContent ?? '';
}

describe('the result', () => {
  test('takes the focus with the answer in its heading', async () => {
    await calculate();
    expect(document.activeElement?.textContent).toContain('Your net income');
    expect(document.activeElement?.textContent).toContain('€3307.45');
    // 3 307.45 / 4 460.00 = 74.2 %
    expect(
      screen.getByText('You keep 74.2 % of a profit of € 4 460.', { exact: false }),
    ).toBeDefined();
    // 4 460.00 - 73.23 - 713.60 - 22.30 - 249.76 - 62.44 - 31.22 = 3 307.45
    expect(barOfAnswer().map((part) => part.replace(/ [\d.]+ %$/, ''))).toEqual([
      'stays yours',
      'income tax',
      'contributions',
    ]);
  });

  test('says what it assumes, with the other class and VAT one press away', async () => {
    const { user, callsTo } = await calculate();
    expect(
      screen.getByText(/charge VAT.* We assume tax class\s2 and no VAT in your rate\.$/),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Calculate with class\u00A01' }));
    await screen.findByText(/We assume no VAT in your rate\.$/);
    await user.click(screen.getByRole('button', { name: 'Calculate with 17\u00A0% VAT' }));
    await waitFor(() => expect(screen.queryByText(/We assume/)).toBeNull());
    expect(document.activeElement?.tagName).toBe('H2');
    const sent = callsTo(calculationPath).map(({ body }) => body);
    expect(sent).toMatchObject([
      { taxClass: 3, vat: 0 },
      { taxClass: 1, vat: 0 },
      { taxClass: 1, vat: 17 },
    ]);
    await wholeResult();
    await user.click(recalculateButtons()[0]);
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Class 1' })).toHaveProperty('checked', true),
    );
    expect(list('VAT in your rate')).toHaveProperty('value', '17');
  });

  test('calculates the first of two choices in short order, and the form has its entries', async () => {
    const { user, callsTo } = await calculate();
    const choices = ['Calculate with class\u00A01', 'Calculate with 17\u00A0% VAT'];
    for (const button of choices.map((name) => screen.getByRole('button', { name }))) {
      fireEvent.click(button);
    }
    await screen.findByText(/We assume no VAT in your rate\.$/);
    expect(callsTo(calculationPath).at(-1)?.body).toMatchObject({ taxClass: 1, vat: 0 });
    await wholeResult();
    await user.click(recalculateButtons()[0]);
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Class 1' })).toHaveProperty('checked', true),
    );
    expect(list('VAT in your rate')).toHaveProperty('value', '0');
  });

  test('says what the tax office asks for each quarter, and when', async () => {
    await calculate();
    // 878.70 / 4 = 219.675 and 878.70 / 12 = 73.225.
    expect(
      screen.getByText(
        / of about € 220 four times a year\. The advances are due on 10 March, 10 June, 10 September and 10 December\./,
      ),
    ).toBeDefined();
    // (53 520.00 - 39 689.47) / 12 = 1 152.54.
    expect(
      screen.getByText('Of the € 1 153 you put aside each month, € 73 is for these advances.'),
    ).toBeDefined();
  });

  test('lists the profit first, then what is taken, accident insurance too, net last', async () => {
    const { user } = await calculate();
    await user.click(screen.getByRole('tab', { name: /^Annual/ }));
    expect(screen.getByText(/^Calculated on .* under the rules of 2025\./)).toBeDefined();
    expect(linesOf()).toEqual([
      [expect.stringMatching(/^Profit before contributions/), '53\u00A0520.00'],
      [expect.stringMatching(/^Income tax/), '878.69'],
      [expect.stringMatching(/^Pension insurance/), '8\u00A0563.20'],
      [expect.stringMatching(/^Health insurance, sick pay/), '267.60'],
      [expect.stringMatching(/^Health insurance, medical care/), '2\u00A0997.12'],
      [expect.stringMatching(/^Long-term care insurance/), '749.28'],
      [expect.stringMatching(/^Accident insurance/), '374.64'],
      [expect.stringMatching(/^Net income/), '39\u00A0689.47'],
    ]);
  });

  test.each(['Monthly', 'Annual'])('draws all parts, net first: %s', async (tab) => {
    const { user } = await calculate();
    await user.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }));
    const slices = await screen.findAllByRole('img');
    expect(slices.map((slice) => slice.getAttribute('aria-label')?.split(':')[0])).toEqual([
      'Net income',
      'Income tax',
      'Pension insurance',
      'Health insurance, sick pay',
      'Health insurance, medical care',
      'Long-term care insurance',
      'Accident insurance',
    ]);
  });

  test('says how the profit is computed, from the working days on', async () => {
    const { user } = await calculate();
    await user.click(screen.getByRole('tab', { name: /^Annual/ }));
    const line = screen.getByRole('button', { name: /^Profit before contributions/ });
    await user.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
    expect(wholeCalculation()).toBeDefined();
  });

  test('shows the working days, the turnover and the VAT in it', async () => {
    // 53 520 / 1.17 = 45 743.59
    await calculate({ vat: 17 });
    expect(figureOf('Working days')).toBe('223');
    expect(figureOf('Amount invoiced')).toContain('53\u00A0520.00');
    expect(figureOf('Of which VAT for the State')).toContain('7\u00A0776.41');
    expect(figureOf('Turnover without VAT (your profit)')).toContain('45\u00A0743.59');
  });

  // The year 2025 had two periods of rules: the month above has those of one, the year those of both.
  test('names the months of the rules, and that the year has all of them', async () => {
    await calculate();
    expect(screen.getByText('January to April 2025 (for the year: all of 2025)')).toBeDefined();
  });

  test('says what it does not know', async () => {
    await calculate();
    expect(screen.getByText(/^Municipal business tax/)).toBeDefined();
    expect(screen.getByText(/Mutualité des employeurs/)).toBeDefined();
    expect(screen.getByText(/^Business expenses/)).toBeDefined();
    // The default is class 2: one income is calculated as the couple's only one.
    expect(screen.getByText(/^Your partner’s income\./)).toBeDefined();
  });

  // 12 x 3 307.45 = 39 689.40: each line of a month is rounded.
  test('says that twelve months are some cents off the year', async () => {
    await calculate();
    expect(
      screen.getByText(
        /of one month is € 39 689\.40, but you keep € 39 689\.47 over the whole year\./,
      ),
    ).toBeDefined();
  });

  test('has a sentence and no percentage for a year without work', async () => {
    await calculate({ hoursPerDay: 0 });
    expect(
      screen.getByText('Your net income is zero because your working days or your rate are zero.'),
    ).toBeDefined();
    expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
    expect(screen.queryByText(/€ 50 000 a year/)).toBeNull();
  });
});

// 50 000 and 10 % more until the end of the year since 2025; 35 000 and no tolerance before.
describe('the threshold of small businesses', () => {
  // 52 x 5 - 10 - 0 = 250 days of 8 hours.
  const twoThousandHours = { yearlyHolidays: 10, vacationDays: 0 };
  const vatNow = 'With this turnover, you normally have to charge VAT.';
  const vatFromNextYear = 'With this turnover, you normally have to charge VAT from next year on.';
  test.each([
    [
      '2025-01',
      26.76,
      vatFromNextYear,
      /€ 50 000 a year, .*exceed it by at most 10 %, up to € 55 000, until/,
    ],
    [
      '2025-01',
      27.5,
      vatFromNextYear,
      /until the end of the year\. From next year you must charge VAT/,
    ],
    ['2025-01', 27.51, vatNow, /above € 55 000 \(10 % more\).*\. You must charge VAT, unless/],
    ['2024-01', 18, vatNow, /above € 35 000 a year, .*\. You must charge VAT, unless/],
  ])('%s, 2 000 hours at %d', async (payMonth, ratePerHour, brief, sentence) => {
    await calculate({ ...twoThousandHours, payMonth, ratePerHour });
    expect(screen.getByText(sentence)).toBeDefined();
    // Beside the net income, too, where VAT is one press away.
    expect(
      screen.getByText(/^With this turnover, you normally have to charge VAT/).textContent,
    ).toBe(`${brief} We assume tax class\u00A02 and no VAT in your rate.`);
  });

  test('is not spoken of below it', async () => {
    // 2 000 x 25 = 50 000, which is not above it.
    await calculate({ ...twoThousandHours, ratePerHour: 25 });
    expect(screen.queryByText(/the limit for small businesses without VAT/)).toBeNull();
  });
});

describe('the hints', () => {
  // 8 x 223 = 1 784 hours: 26 760 is less than 12 x 2 637.79, 10 704 not above 10 727.04, 178 400 more than 12 x 13 188.96.
  test.each([
    [
      'minimumContributionBase',
      15,
      /minimum wage of € 2 637\.79 a month, because the profit is lower/,
    ],
    ['exemptFromContributions', 6, /you do not have to be insured/],
    ['contributionCeilingReached', 100, /at most € 13 188\.96 a month/],
  ] as const)('explain %s at %d an hour', async (_, ratePerHour, sentence) => {
    await calculate({ ratePerHour });
    expect(screen.getByText(sentence)).toBeDefined();
  });

  // Administration des contributions directes, CIM 2025: 3 504 at most.
  test.each([
    ['class 1a', 2, 1],
    ['class 2', 3, 0],
  ])(
    'say in class 1a alone that the credit of single parents is left out: %s',
    async (_, taxClass, times) => {
      await calculate({ taxClass });
      expect(
        screen.queryAllByText(/\(.*CIM\) is not included\. It is up to €\s3\s504 a year/),
      ).toHaveLength(times);
    },
  );
});
