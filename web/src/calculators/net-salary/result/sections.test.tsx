import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerTo, calculate, june2025, selfEmployed } from '../fixtures.test-support.ts';
import { next } from '../page.tsx';

/*
 * The employer's shares of 5 000 in 2025 (UEL, parametres sociaux): 8 %, 0.25 %, 2.8 %, 0.70 %, 0.99 % and 0.14 % are 644.00,
 * so that the cost is 5 644.00. 12.45 % of 1 200 are 149.40.
 */

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('th, td')]
        .map((cell) => (cell.querySelector('span[aria-hidden]') ?? cell).textContent)
        .join(' | ')
        .replaceAll('\u00A0', ' ')
        .replace('. How is this calculated?', ''),
    );

describe('what the employer pays', () => {
  test('is listed line by line, with what it comes to', async () => {
    await calculate();
    expect(
      screen.getByText(
        // 3 690.06 / 5 644 = 65.4 %
        'Your employer pays € 5 644.00 a month for your work. You take home 65 % of it.',
      ),
    ).toBeDefined();
    const rows = rowsOf('Your employer’s cost, per month');
    expect(rows).toHaveLength(8);
    expect(rows.join()).toContain('sick pay insurance');
    expect(rows[0]).toBe('Gross salary | 5 000.00');
    expect(rows.at(-1)).toBe('Cost to your employer | 5 644.00');
  });

  test('follows the tab', async () => {
    const { user } = await calculate();
    await user.click(screen.getByRole('tab', { name: /^Annual/ }));
    expect(rowsOf('Your employer’s cost, per year').at(-1)).toContain('67 728.00');
  });

  test('leaves the Mutualité out where its rates are not known', async () => {
    await calculate({ payMonth: '2024-01' });
    expect(rowsOf('Your employer’s cost, per month').join()).not.toContain('sick pay insurance');
  });

  test('is not there for who is self-employed', async () => {
    await calculate(selfEmployed);
    expect(screen.queryByText('Your employer’s cost')).toBeNull();
  });
});

describe('the next raise', () => {
  test('is what the year leaves of 100 a month', async () => {
    await calculate();
    // 599.84 / 12 = 49.99
    expect(
      screen.getByRole('heading', {
        name: /^If you earn €.100 more a month, you keep €.50 of it$/,
      }),
    ).toBeDefined();
    expect(
      screen.getByText(/If you earn € 100 more a month, you keep € 50 of it\.$/),
    ).toBeDefined();
    expect(rowsOf('Net pay and deductions for an increase')).toEqual([
      'Increase | 1 200.00',
      'Income tax | 450.76',
      'Contributions | 149.40',
      'You keep | 599.84',
    ]);
  });

  test('stands beside the net of every salary, with the own place on it', async () => {
    await calculate();
    expect(
      screen.getByText(
        'Net salary by gross salary, per month. The curve runs from € 1 978.34 to € 10 000.00 gross. Your gross is € 5 000.00 and your net € 3 690.06.',
      ),
    ).toBeDefined();
    // 3 690.06 / 5 000 = 73.8 %
    expect(rowsOf('Net salary by gross salary, per month')).toContain(
      '5 000.00 | 3 690.06 | 73.8 %',
    );
  });
});

describe('what is paid beside the salary', () => {
  test('has its lines: what is in the gross below it, what was received otherwise before the net', async () => {
    // 5 000 / 173 x 10 x 1.4 = 404.62, part by part 404.63; 18 vouchers of 15.00, of which 2.80 is paid.
    await calculate({ overtimeHours: 10, benefitInKind: 225, voucherCount: 18 });
    const lines = rowsOf('From gross to net, per month');
    expect(lines[1]).toMatch(/^of which tax-free overtime.* 404\.63$/);
    expect(lines.at(-3)).toMatch(/^Benefits in kind, already received.* 225\.00$/);
    expect(lines.at(-2)).toMatch(/^Your share of the meal vouchers.* 50\.40$/);
    expect(
      screen.getByText('Your meal vouchers are worth € 270.00 a month. You pay € 50.40 of it.'),
    ).toBeDefined();
  });

  test.each(['my-year', 'payslip-check', 'joint-salary'])(
    'is no part of the salary that %s takes over',
    (to) => {
      const request = {
        ...june2025,
        employmentType: 1,
        overtimeHours: 10,
        sundayHours: 8,
        benefitInKind: 225,
        rentPremium: { amount: 300, rent: 1200 },
        mealVouchers: { count: 18 },
      } as const;
      const question = next.find((each) => each.to === to);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a record that the question reads
      const record = { request, result: answerTo(request) } as never;
      expect(question?.figure(record)).toBe(5000);
    },
  );

  test('is no part of the annual salary that joint-salary takes over, but a bonus is', () => {
    const request = {
      ...june2025,
      employmentType: 1,
      grossSalary: 60_000,
      salaryPeriod: 'annual',
      bonus: 3000,
      benefitInKind: 225,
      profitSharingPremium: 2000,
    } as const;
    const question = next.find(({ to }) => to === 'joint-salary');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a record that the question reads
    const record = { request, result: answerTo(request) } as never;
    expect(question?.figure(record)).toBe(63_000);
  });

  test('has the bonus on a payslip beside the month, and in the year only', async () => {
    const { user } = await calculate({ bonus: 5000 });
    // 10.8 % and 1.4 % of contributions are 610.00, and the tax of the bonus is 1 828.60.
    expect(rowsOf('Payslip for your bonus').at(-1)).toContain('2 561.40');
    // 12 x 3 690.06 + 2 561.40 = 46 842.12.
    expect(
      screen.getByText(
        /^Twelve times the net of one month plus the bonus is € 46 842\.12, but you receive/,
      ),
    ).toBeDefined();
    await user.click(screen.getByRole('tab', { name: /^Annual/ }));
    expect(screen.queryByText('Payslip for your bonus')).toBeNull();
  });
});

test('is downloaded as a table with the month and the year', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:payslip';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await calculate();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Gross salary,5000.00',
      'Net salary,3690.06',
      'Gross salary,60000.00',
      'Net salary,44267.63',
    ]),
  );
});
