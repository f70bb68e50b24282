import type { MyYearInput } from '@suen/engine/calculators/my-year/input';
import type { MyYearResult } from '@suen/engine/calculators/my-year/result';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { StoredEntries } from '../../shared/form/entries-link/stored-entries.ts';
import { offerEntries } from '../../shared/form/state/offered-entries.ts';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { descriptionOf } from '../../shared/test-support/controls.test-support.ts';
import { fakeApi } from '../../shared/test-support/fake-api.test-support.ts';
import { roomInTest, send } from '../calculator-in-test.test-support.tsx';
import { next } from './page.tsx';

const room = roomInTest('my-year', { entries: {} });

/** A year in class 1 without a change. */
const evenYear = { taxYear: '2026', grossSalary: '5000', salaryFollowsIndex: 'false' };

/**
 * A rise in April, 32 hours from September and a bonus in December: the first worked year of the engine. Payslips 46 475.34,
 * withheld 10 023.10, tax 10 192 with the lump sum, so 168.90 are missing.
 */
const changedYear = {
  ...evenYear,
  change1: 'raise',
  month1: '4',
  amount1: '5400',
  change2: 'partTime',
  month2: '9',
  amount2: '4320',
  hours2: '32',
  change3: 'bonus',
  month3: '12',
  amount3: '5000',
};

/** The page with a result, usually of the changed year. A change has no fields before it is added, so a link brings the entries. */
function calculate(entries: StoredEntries = changedYear) {
  offerEntries('my-year', { source: { kind: 'link' }, entries });
  return room.calculate();
}

/** 5 400 all year, but for the wage index: the tables withhold less than 10 euros too much. */
const indexedYear = { ...evenYear, grossSalary: '5400', salaryFollowsIndex: 'true' };

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const table = (name: string) => screen.getByRole('table', { name });

/** The figures of a row as the eye reads them. */
function figuresOf(tableName: string, row: string): readonly string[] {
  const header = table(tableName).querySelector(`[data-name="${row}"]`);
  const cells = header?.parentElement?.querySelectorAll('td [aria-hidden]') ?? [];
  return [...cells].map(({ textContent }) => plain(textContent));
}
const page = () => plain(document.querySelector('main')?.textContent ?? document.body.textContent);

describe('the result', () => {
  // 46 475.34 on the payslips, and nobody asks for the 168.90 that are missing.
  test('takes the focus with what is kept, and says what the changes do', async () => {
    await calculate();
    expect(plain(document.activeElement?.textContent)).toContain('You keep in 2026');
    expect(plain(document.activeElement?.textContent)).toContain('46 475.34');
    // Gross 5 400.00 to 4 320.00: 20 %. Net 3 870.24 to 3 315.21: 14.3 %. Bonus 2 835.00 of 5 000: 57 %.
    expect(page()).toContain(
      'In September your gross falls by 20 %. Your net falls by only 14 %. You keep 57 % of the bonus. The tax office pays nothing back and asks for nothing.',
    );
    expect(figuresOf('Your tax settlement', 'Tax due, not claimed')).toEqual(['−168.90']);
  });

  // L.I.R. art. 154bis: less than 10 euros are not paid back.
  test('does not send anybody to the tax office for less than it pays back', async () => {
    await calculate(indexedYear);
    expect(Number(figuresOf('Your tax settlement', 'Too small to be paid back')[0])).toBeLessThan(
      10,
    );
    expect(page()).toContain(
      'You would get nothing back, because the tax office pays back only € 10 or more.',
    );
    expect(page()).not.toContain('You may ask for the annual settlement');
  });

  // 5 400 x 1.025, STATEC's indexation of June 2026; 5 x 5 400.00 + 7 x 5 535.00 = 65 745.00.
  test('says what the wage index changes, and the gross where the payslips are all that is kept', async () => {
    await calculate(indexedYear);
    expect(page()).toContain(
      'From June, the wage index raises your gross to € 5 535. The tax office pays nothing back',
    );
    expect(page()).toContain('Gross on your payslips€ 65 745.00');
    expect(page()).not.toContain('On your payslips€');
  });

  test('shows every payslip, what is paid once, and their sum', async () => {
    await calculate();
    const rows = within(table('Month by month')).getAllByRole('rowheader');
    expect(rows.map((row) => row.dataset['name'])).toEqual([
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
      'December, one-off pay',
      'On all payslips',
    ]);
    expect(figuresOf('Month by month', 'September')).toEqual([
      '4 320.00',
      '551.67',
      '453.12',
      '3 315.21',
    ]);
    // 3 x 5 000 + 5 x 5 400 + 4 x 4 320 + 5 000 = 64 280; net as above.
    expect(figuresOf('Month by month', 'On all payslips')).toEqual([
      '64 280.00',
      '8 204.28',
      '9 600.38',
      '46 475.34',
    ]);
  });

  test('names in a month what is different from the month before', async () => {
    await calculate();
    const noteOf = (month: string) =>
      table('Month by month').querySelector(`[data-name="${month}"]`)?.textContent;
    expect(noteOf('April')).toContain('New salary');
    // Fewer hours at a lower salary are one change.
    expect(noteOf('September')).toContain('New hours');
    expect(noteOf('September')).not.toContain('New salary');
  });

  test('says what the deductions save, and what is left of each', async () => {
    await calculate({ ...changedYear, age1: '35', pension1: '2400', insurances: '480' });
    // Tax 10 192 with the lump sum, 9 198 with 2 880, on 53 400.
    expect(figuresOf('Your tax settlement', 'Saved by your deductions')).toEqual(['−994.00']);
    expect(figuresOf('Your tax settlement', 'You get back')).toEqual(['825.10']);
    expect(
      figuresOf('Your deductions and remaining limits', 'Private pension plan').slice(0, 2),
    ).toEqual(['2 400', '2 100']);
    expect(page()).toContain('if you ask for it by 31 December 2027');
    expect(page()).toContain(
      'Without your deductions, you would have paid € 168.90 too little in tax.',
    );
  });

  // Two salaries and a marriage in June: 10 571.70 withheld, 11 804 due, a return is obligatory.
  test('says of a couple that has to file what it must pay, and each way of filing', async () => {
    await calculate({ ...evenYear, change1: 'marriage', month1: '6', amount1: '4000' });
    expect(page()).toContain('You must file a tax return and then pay € 1 232.30.');
    expect(page()).toContain(
      'You must file a tax return (form 100) by 31 December 2027. Your household has several salaries at once and more than € 36 000 of taxable income.',
    );
    expect(figuresOf('Your tax settlement', 'You must pay')).toEqual(['−1 232.30']);
    expect(figuresOf('Methods of taxation', 'Together, class\u00A02')).toEqual(['11 804']);
    expect(table('Month by month').querySelector('[data-name="June, your spouse"]')).not.toBeNull();
  });

  // 4 000 from 16 June: 13 of 26 days in June.
  // 2 771.33 is the minimum wage since June 2026.
  test.each([
    ['a spouse', { taxClass: '3', partnerGross: '2500' }],
    ['oneself', { grossSalary: '2500' }],
  ])('says of %s that a salary is below the minimum wage', async (_, entries) => {
    await calculate({ ...evenYear, ...entries });
    expect(page()).toContain('In some months the salary is below the minimum wage');
  });

  test('says of a part of a month how many days are paid', async () => {
    await calculate({ ...evenYear, grossSalary: '4000', startMonth: '6', startDay: '16' });
    expect(table('Month by month').querySelector('[data-name="June"]')?.textContent).toContain(
      '13 days without Sundays',
    );
    expect(page()).toContain('We calculate pay for part of a month by days, without Sundays.');
    // Months without pay have no row.
    expect(table('Month by month').querySelector('[data-name="May"]')).toBeNull();
  });
});

// 5 400 until May, 5 535 from June on.
test('hands on the salary of the last whole month, not of January', () => {
  const answerTo = answersOf<MyYearInput, MyYearResult>('my-year');
  const person = { spans: [{ from: '2026-01-01', grossSalary: 5400 }] };
  const result = answerTo({ taxYear: 2026, taxClass: 1, person, salaryFollowsIndex: true });
  const record = { request: {}, result };
  for (const to of ['net-salary', 'joint-salary']) {
    const question = next.find((each) => each.to === to);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a record that the question reads
    expect(question?.figure(record as never)).toBe(5535);
  }
});

describe('what the answer refuses', () => {
  const second = { change: 'secondEmployer', amount: '1500', hours: '16' };
  const changes = (...all: readonly Readonly<Record<string, string>>[]): StoredEntries =>
    Object.assign(
      { ...evenYear },
      ...all.map((change, index) =>
        Object.fromEntries(
          Object.entries(change).map(([part, value]) => [`${part}${index + 1}`, value]),
        ),
      ),
    );

  /** Sends changes that are refused, and gives what is said at the month of one. */
  async function refusalOf(entries: StoredEntries) {
    offerEntries('my-year', { source: { kind: 'link' }, entries });
    fakeApi({ [room.calculationPath]: [room.answer] });
    room.showPage();
    send();
    await waitFor(() =>
      expect(document.querySelector('form [aria-invalid="true"]')).not.toBeNull(),
    );
    return (slot: number) => {
      const month = document.querySelector<HTMLElement>(`[name="month${slot}"]`);
      return month ? plain(descriptionOf(month)) : undefined;
    };
  }

  test('stands at the month of the pay of a fund that overlaps with another', async () => {
    const leave = { change: 'parentalLeave', month: '4', until: '6', amount: '2500' };
    const sickness = { change: 'sickPay', month: '6', until: '8', amount: '3000' };
    const said = await refusalOf(changes(leave, sickness));
    expect(said(2)).toContain('This overlaps with another entry.');
    expect(said(1)).not.toContain('This overlaps');
  });

  test('stands at the month of a second employer where nobody else pays', async () => {
    const alone = { ...second, month: '8', until: '9' };
    const said = await refusalOf(changes({ change: 'stop', month: '6' }, alone));
    expect(said(2)).toContain('only in months in which you have other pay.');
  });

  test('is nothing of a second employer beside unemployment pay', async () => {
    const unemployment = { change: 'unemployment', month: '7', until: '12', amount: '3000' };
    const beside = { ...second, month: '8', until: '9' };
    await calculate(changes({ change: 'stop', month: '6' }, unemployment, beside));
    expect(screen.getByRole('table', { name: 'Month by month' })).toBeDefined();
  });

  test('is nothing of second employers one after the other, in whatever order they are entered', async () => {
    const later = { ...second, month: '9', until: '10' };
    await calculate(changes(later, { ...second, month: '2', until: '4' }));
    expect(screen.getByRole('table', { name: 'Month by month' })).toBeDefined();
  });
});
