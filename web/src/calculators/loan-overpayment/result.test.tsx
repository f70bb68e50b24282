import { day } from '@suen/engine';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerOf } from '../../shared/test-support/answers-of.test-support.ts';
import { setClock } from '../../shared/test-support/set-clock.test-support.ts';
import {
  barOfAnswer,
  linesOf,
  wholeCalculation,
} from '../../shared/test-support/whole-result.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';
import { wholeInterest } from './result/whole-interest.ts';

/**
 * The page, usually with 1 000 owed for two months at 1 % a month, 600 paid early. By hand: payment 507.51, interest 15.02; one
 * payment of 404 is left, interest 4.00; or two of 203.00, interest 6.01. The balance after a month is 1 000 x 1.01 - 507.51 =
 * 502.49.
 */
const { calculate, calculationPath } = roomInTest('loan-overpayment', {
  entries: {
    loanAmount: 1000,
    interestRate: 12,
    remainingTermYears: 0,
    remainingTermMonths: 2,
    prepaymentAmount: 600,
  },
});

const yearWithoutInterest = {
  loanAmount: 1200,
  interestRate: 0,
  remainingTermYears: 1,
  remainingTermMonths: '',
};

/** Six months of 3.5 % on 450 000 are 450 000 x 0.035 / 2 = 7 875; the other 50 000 have no cap. */
const prepaymentBeyondCap = {
  loanAmount: 600_000,
  interestRate: 3.5,
  remainingTermYears: 10,
  remainingTermMonths: '',
  prepaymentAmount: 500_000,
};

describe('the result', () => {
  test('takes the focus with the answer in its heading, and says which option does what', async () => {
    await calculate();
    expect(document.activeElement?.textContent).toContain('€11');
    expect(document.activeElement?.textContent).toContain('With the shorter term you save');
    expect(
      screen.getByText(
        'With a lower payment instead, you save € 9 and have € 304.51 more each month.',
        { exact: false },
      ),
    ).toBeDefined();
    expect(barOfAnswer()).toEqual([
      'Interest without early repayment 15',
      'Interest saved 11',
      'Interest still to pay 4',
    ]);
  });

  test('has every figure of the specification, option by option', async () => {
    await calculate();
    const first = 'Option 1: shorter term';
    const second = 'Option 2: lower payment';
    expect(linesOf(`${first}, Interest you still have to pay`)).toEqual([
      ['Without early repayment', '€\u00A015'],
      ['With early repayment', '€\u00A04'],
      ['You save', '€\u00A011'],
    ]);
    expect(linesOf(`${first}, Remaining term`)).toEqual([
      ['Without early repayment', '2\u00A0months'],
      ['With early repayment', '1\u00A0month'],
      ['Shorter by', '1\u00A0month'],
    ]);
    expect(linesOf(`${second}, Interest you still have to pay`)).toEqual([
      ['Without early repayment', '€\u00A015'],
      ['With early repayment', '€\u00A06'],
      ['You save', '€\u00A09'],
    ]);
    expect(linesOf(`${second}, Monthly payment`)).toEqual([
      ['Without early repayment', '€\u00A0507.51'],
      ['With early repayment', '€\u00A0203.00'],
      ['Lower by', '€\u00A0304.51'],
    ]);
  });

  test('says how a figure is computed', async () => {
    const { user } = await calculate();
    const interest = 'Option 1: shorter term, Interest you still have to pay';
    const table = screen.getByRole('table', { name: interest });
    await user.click(within(table).getByRole('button', { name: /^You save/ }));
    const steps = wholeCalculation();
    expect(steps.textContent).toContain('Interest without early repayment');
  });

  test('names the highest indemnity with its cautions, and counts it nowhere', async () => {
    const { user } = await calculate();
    expect(linesOf('Early repayment charge (indemnité de remboursement anticipé)')).toEqual([
      [
        expect.stringMatching(
          /^Maximum charge after 2 unbroken years in your main residence.*Code de la consommation/,
        ),
        '€\u00A036',
      ],
      // 11.02 saved minus 36.
      ['Option 1: interest saved after the charge', '€\u00A0−25'],
    ]);
    expect(
      screen.getByText(/caps the charge at 6 months of interest if you took out the loan to buy/),
    ).toBeDefined();
    expect(
      screen.getByText(
        /the first € 450 000 of all your early repayments, those of earlier years included/,
      ),
    ).toBeDefined();
    expect(screen.getByText('No other line of the result subtracts this charge.')).toBeDefined();
    expect(screen.getByText(/fair and may never exceed this loss/)).toBeDefined();
    expect(screen.getByText(/With a variable rate, banks usually charge nothing/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Maximum charge/ }));
    expect(screen.getByRole('link', { name: /Code de la consommation/ })).toBeDefined();
  });

  // The law allows 36: six months of 12 % on 600.
  test('says that a charge is above the legal maximum', async () => {
    const warning = /is above the legal maximum of € 36 for a main residence\./;
    await calculate({ indemnity: 40 });
    expect(screen.getByText(warning).textContent).toContain('Your bank’s charge of €\u00A040');
    expect(linesOf('Early repayment charge (indemnité de remboursement anticipé)')[0]).toEqual([
      'Charge that your bank asks for',
      '€\u00A040',
    ]);
  });

  test('says how the saving after the charge is computed', async () => {
    const { user } = await calculate();
    await user.click(
      screen.getByRole('button', { name: /^Option 1: interest saved after the charge/ }),
    );
    expect(wholeCalculation().textContent).toMatch(/Interest saved.*Early repayment charge/);
  });

  test.each([
    ['at the maximum', { indemnity: 36 }],
    ['of an older contract', { isOlderContract: 'true', indemnity: 40 }],
    ['above the capped amount', { ...prepaymentBeyondCap, indemnity: 8000 }],
  ])('says nothing of the kind about a charge %s', async (_, entries) => {
    await calculate(entries);
    expect(screen.queryByText(/above the legal maximum/)).toBeNull();
  });

  test('knows no highest indemnity above the capped amount', async () => {
    await calculate(prepaymentBeyondCap);
    const [[name, amount] = []] = linesOf(
      'Early repayment charge (indemnité de remboursement anticipé)',
    );
    expect(name).toMatch(/^Maximum charge on the capped part after 2 unbroken years/);
    expect(amount).toBe('€\u00A07\u00A0875');
    expect(
      screen.getByText(
        /does not cover € 50 000 of this repayment.* exceed € 450 000\. .*may never exceed the bank’s/,
      ),
    ).toBeDefined();
  });

  test('has no maximum for a contract that was running on 21 March 2016', async () => {
    await calculate({ isOlderContract: 'true' });
    const entered = screen.getByText('My contract already existed on 21 March 2016', {
      selector: 'dt',
    });
    expect(entered.nextElementSibling?.textContent).toBe('Yes');
    expect(screen.getByText(/Your contract already existed on 21 March 2016\./)).toBeDefined();
    expect(
      screen.queryByRole('table', {
        name: 'Early repayment charge (indemnité de remboursement anticipé)',
      }),
    ).toBeNull();
  });

  test('shows the balances in a chart and, folded, in a table', async () => {
    await calculate();
    await screen.findByRole('figure', { name: /Amount you still owe/ });
    const table = screen.getByRole('table', { name: 'Amount you still owe' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      [
        'From today',
        'Without early repayment',
        'Option 1: shorter term',
        'Option 2: lower payment',
      ],
      ['Today', '1\u00A0000', '400', '400'],
      ['1\u00A0month', '502', '0', '201'],
      ['2\u00A0months', '0', '0', '0'],
    ]);
  });
});

// 100.4 and 39.6 are 60.8: rounded one by one, 100 is not 40 and 61.
test('shows parts of the interest that add up', () => {
  expect(wholeInterest({ totalInterestOld: 100.4, savings: 39.6, totalInterestNew: 60.8 })).toEqual(
    { totalInterestOld: 100, savings: 40, totalInterestNew: 60 },
  );
});

describe('the sentence', () => {
  // One month of 1 000 at 1 %: a payment of 1 010, of which 10 is interest.
  test('of a cleared loan says what is no longer paid, and what of the prepayment is left', async () => {
    await calculate({ remainingTermMonths: 1, prepaymentAmount: 5000 });
    expect(
      screen.getByText(
        'Your early repayment clears the loan. You pay no more interest and have € 1 010.00 more each month.',
        { exact: false },
      ),
    ).toBeDefined();
    // 5 000 - 1 000
    expect(screen.getByText(/You keep the other € 4 000\./)).toBeDefined();
  });

  // 150 early of 1 200 over a year: 11 months of 100 and 50, or 12 of 87.50.
  test('of a loan without interest says that both save the same', async () => {
    await calculate({ ...yearWithoutInterest, prepaymentAmount: 150 });
    expect(
      screen.getByText(
        'You save the same amount with both options. With option 1, your loan ends 1 month sooner. With option 2, you have € 12.50 more each month.',
      ),
    ).toBeDefined();
  });

  test('of a small prepayment does not speak of a month', async () => {
    await calculate({ prepaymentAmount: 10 });
    expect(
      screen.getByText(/Your last payment stays in the month originally planned\./),
    ).toBeDefined();
    expect(screen.queryByText(/sooner by/)).toBeNull();
  });

  test('of no prepayment says that nothing changes', async () => {
    await calculate({ prepaymentAmount: 0 });
    expect(screen.getByText(/^Enter an early repayment amount/)).toBeDefined();
  });
});

describe('the summary of the entries', () => {
  // The specification's defaults: ten years and no months.
  test('names the default that was taken for empty years, and no months where there are none', async () => {
    await calculate({ remainingTermYears: '', remainingTermMonths: '' });
    const years = screen.getByText('Remaining years', { selector: 'dt' });
    expect(years.nextElementSibling?.textContent).toBe('10\u00A0years');
    expect(screen.queryByText('Additional months', { selector: 'dt' })).toBeNull();
  });
});

describe('what is repaid regularly', () => {
  const year = { ...yearWithoutInterest, prepaymentAmount: 0 };

  test('has its own table and sentence, and no options where nothing is repaid at once', async () => {
    await calculate({ ...year, regularAmount: 20 });
    expect(
      screen.getByText('You pay € 20 more every month. Your loan ends 2 months sooner.'),
    ).toBeDefined();
    expect(linesOf('With regular early repayments')).toEqual([
      ['Without early repayment', '€\u00A00'],
      ['With early repayment', '€\u00A00'],
      ['You save', '€\u00A00'],
      ['Total regular repayments', '€\u00A0200'],
      ['Shorter by', '2\u00A0months'],
      ['Remaining term', '10\u00A0months'],
    ]);
    expect(screen.queryByRole('heading', { name: 'Option 1: shorter term' })).toBeNull();
  });

  // 1 000 are left, in payments of 120: eight, and a ninth of 40.
  test('names the sum that is repaid at once beside it', async () => {
    await calculate({ ...year, prepaymentAmount: 200, regularAmount: 20 });
    expect(
      screen.getByText(
        'You pay € 200 now and € 20 more every month. Your loan ends 3 months sooner.',
      ),
    ).toBeDefined();
  });

  // The charge of 5 is on the 200 alone; without interest nothing is saved: 0 - 5.
  test('says on what the charge is that is subtracted', async () => {
    const entered = { ...year, prepaymentAmount: 200, regularAmount: 20, indemnity: 5 };
    await calculate(entered);
    expect(
      screen.getByText('Saved after the charge of € 5 on € 200').nextElementSibling?.textContent,
    ).toBe('€\u00A0−5');
  });

  test('subtracts no charge where nothing is repaid at once', async () => {
    await calculate({ ...year, regularAmount: 20, indemnity: 5 });
    expect(screen.queryByText(/after the charge of/)).toBeNull();
    expect(
      linesOf('Early repayment charge (indemnité de remboursement anticipé)').map(([name]) => name),
    ).not.toContain('Option 1: interest saved after the charge');
  });

  // From 21 May 2026 on, seven payments are left until the end of December: 1 200 / 7 = 171.43 a month, so 71.43 more.
  test('leads with the payment that a goal takes', async () => {
    const answerInMay = answerOf('loan-overpayment', day('2026-05-21'));
    setClock('2026-05-21T12:00:00Z');
    await calculate(
      { ...year, regularKind: 'goal', goalYear: 2026 },
      { [calculationPath]: [answerInMay] },
    );
    expect(document.activeElement?.textContent).toContain(
      'To be debt-free by the end of 2026, you pay',
    );
    expect(document.activeElement?.textContent).toContain('€71.43');
    expect(
      screen.getByText(
        /This is the smallest amount that reaches your goal, to the cent\. Your loan ends \d/,
      ),
    ).toBeDefined();
  });
});

// 600 of 1 000 save 11.02 in two months. A charge of 36 is more than that: 24.98 less than savings without interest.
describe('beside savings', () => {
  test('on a phone says while it is folded that repaying is never better', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.startsWith('screen'),
      addEventListener() {},
      removeEventListener() {},
    }));
    await calculate({ savingsRate: 0 });
    const part = screen.getByRole('heading', { name: 'Repay early or save?' });
    expect(part.closest('summary')?.textContent).toBe('Repay early or save?Saving stays better');
  });

  test('counts the charge, and says when repaying is better', async () => {
    await calculate({ savingsRate: 0 });
    expect(
      screen.getByText(
        'At the end of the term, savings at 0 % leave you € 25 better off than the single early repayment.',
      ),
    ).toBeDefined();
    expect(linesOf('Repay early or save?')).toEqual([
      ['Repaid at once', '€\u00A0600'],
      ['Time until repaying beats saving', 'never'],
      ['Charge in this comparison', '€\u00A036'],
      ['Advantage over saving at the end', '€\u00A0−25'],
    ]);
  });
});
