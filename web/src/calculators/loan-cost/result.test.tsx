import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { barOfAnswer, linesOf, wholeCalculation } from '../../shared/testing/whole-result.ts';
import {
  calculate,
  calculationPath,
  noMonths,
  publishedMonths,
  publishedYear,
  thirteenMonths,
} from './fixtures.ts';

const year = { status: 200, body: publishedYear } as const;
const months = { status: 200, body: publishedMonths } as const;
const withoutInterest = { status: 200, body: thirteenMonths } as const;

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
  it('takes the focus with the payment in its heading', async () => {
    await calculate(year);
    expect(document.activeElement?.textContent).toContain('Your monthly payment');
    expect(document.activeElement?.textContent).toContain('€217.75');
    expect(
      screen.getByText(
        'You borrow € 2 500 and pay back € 2 612.98. Of this, € 112.98 is interest.',
      ),
    ).toBeDefined();
    expect(barOfAnswer()).toEqual(['Total cost 2 612.98', 'Principal 2 500.00', 'Interest 112.98']);
  });

  it('says what a month would cost at one and two points more', async () => {
    await calculate(year);
    // 2 500 over 12 months by the formula of an annuity, at 9.24 % and 10.24 % a year: 218.907 and 220.0689.
    const figures = screen.getByText('At 9.24 %, 1 point more').closest('dl');
    expect(figures?.textContent.replaceAll('\u00A0', ' ')).toBe(
      'At 9.24 %, 1 point more€ 218.91 per monthAt 10.24 %, 2 points more€ 220.07 per month',
    );
  });

  it('lists payment, total, principal and interest', async () => {
    await calculate(year);
    expect(linesOf('Cost of the loan')).toEqual([
      [expect.stringMatching(/^Monthly payment/), '217.75'],
      [expect.stringMatching(/^Total cost/), '2\u00A0612.98'],
      [expect.stringMatching(/^Principal/), '2\u00A0500.00'],
      [expect.stringMatching(/^Interest/), '112.98'],
    ]);
  });

  it('says how a figure is computed, with figures rounded for reading', async () => {
    const { user } = await calculate(year);
    await user.click(screen.getByRole('button', { name: /^Monthly payment/ }));
    const steps = wholeCalculation();
    expect(steps.textContent).toContain('0.6867\u00A0%');
    expect(steps.textContent).toContain(', not rounded yet');
  });

  it('has a sentence of its own for a loan without interest', async () => {
    await calculate(withoutInterest);
    expect(
      screen.getByText('You pay back the € 13 000 you borrow, without interest.'),
    ).toBeDefined();
    expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
  });
});

describe('the charts', () => {
  it('show first what the total is made of', async () => {
    await calculate(year);
    const slices = await screen.findAllByRole('img');
    expect(slices.map((slice) => slice.getAttribute('aria-label')?.split(':')[0])).toEqual([
      'Principal',
      'Interest',
    ]);
  });

  it('show what each year repays', async () => {
    const { user } = await calculate(withoutInterest);
    await user.click(screen.getByRole('tab', { name: 'Amortization' }));
    await user.click(screen.getByText('Show the figures'));
    expect(rowsOf('Principal and interest paid each year')).toEqual([
      ['1', '12\u00A0000.00', '0.00'],
      ['2', '1\u00A0000.00', '0.00'],
    ]);
  });

  it('show what is still owed, interest too', async () => {
    const { user } = await calculate(year);
    await user.click(screen.getByRole('tab', { name: 'Balance' }));
    await user.click(screen.getByText('Show the figures'));
    expect(rowsOf('Amount you still owe at the end of each year')).toEqual([
      ['At the start', '2\u00A0500.00', '112.98'],
      ['After 1 year', '0.00', '0.00'],
    ]);
  });

  it('end with the month that ends the loan', async () => {
    const { user } = await calculate(withoutInterest);
    await user.click(screen.getByRole('tab', { name: 'Balance' }));
    await user.click(screen.getByText('Show the figures'));
    expect(rowsOf('Amount you still owe at the end of each year').at(-1)).toEqual([
      'After 1 year and 1 month',
      '0.00',
      '0.00',
    ]);
  });

  it('leave the four figures in sight on each of their tabs', async () => {
    const { user } = await calculate(year);
    for (const tab of ['Breakdown', 'Amortization', 'Balance']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      expect(linesOf('Cost of the loan')).toHaveLength(4);
    }
  });

  it.each([
    ['Amortization', 12, 'Years'],
    ['Balance', 12, 'Months'],
    ['Balance', 24, 'Years'],
  ])('say what their axis counts: %s of a loan over %d months', async (tab, count, name) => {
    const years = Array.from({ length: count / 12 }, (_, position) => ({
      year: position + 1,
      totalPrincipalPaid: 1000,
      totalInterestPaid: 0,
      remainingBalance: 0,
    }));
    const body = { ...thirteenMonths, months: count, yearlyAmortizationSchedule: years };
    const { user } = await calculate({ status: 200, body });
    await user.click(screen.getByRole('tab', { name: tab }));
    await screen.findByRole('figure');
    expect(screen.getByText(name)).toBeDefined();
  });
});

describe('a loan of no months', () => {
  it('has the specified words in the place of its charts, in each language, and no schedule', async () => {
    const { user, callsTo, switchLanguage } = await calculate({ status: 200, body: noMonths });
    expect(callsTo(calculationPath)).toHaveLength(1);
    expect(screen.getByText(/^Enter a loan term to see your monthly payment/)).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Amortization' }));
    expect(screen.getByText('No yearly amortization data available')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Balance' }));
    expect(screen.getByText('No yearly balance data available')).toBeDefined();
    expect(screen.queryByText('Monthly amortization schedule', { selector: 'h3' })).toBeNull();
    switchLanguage('fr');
    await screen.findByText('Aucune donnée annuelle de solde disponible');
    expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
  });
});

describe('the monthly schedule', () => {
  it('comes with a second call when it is opened, and once only', async () => {
    const { user, callsTo } = await calculate(year, months);
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

  it('says that it is on its way', async () => {
    const { user } = await calculate(year, new Promise(() => {}));
    await user.click(scheduleTitle());
    expect(await screen.findByText('Loading the monthly schedule…')).toBeDefined();
  });

  it('says a failure on the page and in the console, and can be asked for again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await calculate(year, { status: 500, body: {} }, months);
    await user.click(scheduleTitle());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not load the monthly schedule.');
    expect(log).toHaveBeenCalledWith('Error fetching monthly amortization', expect.any(Error));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Download as CSV' })).toBeDefined();
  });

  it('can be taken along as a file whose name holds no figure', async () => {
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
    const { user } = await calculate(year, months);
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
