import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

/** 5 000 in June 2026 in class 1, as the law says: 719.70 of tax, 34 of credits. Worked in the tests of the engine. */
const rightSlip = {
  payMonth: '2026-06',
  grossSalary: 5000,
  pensionContributions: 425,
  illnessContributions: 140,
  illnessCashContributions: 12.5,
  longTermCareInsurance: 60.3,
  taxBeforeCredits: 719.7,
  taxCredits: 34,
  netSalary: 3676.5,
};

/** The page, usually with the right payslip but for the tax of 20 km, 669.20: two lines differ by 50.50. */
const { calculate } = roomInTest('payslip-check', {
  entries: { ...rightSlip, taxBeforeCredits: 669.2, netSalary: 3727 },
});

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const main = () => plain(document.querySelector('main')?.textContent ?? document.body.textContent);
const table = () => screen.getByRole('table', { name: 'Line by line' });

/** The figures and the verdict of a line. */
function cellsOf(line: string): readonly string[] {
  const cells = table()
    .querySelector(`[data-name="${line}"]`)
    ?.parentElement?.querySelectorAll('td');
  return [...(cells ?? [])].map((cell) =>
    plain(cell.querySelector('span[aria-hidden]')?.textContent ?? cell.textContent),
  );
}

describe('a payslip with the tax of 20 km', () => {
  test('takes the focus with the difference and names the line and why the net differs', async () => {
    await calculate();
    expect(plain(document.activeElement?.textContent)).toContain(
      'Income tax before credits: difference',
    );
    expect(plain(document.activeElement?.textContent)).toContain('−50.50');
    expect(main()).toContain('6 of 8 lines match.');
    expect(screen.getAllByRole('listitem').map((item) => plain(item.textContent))).toEqual(
      expect.arrayContaining([
        'Differs: Income tax before credits',
        'Differs as a result: Net salary',
      ]),
    );
    expect(main()).toContain(
      'Your employer withholds € 50.50 less tax than we calculate. This is the only reason why your net salary differs.',
    );
    expect(cellsOf('Income tax before credits')).toEqual(['669.20', '719.70', '−50.50']);
    expect(cellsOf('Pension insurance')).toEqual(['425.00', '425.00', 'matches']);
    expect(within(table()).getAllByRole('rowheader')).toHaveLength(8);
  });

  test('explains the tax before credits up to its own figure, and no credit', async () => {
    await calculate();
    const button = { name: /^Income tax before credits/ };
    await userEvent.click(within(table()).getByRole('button', button));
    await userEvent.click(screen.getByRole('button', { name: 'Full calculation' }));
    const steps = plain(screen.getByRole('list', { name: 'The steps of this line' }).textContent);
    expect(steps).toContain('equals €719.70');
    expect(steps).not.toMatch(/tax credit/i);
  });

  test('names the way to work, and beside it that another deduction fits as well, and what was ruled out', async () => {
    await calculate();
    const headings = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => plain(textContent));
    expect(headings).toContain('A travel allowance for 20 km');
    expect(headings.filter((heading) => heading.startsWith('Deductions'))).toEqual([]);
    // 20 km less 4 are 16 units of 99.
    expect(main()).toContain(
      'With € 1 584 of travel expenses a year, we calculate exactly the tax on your payslip.',
    );
    expect(main()).toContain(
      'If your tax card lists “FD” (frais de déplacement) or another deduction of this amount, your payslip is right.',
    );
    expect(main()).toContain('Class 1a on your tax card');
    expect(main()).toContain('Income tax before credits would be € 510.90');
    // As the cause says: first the card, then payroll.
    expect(main()).toMatch(/Check your tax card first.*Then ask payroll/);
  });

  test('has the question to ask, and nothing to claim for what was paid too much', async () => {
    const user = userEvent.setup();
    await calculate();
    const question =
      'This is about my payslip for June 2026. It shows € 669.20 for “Income tax before credits (impôt, avant crédits)”. I calculate € 719.70. Did you deduct travel expenses (FD) of € 1 584 a year? Are they on my tax card?';
    expect(main()).toContain(question);
    await user.click(screen.getByRole('button', { name: /^Copy/ }));
    expect(plain(await navigator.clipboard.readText())).toBe(question);
    expect(screen.getByRole('status').textContent).toBe('Copied.');
    expect(main()).toContain('you still owe the difference (art. 136 L.I.R., paragraph 5)');
    expect(main()).not.toContain('You can claim unpaid salary');
  });
});

test('a right payslip has no cause and nobody to ask', async () => {
  await calculate(rightSlip);
  expect(main()).toContain('8 of 8');
  expect(main()).toContain('All 8 lines match our calculation.');
  expect(main()).not.toMatch(/[Aa]sk payroll/);
  expect(screen.queryByRole('button', { name: /^Apply this/ })).toBeNull();
});

// 34 less.
test('a mistake of the employer cannot be entered', async () => {
  await calculate({ ...rightSlip, taxCredits: 0, netSalary: 3642.5 });
  expect(main()).toContain('The tax credits are missing');
  const uses = screen.queryAllByRole('button', { name: /^Apply this/ });
  expect(uses.filter(({ textContent }) => textContent.includes('credits'))).toEqual([]);
  expect(main()).toContain('Tax credits: € 34.00 less than we calculate.');
  expect(main()).toContain('How did you calculate this amount?');
  expect(main()).toContain('You can claim unpaid salary for three years');
});

test('a rest of any size is not called a likely cause', async () => {
  // A pension contribution of 411 with a net that follows nothing: no cause explains the contribution.
  await calculate({
    pensionContributions: 411,
    longTermCareInsurance: 55,
    taxBeforeCredits: 700,
    netSalary: 3727,
  });
  expect(main()).toContain('We could not find the cause');
});
