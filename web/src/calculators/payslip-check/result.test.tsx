import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calculate, creditsMissing, rightSlip } from './fixtures.ts';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const main = () => plain(document.querySelector('main')?.textContent ?? document.body.textContent);
const table = () => screen.getByRole('table', { name: 'Line by line' });

/** The figures and the verdict of a line. */
function cellsOf(line: string): readonly string[] {
  const cells = table()
    .querySelector(`[data-name="${line}"]`)
    ?.parentElement?.querySelectorAll('td');
  return [...(cells ?? [])].map((cell) =>
    plain(cell.querySelector('[aria-hidden]')?.textContent ?? cell.textContent),
  );
}

describe('a payslip with the tax of 20 km', () => {
  it('takes the focus with its score and names the line and why the net differs', async () => {
    await calculate();
    expect(plain(document.activeElement?.textContent)).toContain('6 of 8');
    expect(main()).toContain(
      'Your employer withholds € 50.50 less tax than we calculate. The net differs only because of that.',
    );
    expect(cellsOf('Income tax')).toEqual(['669.20', '719.70', '− 50.50']);
    expect(cellsOf('Pension insurance')).toEqual(['425.00', '425.00', 'equal']);
    expect(within(table()).getAllByRole('rowheader')).toHaveLength(8);
  });

  it('says either the way to work or another deduction, and what was ruled out', async () => {
    await calculate();
    const headings = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => plain(textContent));
    expect(headings).toContain('A travel allowance for 20 km');
    // The table has steps of 5 euros: 4 422.50 - 127.51 = 4 294.99 and 4 422.50 - 132.50 = 4 290 are both read at 4 290.
    expect(headings).toContain('Deductions of € 127.51 to € 132.50 per month on your tax card');
    expect(main()).toContain('Class 1a on your tax card');
    expect(main()).toContain('Income tax would be € 510.90');
    expect(main()).toContain('Ask payroll first');
    expect(main()).toContain('Check your tax card');
  });
});

it('a right payslip has no cause and nobody to ask', async () => {
  await calculate(rightSlip);
  expect(main()).toContain('8 of 8');
  expect(main()).toContain('All 8 lines are as the law says.');
  expect(main()).not.toContain('Ask payroll first');
  expect(screen.queryByRole('button', { name: /^Use this/ })).toBeNull();
});

it('a mistake of the employer cannot be entered', async () => {
  await calculate(creditsMissing);
  expect(main()).toContain('The tax credits are missing');
  const uses = screen.queryAllByRole('button', { name: /^Use this/ });
  expect(uses.filter(({ textContent }) => textContent.includes('credits'))).toEqual([]);
  expect(main()).toContain('Tax credits: € 34.00 less than we calculate.');
});
