import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSessionState } from '../../shared/session-state.ts';
import { recalculateButtons } from '../../shared/testing/whole-result.ts';
import { salaryStatistics } from '../../shared/testing/salary-statistics.ts';
import { calculate, fieldsOf, grossSalaryBox, linesOf, statisticsPath } from './test-page.tsx';
import { coupleInClass1, coupleInClass2, oneEarnerInClass2 } from './fixtures.ts';

const table = (name: string) => screen.getByRole('table', { name });
const month = (person: string) => table(`${person}, from gross to net, per month`);

const inCents = (written: string) =>
  Number(written.replaceAll('\u00A0', '').replace('.', '').replace('\u2212', '-'));

beforeEach(() => {
  clearSessionState();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the result', () => {
  it('takes the focus with what the household keeps in its heading', async () => {
    await calculate();
    expect(document.activeElement?.tagName).toBe('H2');
    expect(document.activeElement?.textContent).toContain('Your household’s net income');
    expect(document.activeElement?.textContent).toContain('€6985.74');
    expect(screen.getByRole('heading', { name: 'Your Joint Salary Breakdown' })).toBeDefined();
    // 6 985.74 / 9 000 = 0.776
    expect(screen.getByText('Together you keep 78 % of € 9 000.00.')).toBeDefined();
  });

  it('shows each person and both together, with only the deductions that there are', async () => {
    await calculate();
    expect(linesOf(month('Person 1')).map(([, amount]) => amount)).toEqual(
      ['5 000.00', '522.26', '400.00', '12.50', '140.00', '60.62', '3 864.62'].map((amount) =>
        amount.replace(' ', '\u00A0'),
      ),
    );
    expect(linesOf(month('Person 2')).at(0)).toEqual(['Gross salary', '4\u00A0000.00']);
    expect(linesOf(month('Total')).at(-1)).toEqual(['Net salary', '6\u00A0985.74']);
    expect(screen.queryByRole('rowheader', { name: /^Accident insurance/ })).toBeNull();
  });

  it('leaves out a deduction of nothing', async () => {
    const { person1 } = coupleInClass2;
    const exempt = { ...person1.monthlySalary, tax: 0, netSalary: 4386.88 };
    await calculate({
      ...coupleInClass2,
      person1: { monthlySalary: exempt, annualSalary: person1.annualSalary },
    });
    expect(within(month('Person 1')).queryByRole('rowheader', { name: /^Income tax/ })).toBeNull();
    expect(within(month('Person 2')).getByRole('rowheader', { name: /^Income tax/ })).toBeDefined();
  });

  it.each(['Monthly', 'Annual'])('adds up as displayed: %s', async (period) => {
    const { user } = await calculate();
    await user.click(screen.getByRole('tab', { name: period }));
    const [first, second, total] = ['Person 1', 'Person 2', 'Total'].map((person) =>
      linesOf(screen.getByRole('table', { name: new RegExp(`^${person},`) })).map(([, amount]) =>
        inCents(amount),
      ),
    );
    expect(total).toEqual(first?.map((amount, line) => amount + (second?.[line] ?? Number.NaN)));
    const [gross = 0, ...rest] = total ?? [];
    const net = rest.pop();
    expect(net).toBe(gross - rest.reduce((sum, amount) => sum + amount, 0));
  });

  it('shows the year of the worked case under its tab', async () => {
    const { user } = await calculate();
    await user.click(screen.getByRole('tab', { name: 'Annual' }));
    expect(screen.getByRole('heading', { name: /€83828\.86 , Per year/ })).toBeDefined();
    expect(screen.getByText(/^Calculated on .* under the rules of 2025\./)).toBeDefined();
    expect(linesOf(table('Total, from gross to net, per year')).at(-1)?.[1]).toBe('83\u00A0828.86');
  });

  it('opens how a line of the total is computed', async () => {
    const { user } = await calculate();
    await user.click(within(month('Total')).getByRole('button', { name: /^Pension insurance/ }));
    expect(within(month('Total')).getAllByText(/^Person 1/).length).toBeGreaterThan(0);
  });

  it('names salary and profit together an income, with the insurance only one pays', async () => {
    const total = { ...coupleInClass2.total.monthlySalary, accidentInsurance: 28 };
    await calculate(
      { ...coupleInClass2, total: { ...coupleInClass2.total, monthlySalary: total } },
      { secondEmployment: 'Self-employed' },
    );
    expect(linesOf(month('Person 1')).at(-1)?.[0]).toBe('Net salary');
    expect(linesOf(month('Person 2')).at(0)?.[0]).toBe('Profit before contributions');
    expect(linesOf(month('Total')).at(0)?.[0]).toBe('Gross income');
    expect(
      within(month('Total')).getByRole('rowheader', { name: /^Accident insurance/ }),
    ).toBeDefined();
  });

  it('says hints of each person under the name', async () => {
    await calculate();
    const hints = screen.getByRole('list', { name: 'Person 2' });
    expect(hints.textContent).toMatch(/€\s2\s637\.79 gross a month/);
    expect(screen.queryByRole('list', { name: 'Person 1' })).toBeNull();
  });

  // Administration des contributions directes, CIM 2025: 3 504 at most.
  it.each([
    ['Class 1a', 1],
    ['Class 1', 0],
  ])(
    'says once, in class 1a, that the credit of single parents is left out: %s',
    async (taxClass, times) => {
      await calculate(coupleInClass1, { taxClass });
      expect(
        screen.queryAllByText(/\(.*CIM\) is not included\. It is up to €\s3\s504 a year/),
      ).toHaveLength(times);
    },
  );

  it('says once that twelve months are not the year', async () => {
    await calculate(coupleInClass1);
    // 12 x 6 985.74 = 83 828.88
    expect(screen.getAllByText(/Twelve such months add up to € 83 828\.88/)).toHaveLength(1);
  });
});

describe('the chart', () => {
  it('is that of both together until another is chosen', async () => {
    const { user } = await calculate();
    expect(screen.getByRole('radio', { name: 'Total' })).toHaveProperty('checked', true);
    expect(await screen.findByRole('img', { name: /^Net salary.*6\s985\.74/ })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Person 2' }));
    expect(await screen.findByRole('img', { name: /^Net salary.*3\s121\.12/ })).toBeDefined();
  });

  it('cannot be that of a second person who was not entered, and says why', async () => {
    await calculate(oneEarnerInClass2, { secondSalary: '' });
    expect(screen.getByRole('radio', { name: 'Person 2' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('radio', { name: 'Person 1' })).toHaveProperty('disabled', false);
    const choice = screen.getByRole('group', { name: 'Show the chart of' });
    expect(choice.textContent).toContain('because you entered only one income');
    expect(screen.queryByRole('table', { name: /^Person 2/ })).toBeNull();
  });
});

describe('around the result', () => {
  it('compares the household’s month, once a panel is opened', async () => {
    const { user, callsTo } = await calculate();
    expect(callsTo(statisticsPath)).toEqual([]);
    await user.click(screen.getByText('Compare your household’s gross income'));
    await waitFor(() =>
      expect(callsTo(statisticsPath).map(({ body }) => body)).toEqual([
        { userGrossSalary: 9000, userNetSalary: 6985.74, payMonth: '2025-01' },
      ]),
    );
    expect((await screen.findAllByText('Failed to load salary statistics.')).length).toBe(2);
  });

  it.each([
    [
      'en',
      'Your household’s gross income is 30 % above the average gross salary. The average is € 6 914.08.',
    ],
    [
      'fr',
      'Le revenu brut de votre ménage dépasse de 30 % le salaire brut moyen. La moyenne est de 6 914,08 €.',
    ],
    [
      'de',
      'Das Bruttoeinkommen Ihres Haushalts liegt 30 % über dem durchschnittlichen Bruttolohn. Der Durchschnitt beträgt 6 914,08 €.',
    ],
  ] as const)('speaks of the household: %s', async (language, sentence) => {
    const { user, switchLanguage } = await calculate(undefined, {
      statisticsAnswers: [{ status: 200, body: salaryStatistics }],
    });
    await user.click(screen.getByText('Compare your household’s gross income'));
    await screen.findByText('Average Gross Salary');
    switchLanguage(language);
    // 9 000 / 6 914.08 = 1.302
    expect(screen.getByText(sentence)).toBeDefined();
    expect(
      screen.queryByText(/Your (?:gross|net) salary|Votre salaire|Ihr (?:Brutto|Netto)lohn/),
    ).toBeNull();
  });

  it('leads from an entry to its field', async () => {
    const { user } = await calculate();
    await user.click(screen.getByRole('button', { name: 'Change Person 2: Gross salary' }));
    await waitFor(() => expect(document.activeElement).toBe(grossSalaryBox('Person 2')));
  });

  it('has no entries of a second person who was not entered', async () => {
    await calculate(oneEarnerInClass2, { secondSalary: '' });
    expect(screen.queryByRole('button', { name: /^Change Person 2/ })).toBeNull();
  });

  it('leads back to the form as it was left', async () => {
    const { user } = await calculate();
    await user.click(recalculateButtons()[0]);
    await screen.findByRole('group', { name: 'Person 2' });
    expect(grossSalaryBox('Person 1')).toHaveProperty('value', '5\u00A0000.00');
    expect(fieldsOf('Person 2').getByRole('radio', { name: 'Employee' })).toHaveProperty(
      'checked',
      true,
    );
  });

  it('stays in another language', async () => {
    const { switchLanguage } = await calculate();
    switchLanguage('fr');
    expect(await screen.findByRole('heading', { name: 'Le détail de vos salaires' })).toBeDefined();
  });
});
