import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatIn } from '../../shared/amount/format.ts';
import { checksOf } from '../../shared/test-support/check-form.test-support.ts';
import { descriptionOf } from '../../shared/test-support/controls.test-support.ts';
import { showPageOf } from '../calculator-in-test.test-support.tsx';
import { myYearForm } from './form.ts';

const showPage = () => showPageOf('my-year');

const check = checksOf(myYearForm, { grossSalary: '5000', taxYear: 2026 });
type Entries = Parameters<typeof check>[0];

const personOf = (entries: Entries) => check(entries).request?.person;
const errorOf = (entries: Entries) => [...check(entries).errors];

describe('a change', () => {
  test('is added with its first field in focus, and taken away with its entries', async () => {
    const { user } = showPage();
    await user.click(screen.getByRole('button', { name: 'Pay rise' }));
    const row = () => screen.queryByRole('group', { name: 'Pay rise' });
    expect(document.activeElement).toHaveProperty('name', 'month1');
    expect(screen.getByText('Added: Pay rise')).toBeDefined();
    await user.type(within(row() ?? document.body).getByRole('textbox'), '5400');
    await user.click(screen.getByRole('button', { name: 'Remove: Pay rise' }));
    expect(row()).toBeNull();
    expect(screen.getByText('Removed: Pay rise')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pay rise' }));
    expect(within(row() ?? document.body).getByRole('textbox')).toHaveProperty('value', '');
  });

  test('says at its month what contradicts it', async () => {
    const { user } = showPage();
    await user.click(screen.getByRole('radio', { name: 'Class 2' }));
    await user.click(screen.getByRole('button', { name: 'We get married' }));
    const month = screen.getByRole('combobox', { name: 'Month of the marriage' });
    await user.selectOptions(month, '8');
    await user.tab();
    expect(descriptionOf(month)).toContain('In class\u00A02 you are already taxed together.');
  });
});

describe('the request', () => {
  test('has the salary from January on', () => {
    expect(check().request).toMatchObject({
      taxYear: 2026,
      taxClass: 1,
      residence: 'luxembourg',
      person: { spans: [{ from: '2026-01-01', grossSalary: 5000, weeklyHours: 40 }] },
      changesOfClass: [],
      salaryFollowsIndex: true,
    });
  });

  test('has what changes in one month as one span', () => {
    const person = personOf({
      change1: 'partTime',
      month1: 9,
      hours1: '32',
      change2: 'raise',
      month2: 9,
      amount2: '4500',
    });
    expect(person?.spans?.slice(1)).toEqual([
      { from: '2026-09-01', grossSalary: 4500, weeklyHours: 32 },
    ]);
  });

  test('ends a job the day before the next one begins', () => {
    const person = personOf({ change1: 'newJob', month1: 3, day1: '16', amount1: '6000' });
    expect(person?.spans).toMatchObject([
      { from: '2026-01-01', until: '2026-03-15', grossSalary: 5000 },
      { from: '2026-03-16', grossSalary: 6000 },
    ]);
    // The day before 1 March.
    const march = personOf({ change1: 'newJob', month1: 3, amount1: '6000' });
    expect(march?.spans?.[0]).toMatchObject({ until: '2026-02-28' });
  });

  test('names a second employer, and ends it with its last month', () => {
    const person = personOf({
      change1: 'secondEmployer',
      month1: 2,
      until1: 6,
      amount1: '1500',
      hours1: '20',
    });
    expect(person?.spans?.[1]).toEqual({
      from: '2026-02-01',
      until: '2026-06-30',
      employer: 'second',
      grossSalary: 1500,
      weeklyHours: 20,
    });
  });

  test('has what is paid once, the pay of funds and the events of the family', () => {
    const { request } = check({
      change1: 'bonus',
      month1: 12,
      amount1: '5000',
      change2: 'parentalLeave',
      month2: 4,
      until2: 5,
      amount2: '2800',
      change3: 'birth',
      month3: 2,
    });
    expect(request?.person.oneOff).toEqual([{ month: '2026-12', bonus: 5000 }]);
    expect(request?.person.replacement).toEqual([
      { from: '2026-04-01', until: '2026-05-31', kind: 'parentalLeave', grossAmount: 2800 },
    ]);
    expect(request?.changesOfClass).toEqual([{ month: '2026-02', event: 'birth' }]);
  });

  test('has the salary of a spouse for the whole year, in class 2 or from a marriage', () => {
    const spans = [{ from: '2026-01-01', grossSalary: 4000, weeklyHours: 40 }];
    expect(check({ taxClass: 3, partnerGross: '4000' }).request?.partner).toEqual({ spans });
    const married = { change1: 'marriage', month1: 6, amount1: '4000' } as const;
    expect(check(married).request?.partner).toEqual({ spans });
    expect(check({ change1: 'marriage', month1: 6 }).request?.partner).toBeNull();
  });

  test('counts the insurances once, whatever they insure', () => {
    expect(check({ insurances: '480', pension1: '1200' }).request?.deductions).toEqual({
      pension1: 1200,
      autoLiabilityInsurance1: 480,
    });
    expect(check().request?.deductions).toBeNull();
  });

  test('has no spouse of who marries elsewhere, and does not ask for the pay', () => {
    const wedding = { change1: 'marriage', month1: 7, amount1: '4000' } as const;
    expect(check(wedding).request?.partner).toMatchObject({ spans: [{ grossSalary: 4000 }] });
    expect(check({ ...wedding, residence: 'elsewhere' }).request?.partner).toBeNull();
  });

  test('has special expenses of who lives elsewhere in class 2 alone', () => {
    const elsewhere = { residence: 'elsewhere', pension1: '900' } as const;
    expect(check({ ...elsewhere, taxClass: 3 }).request?.deductions).toMatchObject({
      pension1: 900,
    });
    expect(check(elsewhere).request?.deductions ?? {}).not.toHaveProperty('pension1', 900);
  });

  test('asks for the credit of single parents for those who live in Luxembourg alone', () => {
    const single = { taxClass: 2, singleParent: true } as const;
    expect(personOf(single)?.spans).toMatchObject([{ singleParentCredit: {} }]);
    expect(personOf({ ...single, residence: 'elsewhere' })?.spans?.[0]).not.toHaveProperty(
      'singleParentCredit',
    );
  });

  test('names the months of residence only if they are a part of the year', () => {
    expect(check({ residentFrom: 7, foreignIncome: '25000' }).request).toMatchObject({
      residentFrom: '2026-07',
      foreignIncome: 25_000,
    });
    expect(check({ foreignIncome: '25000' }).request).not.toHaveProperty('foreignIncome');
  });
});

describe('refuses at its field', () => {
  test.each([
    ['a second raise in the same month', { change1: 'raise', change2: 'raise' }, 'month2'],
    [
      'a second marriage',
      { change1: 'marriage', month1: 3, change2: 'marriage', month2: 8 },
      'month2',
    ],
    ['a marriage in class 2', { taxClass: 3, change1: 'marriage' }, 'month1'],
    [
      'a raise after the last month of work',
      { change1: 'stop', month1: 6, change2: 'raise', month2: 9 },
      'month2',
    ],
    [
      'a raise before a new job, after the end of the last one',
      { change1: 'stop', month1: 3, change2: 'newJob', month2: 9, change3: 'raise', month3: 6 },
      'month3',
    ],
    ['part time before the first month', { startMonth: 10, change1: 'partTime' }, 'month1'],
  ] as const)('%s', (_, entries, field) => {
    const filled = {
      amount1: '5400',
      amount2: '5500',
      amount3: '5600',
      hours1: '32',
      ...entries,
    };
    expect(errorOf(filled)).toContainEqual([field, { code: 'conflict' }]);
  });

  test('nothing of a job that begins after the last one ended', () => {
    const again = { change1: 'stop', month1: 6, change2: 'newJob', month2: 9 } as const;
    const raised = { change3: 'raise', month3: 10, amount3: '6500' } as const;
    expect(errorOf({ ...again, amount2: '6000', ...raised })).toEqual([]);
    // In its first month, too.
    expect(errorOf({ ...again, amount2: '6000', ...raised, month3: 9 })).toEqual([]);
  });

  test.each([
    // June has 30 days, February 2026 28.
    [{ change1: 'stop', month1: 6, day1: '31' }, 'day1', 30],
    [{ change1: 'newJob', month1: 2, day1: '29', amount1: '5000' }, 'day1', 28],
    [{ startMonth: 2, startDay: '29' }, 'startDay', 28],
  ] as const)('a day that its month does not have: %j', (entries, field, limit) => {
    expect(errorOf(entries)).toEqual([[field, { code: 'aboveMaximum', limit }]]);
  });

  test.each([
    [{ change1: 'secondEmployer', month1: 6, until1: 4, amount1: '1500', hours1: '20' }, 'until1'],
    [{ residentFrom: 6, residentUntil: 4 }, 'residentUntil'],
  ] as const)('an end before its beginning: %j', (entries, field) => {
    expect(errorOf(entries)).toEqual([[field, { code: 'belowMinimum', limit: 6 }]]);
  });

  test.each([
    ['a bonus without its amount', { change1: 'bonus' }, 'amount1'],
    ['part time without its hours', { change1: 'partTime', month1: 9 }, 'hours1'],
    ['home savings without an age', { homeSavings1: '600' }, 'age1'],
  ] as const)('%s', (_, entries, field) => {
    expect(errorOf(entries)).toEqual([[field, { code: 'required' }]]);
  });
});

describe('a refusal of the server', () => {
  const entries = {
    ...myYearForm.initialValues({ today: '2026-01-15', format: formatIn('en') }),
  };
  const nameOf = (part: string, changes: Entries) =>
    myYearForm.nameOf(part, { ...entries, grossSalary: '5000', taxYear: 2026, ...changes });

  test.each([
    ['person.spans.0.grossSalary', {}, 'grossSalary'],
    ['person.spans.1.from', { change3: 'raise', month3: 4, amount3: '5400' }, 'month3'],
    ['person.spans.1.grossSalary', { change3: 'raise', month3: 4, amount3: '5400' }, 'amount3'],
    ['person.oneOff.0.month', { change2: 'bonus', amount2: '5000' }, 'month2'],
    ['changesOfClass.0.month', { change4: 'birth' }, 'month4'],
    ['partner.spans.0.grossSalary', { taxClass: 3, partnerGross: '4000' }, 'partnerGross'],
    ['deductions.autoLiabilityInsurance1', { insurances: '480' }, 'insurances'],
  ] as const)('of %s stands at its field', (part, changes, field) => {
    expect(nameOf(part, changes)).toBe(field);
  });
});
