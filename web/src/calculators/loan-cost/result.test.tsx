import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  barOfAnswer,
  linesOf,
  wholeCalculation,
} from '../../shared/test-support/whole-result.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

/**
 * The page, usually with 2 500 at 8.24 % over a year, as the documentation of numpy-financial publishes it: interest 112.98, so
 * 2 612.98 in all and 217.75 a month.
 */
const { answer, calculate, calculationPath } = roomInTest('loan-cost', {
  entries: { amount: 2500, annualInterestRate: 8.24, months: 12 },
});

/** 13 000 without interest over 13 months, by hand: 1 000 a month, 12 000 in the first year. */
const thirteenMonths = { amount: 13_000, annualInterestRate: 0, months: 13 };

/** A table's rows as the eye reads them, without its heads. */
function rowsOf(name: string): readonly (readonly string[])[] {
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) =>
    [...row.children].map(
      (cell) => cell.querySelector('[aria-hidden]')?.textContent || (cell.textContent ?? ''),
    ),
  );
}

const scheduleTitle = () => screen.getByText('Monthly amortization schedule', { selector: 'h3' });

describe('the result', () => {
  test('takes the focus with the payment in its heading', async () => {
    await calculate();
    expect(document.activeElement?.textContent).toContain('Your monthly payment');
    expect(document.activeElement?.textContent).toContain('€217.75');
    expect(screen.getByText('You borrow € 2 500 and pay back € 2 613 in total.')).toBeDefined();
    expect(barOfAnswer()).toEqual(['Principal 2 500', 'Interest 113']);
  });

  test('says what a month would cost at one and two points more', async () => {
    await calculate();
    // 2 500 over 12 months by the formula of an annuity, at 9.24 % and 10.24 % a year: 218.907 and 220.0689.
    const figures = screen.getByText('At 9.24 %, 1 percentage point more').closest('dl');
    expect(figures?.textContent.replaceAll('\u00A0', ' ')).toBe(
      'At 9.24 %, 1 percentage point more€ 218.91 per monthAt 10.24 %, 2 percentage points more€ 220.07 per month',
    );
  });

  test('lists payment, total, principal and interest', async () => {
    await calculate();
    expect(linesOf('Cost of the loan')).toEqual([
      [expect.stringMatching(/^Monthly payment/), '217.75'],
      [expect.stringMatching(/^Total cost/), '2\u00A0612.98'],
      [expect.stringMatching(/^Principal/), '2\u00A0500.00'],
      [expect.stringMatching(/^Interest/), '112.98'],
    ]);
  });

  test('says how a figure is computed, with figures rounded for reading', async () => {
    const { user } = await calculate();
    await user.click(screen.getByRole('button', { name: /^Monthly payment/ }));
    const steps = wholeCalculation();
    expect(steps.textContent).toContain('0.6867\u00A0%');
    expect(steps.textContent).toContain(', not rounded in the calculation');
  });

  test('has a sentence of its own for a loan without interest', async () => {
    await calculate(thirteenMonths);
    expect(
      screen.getByText('You pay back the € 13 000 you borrow, without interest.'),
    ).toBeDefined();
    expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
  });
});

describe('the charts', () => {
  test('show first what the total is made of', async () => {
    await calculate();
    const slices = await screen.findAllByRole('img');
    expect(slices.map((slice) => slice.getAttribute('aria-label')?.split(':')[0])).toEqual([
      'Principal',
      'Interest',
    ]);
  });

  test('show what each year repays', async () => {
    const { user } = await calculate(thirteenMonths);
    await user.click(screen.getByRole('tab', { name: 'Amortization' }));
    await user.click(screen.getByText('Show the figures'));
    expect(rowsOf('Principal and interest paid each year')).toEqual([
      ['1', '12\u00A0000.00', '0.00'],
      ['2', '1\u00A0000.00', '0.00'],
    ]);
  });

  test('show what is still owed, interest too', async () => {
    const { user } = await calculate();
    await user.click(screen.getByRole('tab', { name: 'Balance' }));
    await user.click(screen.getByText('Show the figures'));
    expect(rowsOf('Amount you still owe at the end of each year')).toEqual([
      ['At the start', '2\u00A0500.00', '112.98'],
      ['After 1\u00A0year', '0.00', '0.00'],
    ]);
  });

  test('end with the month that ends the loan', async () => {
    const { user } = await calculate(thirteenMonths);
    await user.click(screen.getByRole('tab', { name: 'Balance' }));
    await user.click(screen.getByText('Show the figures'));
    expect(rowsOf('Amount you still owe at the end of each year').at(-1)).toEqual([
      'After 1\u00A0year and 1\u00A0month',
      '0.00',
      '0.00',
    ]);
  });

  test('leave the four figures in sight on each of their tabs', async () => {
    const { user } = await calculate();
    for (const tab of ['Breakdown', 'Amortization', 'Balance']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      expect(linesOf('Cost of the loan')).toHaveLength(4);
    }
  });

  test.each([
    ['Amortization', 12, 'Years'],
    ['Balance', 12, 'Months'],
    ['Balance', 24, 'Years'],
  ])('say what their axis counts: %s of a loan over %d months', async (tab, count, name) => {
    const { user } = await calculate({ months: count });
    await user.click(screen.getByRole('tab', { name: tab }));
    await screen.findByRole('figure');
    expect(screen.getByText(name)).toBeDefined();
  });
});

describe('a loan of no months', () => {
  test('has the specified words in the place of its charts, in each language, and no schedule', async () => {
    const { user, callsTo, switchLanguage } = await calculate({ months: 0 });
    expect(callsTo(calculationPath)).toHaveLength(1);
    expect(screen.getByText(/^Enter a loan term to see your monthly payment/)).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Amortization' }));
    expect(screen.getByText('No yearly amortization data available')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Balance' }));
    expect(screen.getByText('No yearly balance data available')).toBeDefined();
    expect(screen.queryByText('Monthly amortization schedule', { selector: 'h3' })).toBeNull();
    switchLanguage('fr');
    await screen.findByText('Aucun solde annuel disponible');
    expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
  });
});

/** Figures in the card of the answer, with plain spaces. */
const figures = () =>
  [...document.querySelectorAll('dd[data-figure]')].map((each) =>
    `${each.getAttribute('data-figure')}: ${each.textContent}`.replaceAll('\u00A0', ' '),
  );
const plainRowsOf = (name: string) =>
  rowsOf(name).map((row) =>
    row.map((cell) => cell.replaceAll('\u00A0', ' ').replace('. How is this calculated?', '')),
  );

describe('the effective rate', () => {
  // Directive 98/7/EC, annex III: 1 000 in 36 payments of 30.42, with costs of 10, is 6.88 %. No mortgage secures it.
  test('of a published loan stands in the answer, with its steps and what it includes', async () => {
    const loan = { amount: 1000, annualInterestRate: 6, months: 36 };
    const { user, callsTo } = await calculate({ ...loan, fees: 10, isMortgage: false });
    expect(callsTo(calculationPath)[0]?.body).toEqual({
      ...loan,
      years: 3,
      loadMonthlyAmmortization: false,
      fees: 10,
      isMortgage: false,
    });
    expect(figures().at(-1)).toBe('Effective annual rate (TAEG): 6.88 %');
    expect(plainRowsOf('Effective annual rate')).toEqual([
      ['Nominal rate', '6 %'],
      ['Effective annual rate (TAEG)', '6.88 %'],
    ]);
    expect(screen.getByText('€ 10 of bank fees,')).toBeDefined();
    expect(screen.getByText('Without bank fees.')).toBeDefined();
    expect(screen.queryByText(/duties on the mortgage\./)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Effective annual rate/ }));
    expect(wholeCalculation().textContent).toMatch(/Amount you actually receive.*990/);
    // The other costs stay left out.
    expect(screen.queryByText(/^The bank’s fees, for example/)).toBeNull();
    expect(screen.getByText(/^A change in the interest rate/)).toBeDefined();
  });

  // 0.24 % of 100 000 and 0.05 % of 120 000: 300. 101 000 after a month for 98 700: (101 000 / 98 700)^12 = 1.3184.
  test('includes the duties on a mortgage', async () => {
    const loan = { amount: 100_000, annualInterestRate: 12, months: 1, fees: 1000 };
    await calculate(loan);
    expect(figures().at(-1)).toBe('Effective annual rate (TAEG): 31.84 %');
    expect(screen.getByText('about € 300 for the duties on the mortgage.')).toBeDefined();
  });

  test('is none where the fees leave nothing of the loan', async () => {
    const loan = { amount: 1000, annualInterestRate: 6, months: 36, fees: 1000 };
    await calculate(loan);
    expect(figures().at(-1)).toBe('Effective annual rate (TAEG): none');
    expect(screen.getByText(/leave nothing of the loan/)).toBeDefined();
  });
});

describe('a second offer', () => {
  // First: 12 000 x 1.01 = 12 120 after a month, 1.01^12 = 12.68 %; at 13 and 14 %: 12 130 and 12 140.
  // Second: 12 payments of 1 000 and fees of 500. 12 500 - 12 120 = 380. At 1 and 2 % a year: 1 005.42 and 1 010.87. 11 500 is
  // what the payments are worth at 8.23 %.
  test('stands beside the first, and a sentence says which costs less and why it may not be the better', async () => {
    const loan = { amount: 12_000, annualInterestRate: 12, months: 1 };
    const { user } = await calculate({
      ...loan,
      isMortgage: false,
      secondRate: 0,
      secondYears: 1,
      secondFees: 500,
    });
    expect(plainRowsOf('Both offers side by side')).toEqual([
      ['Nominal rate', '12 %', '0 %'],
      ['Term', '1 month', '1 year'],
      ['Monthly payment', '12 120.00', '1 000.00'],
      ['Payment at 1 percentage point more', '12 130.00', '1 005.42'],
      ['Payment at 2 percentage points more', '12 140.00', '1 010.87'],
      ['Interest', '120', '0'],
      ['Bank fees', '0', '500'],
      ['Total cost, including bank fees', '12 120', '12 500'],
      ['Effective annual rate (TAEG)', '12.68 %', '8.23 %'],
    ]);
    expect(
      screen.getByText(
        /The second offer has the lower effective rate, 8.23 % instead of 12.68 %\./,
      ),
    ).toBeDefined();
    // 12 120 - 1 000 = 11 120; 12 500 - 12 120 = 380
    expect(
      screen.getByText(
        /The second offer has a term of 1 year instead of 1 month\. With the second offer you pay € 11 120 less each month and € 380 more in total, including bank fees\.$/,
      ),
    ).toBeDefined();
    // The card is about the first offer and says what the second one costs a month.
    expect(screen.getByText(/^First offer: at 13.%, 1 percentage point more$/)).toBeDefined();
    expect(document.activeElement?.textContent).toMatch(/^Monthly payment of the first offer/);
    expect(
      screen.getByText('Monthly payment of the second offer').nextElementSibling?.textContent,
    ).toBe('€\u00A01\u00A0000.00');
    const table = screen.getByRole('table', { name: 'Both offers side by side' });
    await user.click(within(table).getByRole('button', { name: /^Monthly payment/ }));
    expect(wholeCalculation(table).textContent).toContain('1\u00A0000.00');
    // The row opens to what its amount is made of: 12 000 + 500 = 12 500.
    await user.click(within(table).getByRole('button', { name: /^Total cost, including/ }));
    expect(table.textContent).toMatch(/Total cost: €\s12\s000\.00 \+ Bank fees: €\s500\.00/);
  });

  test('of the same terms costs the same, and no rate is lower', async () => {
    const loan = { amount: 24_000, annualInterestRate: 0, months: 24 };
    await calculate({ ...loan, secondRate: 0, secondYears: 2, fixedYears: 1, pointsMore: 12 });
    expect(screen.queryByText(/lower effective rate/)).toBeNull();
    // The totals do not follow the change, which is said with them.
    expect(
      screen.getByText(/At unchanged rates and including bank fees, both offers cost the same\.$/),
    ).toBeDefined();
    // 12 000 are left after a year: what the change makes of the payment is the first offer's.
    expect(screen.getByRole('heading', { name: 'First offer: if the rate changes' })).toBeDefined();
    expect(screen.getByText(/^First offer: from month 13, at 12.%$/)).toBeDefined();
    expect(
      screen.getByRole('heading', { name: 'First offer: your loan in figures' }),
    ).toBeDefined();
    expect(screen.getByText('At an unchanged rate.')).toBeDefined();
  });
});

describe('a change of the rate', () => {
  test('is not in the four figures of the loan, nor are fees', async () => {
    const loan = { amount: 24_000, annualInterestRate: 0, months: 24, fees: 10 };
    await calculate({ ...loan, fixedYears: 1, pointsMore: 12 });
    expect(screen.getByText('At an unchanged rate and without bank fees.')).toBeDefined();
  });

  // 24 000 over two years without interest: 1 000 a month, 12 000 are left after a year. At 12 % a year over twelve months:
  // 12 000 x 0.01 / (1 - 1.01^-12) = 1 066.19, so 12 794.23 in all: 794.23 of interest.
  test('shows both payments, and what the loan costs with it and without it', async () => {
    const loan = { amount: 24_000, annualInterestRate: 0, months: 24 };
    const { user } = await calculate({ ...loan, fixedYears: 1, pointsMore: 12 });
    expect(
      screen.getByText(
        'You pay € 1 000.00 per month at first. From month 13 on, you pay € 1 066.19.',
      ),
    ).toBeDefined();
    // 24 000 + 794.23
    expect(
      screen.getByText('You pay back € 24 000, or € 24 794 if the rate changes.'),
    ).toBeDefined();
    // Instead of the payment at rates that nobody expects.
    expect(screen.getByText('From month 13, at 12 %').nextElementSibling?.textContent).toMatch(
      /€.1.066\.19 per month/,
    );
    expect(screen.queryByText(/points more/)).toBeNull();
    expect(plainRowsOf('If the rate changes')).toEqual([
      ['Month 1', '0 %', '1 000.00'],
      ['Month 13, after 1 year', '12 %', '1 066.19'],
    ]);
    expect(plainRowsOf('Over the whole term')).toEqual([
      ['At an unchanged rate', '0', '24 000'],
      ['With the change', '794', '24 794'],
    ]);
    await user.click(screen.getByRole('button', { name: /^With the change/ }));
    expect(screen.getByText('Total cost with the rate changes:')).toBeDefined();
    expect(screen.getByText('The change costs you € 794 more interest.')).toBeDefined();
    expect(screen.queryByText(/^A change in the interest rate/)).toBeNull();
  });

  test('after the last payment changes nothing', async () => {
    const loan = { amount: 1200, annualInterestRate: 0, months: 12 };
    await calculate({ ...loan, fixedYears: 1, pointsMore: 1 });
    expect(screen.getByText('You repay the loan before the rate changes.')).toBeDefined();
  });
});

describe('interest after tax', () => {
  // 1 000 000 at 12 % over two months: 10 000 and, on 502 487.56, 5 024.88: 15 024.88. RGD of 12 July 1968, art. 4a: 2 000
  // for each of two persons long after the rental value was fixed: 4 000 x 40 % = 1 600.
  test('is the interest minus the tax on what the limit leaves', async () => {
    const loan = { amount: 1_000_000, annualInterestRate: 12, months: 2 };
    const ownHome = { rentalValueFixed: 2000, persons: 2, marginalRate: 40 };
    const { user } = await calculate({ ...loan, ...ownHome });
    expect(figures().at(-1)).toBe('Interest after tax: € 13 425');
    expect(plainRowsOf('Interest after tax').map(([, value]) => value)).toEqual([
      '15 025',
      '\u22121 600',
      '13 425',
    ]);
    await user.click(screen.getByText('Deductible interest by year', { selector: 'h3' }));
    expect(plainRowsOf('Deductible interest by year').map(([, ...cells]) => cells)).toEqual([
      ['15 025', '4 000', '4 000'],
    ]);
  });

  test('says that it leaves out the change of the rate that was entered', async () => {
    const loan = { amount: 24_000, annualInterestRate: 0, months: 24 };
    const ownHome = { rentalValueFixed: 2000, persons: 2, marginalRate: 40 };
    await calculate({ ...loan, ...ownHome, fixedYears: 1, pointsMore: 12 });
    expect(plainRowsOf('Interest after tax')[0]).toEqual(['Interest, at an unchanged rate', '0']);
    expect(screen.getByText(/The change you entered is not included\.$/)).toBeDefined();
  });

  // Long after the rental value was fixed, the limit stays the same, and it cuts nothing where there is no interest.
  test('shows no years that say the same again', async () => {
    const loan = { amount: 24_000, annualInterestRate: 0, months: 240 };
    const ownHome = { rentalValueFixed: 2000, persons: 1, marginalRate: 40 };
    await calculate({ ...loan, ...ownHome });
    expect(plainRowsOf('Deductible interest by year')).toHaveLength(1);
    expect(screen.getByText(/^In later years, the limit stays the same/)).toBeDefined();
  });
});

describe('the monthly schedule', () => {
  test('comes with a second call when it is opened, and once only', async () => {
    const { user, callsTo } = await calculate();
    expect(callsTo(calculationPath)).toHaveLength(1);
    await user.click(scheduleTitle());
    await screen.findByRole('button', { name: 'Download as CSV' });
    expect(callsTo(calculationPath).map(({ body }) => body)).toEqual([
      {
        amount: 2500,
        annualInterestRate: 8.24,
        years: 1,
        months: 12,
        loadMonthlyAmmortization: false,
      },
      {
        amount: 2500,
        annualInterestRate: 8.24,
        years: 1,
        months: 12,
        loadMonthlyAmmortization: true,
      },
    ]);
    const rows = rowsOf('Monthly amortization schedule');
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual(['1', '200.58', '17.17', '2\u00A0299.42']);
    // 1.48501, published as 1.49. Ours is rounded so that the months before add up, too.
    expect(rows[11]).toEqual(['12', '216.26', '1.48', '0.00']);
    await user.click(scheduleTitle());
    await user.click(scheduleTitle());
    expect(callsTo(calculationPath)).toHaveLength(2);
  });

  test('says that it is on its way', async () => {
    const { user } = await calculate({}, { [calculationPath]: [answer, new Promise(() => {})] });
    await user.click(scheduleTitle());
    expect(await screen.findByText('Loading the monthly schedule…')).toBeDefined();
  });

  test('says a failure on the page and in the console, and can be asked for again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await calculate(
      {},
      { [calculationPath]: [answer, { status: 500, body: {} }, answer] },
    );
    await user.click(scheduleTitle());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not load the monthly schedule.');
    expect(log).toHaveBeenCalledWith('Error fetching monthly amortization', expect.any(Error));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Download as CSV' })).toBeDefined();
  });

  test('can be taken along as a file whose name holds no figure', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:schedule';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await calculate();
    await user.click(scheduleTitle());
    await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    expect(names).toEqual(['loan-schedule.csv']);
    const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? []);
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines.slice(0, 2)).toEqual([
      'Month,Principal,Interest,Remaining balance',
      '1,200.58,17.17,2299.42',
    ]);
    expect(lines.at(-2)).toBe('12,216.26,1.48,0.00');
  });
});
