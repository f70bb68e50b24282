import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { salaryStatistics } from '../../shared/test-support/salary-statistics.test-support.ts';
import {
  amountsOf,
  calculate,
  calculateInvented,
  coupleInClass2,
  grossSalaryBox,
  oneEarner,
  salaryAndProfit,
  statisticsPath,
} from './fixtures.test-support.ts';

const table = (name: string) => screen.getByRole('table', { name });
const grossToNetTable = () => table('From gross to net, per month');

describe('the result', () => {
  test('takes the focus with what the household keeps in its heading', async () => {
    await calculate();
    expect(document.activeElement?.textContent).toContain('Your household’s net income');
    expect(document.activeElement?.textContent).toContain('€6985.74');
    expect(screen.getByRole('heading', { name: 'Your Joint Salary Breakdown' })).toBeDefined();
  });

  // 4 175.63 + 3 099.33; 3 474.40 / 12; 83 828.86 - 83 554.86 (worked in fixtures.test-support.ts)
  test('answers what is paid out, what to put aside and which taxation is right', async () => {
    await calculate();
    for (const figure of ['€ 4 175.63 per month', '€ 3 099.33 per month', '€ 289.53 per month']) {
      expect(screen.getByText(figure)).toBeDefined();
    }
    expect(
      screen.getByText(
        'Your payslips pay out € 7 274.96 a month, but you will owe another € 3 474.40 in tax for the year. The net income above already takes this into account. Joint taxation is better for you. With strictly individual taxation, you would pay € 274 more a year.',
      ),
    ).toBeDefined();
  });

  test('says of one earner what the payslip pays out and what is left to pay', async () => {
    await calculate(oneEarner);
    // By hand in the engine's examples: net 50 105.63, tax 2 933. 50 105.63 / 60 000 = 0.835; 12 x 244.10 - 2 933 = - 3.80.
    expect(
      screen.getByText(
        'You keep 83.5 % of € 60 000 a year. Your payslip pays out € 4 175.63 a month, but you will owe another € 3.80 in tax for the year. The net income above already takes this into account.',
      ),
    ).toBeDefined();
  });

  test('shows each person and both together in one table, with only the deductions that there are', async () => {
    await calculate();
    const rows = [
      ['Gross salary', '5 000.00', '4 000.00', '9 000.00'],
      ['Income tax', '522.26', '390.27', '912.53'],
      ['Pension insurance', '400.00', '320.00', '720.00'],
      ['Health insurance, sick pay', '12.50', '10.00', '22.50'],
      ['Health insurance, medical care', '140.00', '112.00', '252.00'],
      ['Long-term care insurance', '60.62', '46.61', '107.23'],
      ['Net salary', '3 864.62', '3 121.12', '6 985.74'],
    ] as const;
    for (const [name, ...amounts] of rows) {
      expect(amountsOf(grossToNetTable(), name), name).toEqual(amounts);
    }
    expect(within(grossToNetTable()).getAllByRole('rowheader')).toHaveLength(rows.length);
    expect(
      within(grossToNetTable())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['€ per month', 'Person 1', 'Person 2', 'Total']);
  });

  test('leaves out a deduction that nobody has', async () => {
    const { person1 } = coupleInClass2;
    const exempt = { ...person1.monthlySalary, tax: 0, netSalary: 4386.88 };
    const alone = { monthlySalary: exempt, annualSalary: person1.annualSalary };
    await calculateInvented({ person1: alone, total: alone }, oneEarner);
    expect(amountsOf(grossToNetTable(), 'Income tax')).toEqual([]);
    expect(amountsOf(grossToNetTable(), 'Pension insurance')).toEqual(['400.00', '400.00']);
  });

  test('shows the year of the worked case under its tab', async () => {
    const { user } = await calculate();
    await user.click(screen.getByRole('tab', { name: /^Annual/ }));
    expect(screen.getByRole('heading', { name: /€83828\.86 , Per year/ })).toBeDefined();
    expect(screen.getByText(/^Calculated on .* under the rules of 2025\./)).toBeDefined();
    expect(amountsOf(table('From gross to net, per year'), 'Net salary').at(-1)).toBe('83 828.86');
  });

  test('opens how a line of the total is computed', async () => {
    const noSteps = { monthlySalary: [], annualSalary: [] };
    const { explanation } = coupleInClass2;
    if (explanation === undefined) throw new Error('The answer has no explanation');
    const { user } = await calculateInvented({
      explanation: { ...explanation, person1: noSteps },
    });
    const line = within(grossToNetTable()).getByRole('button', { name: /^Pension insurance/ });
    await user.click(line);
    expect(within(grossToNetTable()).getAllByText(/^Person 1/).length).toBeGreaterThan(1);
    // This answer has no steps for the first person.
    await user.click(screen.getByRole('radio', { name: 'Person 1' }));
    expect(within(grossToNetTable()).queryAllByRole('button')).toEqual([]);
  });

  test('names salary and profit together an income, with the insurance only one pays', async () => {
    const { user } = await calculate(salaryAndProfit);
    await user.click(screen.getByRole('tab', { name: /^Monthly/ }));
    expect(amountsOf(grossToNetTable(), 'Gross income')).toHaveLength(3);
    // 40 000 x 0.7 % / 12
    expect(amountsOf(grossToNetTable(), 'Accident insurance')).toEqual(['23.33', '23.33']);
  });

  test('says hints of each person under the name', async () => {
    await calculate({ grossSalary2: 2000 });
    const hints = screen.getByRole('list', { name: 'Person 2' });
    expect(hints.textContent).toMatch(/€\s2\s637\.79 gross a month/);
    expect(screen.queryByRole('list', { name: 'Person 1' })).toBeNull();
  });

  test.each([
    [2, 2, 1],
    [2, 1, 0],
  ])(
    'says that both are in class 1a: class values %d and %d',
    async (taxClass, taxClass2, times) => {
      await calculate({ taxClass, taxClass2 });
      expect(screen.queryAllByText(/^You are both in class 1a/)).toHaveLength(times);
    },
  );

  // Administration des contributions directes, CIM 2025: 3 504 at most.
  test.each([
    ['class 1a', 2, 1],
    ['class 1', 1, 0],
  ])(
    'says once, in class 1a, that the credit of single parents is left out: %s',
    async (_, taxClass, times) => {
      await calculate({ taxClass });
      expect(
        screen.queryAllByText(/\(.*CIM\) is not included\. It is up to €\s3\s504 a year/),
      ).toHaveLength(times);
    },
  );

  test('says once that twelve months are not the year', async () => {
    await calculate({ taxClass: 1 });
    // 12 x 4 445 - 1 020 = 52 320 x 0.38 - 11 694.60 = 8 187, by 12 down to 682.20, x 1.07 down to 729.90; 5 000 - 552.50 - 60.77 -
    // 729.90 + 33 = 3 689.83. 12 x 3 555 - 1 020 = 41 640 x 0.28 - 6 974.10 = 4 685.10, by 12 down to 390.40, x 1.07 down
    // to 417.70; 4 000 - 442 - 46.77 - 417.70 + 52.80 = 3 146.33. 12 x 6 836.16 = 82 033.92.
    expect(screen.getAllByText(/Twelve times the net of one month is € 82 033\.92/)).toHaveLength(
      1,
    );
    // It concerns both, and nothing is said of one: no heading is needed.
    expect(screen.queryByText('For both of you')).toBeNull();
    // Nothing is left to settle: no figure of it, and the sentence says so.
    expect(screen.getByText(/^You do not need to put anything aside\./)).toBeDefined();
    expect(screen.queryByText('Put aside for your tax')).toBeNull();
  });
});

describe('the chart', () => {
  test('is that of both together until another is chosen', async () => {
    const { user } = await calculate();
    expect(screen.getByRole('radio', { name: 'Total' })).toHaveProperty('checked', true);
    expect(await screen.findByRole('img', { name: /^Net salary.*6\s985\.74/ })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Person 2' }));
    expect(await screen.findByRole('img', { name: /^Net salary.*3\s121\.12/ })).toBeDefined();
  });

  test('cannot be that of a second person who was not entered, and says why', async () => {
    await calculate(oneEarner);
    expect(screen.getByRole('radio', { name: 'Person 2' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('radio', { name: 'Person 1' })).toHaveProperty('disabled', false);
    const choice = screen.getByRole('group', { name: 'Show figures for' });
    expect(choice.textContent).toContain('because you entered only one income');
    expect(within(grossToNetTable()).queryByRole('columnheader', { name: 'Person 2' })).toBeNull();
  });
});

describe('around the result', () => {
  test('compares the household’s month, once a panel is opened', async () => {
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

  test.each([
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
    const { user, switchLanguage } = await calculate(
      {},
      {
        [statisticsPath]: [{ status: 200, body: salaryStatistics }],
      },
    );
    await user.click(screen.getByText('Compare your household’s gross income'));
    await screen.findByText('Average Gross Salary');
    switchLanguage(language);
    // 9 000 / 6 914.08 = 1.302
    expect(screen.getByText(sentence)).toBeDefined();
    expect(
      screen.queryByText(/Your (?:gross|net) salary|Votre salaire|Ihr (?:Brutto|Netto)lohn/),
    ).toBeNull();
  });

  test('leads from an entry to its field', async () => {
    const { user } = await calculate();
    await user.click(screen.getByRole('button', { name: 'Change “Person 2: Gross salary”' }));
    await waitFor(() => expect(document.activeElement).toBe(grossSalaryBox('Person 2')));
  });

  test('has no entries of a second person who was not entered', async () => {
    await calculate(oneEarner);
    expect(screen.queryByRole('button', { name: /^Change Person 2/ })).toBeNull();
  });

  test('stays in another language', async () => {
    const { switchLanguage } = await calculate();
    switchLanguage('fr');
    expect(await screen.findByRole('heading', { name: 'Le détail de vos salaires' })).toBeDefined();
  });
});
