import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  barOfAnswer,
  wholeCalculation,
} from '../../shared/test-support/whole-result.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

/**
 * The page, usually with 35 and 37 with two children, a single premium of 5 000 in 2025. By hand: 1 + 5 x 0.08 = 1.40 and
 * 1 + 7 x 0.08 = 1.56; 6 000 x 1.40 + 6 000 x 1.56 + 2 x 1 200 x 1.56 = 21 504; 5 000 / 21 504 = 23.25 %.
 */
const { calculate } = roomInTest('outstanding-balance-insurance', {
  entries: { age1: 35, age2: 37, childrenInHousehold: 2, outstandingBalanceInsurance: 5000 },
});

const alone = { age1: 30, age2: '', childrenInHousehold: '' };
/** A person in class 1 with 60 000 in 2026. */
const taxed = { ...alone, taxYear: 2026, taxableIncome: 60_000 };

/** The rows as they are seen, without the words for screen readers. */
const rowsOfLimit = () =>
  [
    ...screen
      .getByRole('table', { name: 'How your limit is calculated' })
      .querySelectorAll('tbody tr'),
  ].map((row) =>
    [...row.children]
      .map(
        (cell) =>
          (cell.querySelector('[aria-hidden="true"]') ?? cell).textContent?.replaceAll(
            '\u00A0',
            ' ',
          ) ?? '',
      )
      .filter((words) => words !== '')
      .join(' '),
  );

const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');

describe('the result', () => {
  test('takes the focus with what can be deducted in its heading, and the limit at the bar', async () => {
    await calculate();
    expect(document.activeElement?.textContent).toContain('Deductible part of your premium');
    expect(document.activeElement?.textContent).toContain('€5000.00');
    expect(text()).toContain(
      'You can additionally deduct €16 504.00 with a higher single premium to lower your taxes.',
    );
    // 5 000 x 45.78 %, the highest rate of 2025 with its surcharge: 2 289. It is said once.
    expect(text().split('At the top tax rate, it is at most € 2 289.')).toHaveLength(2);
    expect(barOfAnswer()).toEqual(['Limit 21 504', 'Deductible 5 000', 'Unused 16 504']);
    expect(text()).toContain('You can deduct the whole premium.');
  });

  test('shows what is used of the limit, with the law and the arithmetic on request', async () => {
    const { user } = await calculate();
    // 5 000 / 21 504 = 0.232515
    expect(text()).toContain('23.25 % of the limit used');
    await user.click(screen.getByText('See details'));
    expect(text()).toContain('Grand-Ducal regulation of 19 December 2008');
    expect(wholeCalculation()).toBeDefined();
  });

  test('adds the limit up with the reader’s own figures', async () => {
    await calculate();
    // 1 + 5 x 0.08 = 1.40 and 1 + 7 x 0.08 = 1.56, as the fixture has it.
    expect(rowsOfLimit()).toEqual([
      'You, 35 6 000 × 1.40 8 400.00',
      'Your partner, 37 6 000 × 1.56 9 360.00',
      '2 children 2 × 1 200 × 1.56 3 744.00',
      'Your limit 21 504.00',
    ]);
    expect(text()).toContain(
      'Each year of age over 30 adds 8 %. The total increase is limited to 160 %.',
    );
  });

  test('has one line for one person without children', async () => {
    await calculate({ ...alone, outstandingBalanceInsurance: '' });
    expect(rowsOfLimit()).toEqual(['You, 30 6 000 × 1.00 6 000.00', 'Your limit 6 000.00']);
    expect(text()).toContain('You can deduct a premium of up to € 6 000.');
  });

  test('tells what is too much of annual premiums, which share a ceiling', async () => {
    // 672 are deductible.
    await calculate({
      ...alone,
      outstandingBalanceInsurance: 700,
      outstandingBalanceInsuranceType: 2,
    });
    expect(barOfAnswer()).toEqual(['Limit 672', 'Deductible 672', 'Above the limit 28']);
    expect(text()).toContain(
      'You are over deducting €28.00 for insurances. You can lower your deductions by this amount.',
    );
    expect(text()).toContain('You can deduct only part of your premium of € 700.');
    expect(text()).not.toContain('How your limit is calculated');
  });

  // 6 000 of 10 000 are deducted at 30: 11 945 of tax, and 9 630 with 5 520 less, since 480 are deducted anyway. 2 315 saved, 7 685
  // left (the engine's own tests have each step by hand).
  test('tells what the premium saves in tax and what it costs after it, where an income is known', async () => {
    await calculate({ ...taxed, outstandingBalanceInsurance: 10_000 });
    expect(text()).toContain('You can deduct only part of your premium of € 10 000.');
    // 10 000 - 2 315 = 7 685
    expect(barOfAnswer()).toEqual([
      'Your premium 10 000.00',
      'Cost after tax 7 685.00',
      'Tax saved 2 315.00',
    ]);
    expect(text()).not.toContain('At the top tax rate');
    expect(text()).toContain('We assume that you have no other special expenses.');
    expect(document.activeElement?.textContent).toContain('Tax saved, once');
    expect(document.activeElement?.textContent).toContain('€2315.00');
  });

  test('leads to the field of the income for the reader’s own saving', async () => {
    const { user } = await calculate();
    expect(screen.getByText('Enter your taxable income to see your own saving.')).toBeDefined();
    // It is the one thing to do next, instead of the comparison.
    expect(screen.getByRole('button', { name: /^Enter your income/ }).className).toMatch(/filled/);
    expect(screen.getByRole('button', { name: /^Compare with/ }).className).toMatch(/outlined/);
    await user.click(screen.getByRole('button', { name: 'Enter your income' }));
    expect(document.activeElement?.getAttribute('name')).toBe('taxableIncome');
  });

  test('says so where the premium saves nothing', async () => {
    // The lump sum of 480 covers it.
    await calculate({ ...taxed, outstandingBalanceInsurance: 480 });
    expect(text()).toContain('The premium saves no tax here');
  });
});
