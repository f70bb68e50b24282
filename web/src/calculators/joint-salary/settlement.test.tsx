import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { linesOf, wholeCalculation } from '../../shared/test-support/whole-result.test-support.ts';
import { calculate, calculateInvented, salaryAndProfit } from './fixtures.test-support.ts';

const settlementLines = () =>
  linesOf('Tax withheld from your salaries, and the balance after the assessment');

describe('class 2', () => {
  test('shows what the employers? withholds? and what the year’s end settles', async () => {
    await calculate();
    // The law follows a name. 12 x 244.10 = 2 929.20; 12 x 464.70 = 5 576.40; together 8 505.60; less 11 980.00: - 3 474.40
    expect(settlementLines()).toEqual([
      [
        expect.stringMatching(
          /^Person 1, payslip: class\s2 tax scaleTax before credits: €\s244\.10 a month\. The net paid out is €\s4\s175\.63\.Loi/,
        ),
        '2\u00A0929.20',
      ],
      [
        expect.stringMatching(
          /^Person 2, payslip: flat 15\s%, second tax cardTax before credits: €\s464\.70 a month\. The net paid out is €\s3\s099\.33\.Loi/,
        ),
        '5\u00A0576.40',
      ],
      ['Withheld in twelve months', '8\u00A0505.60'],
      [expect.stringMatching(/^Annual taxRèglement/), '11\u00A0980.00'],
      ['Balance after the assessment, to pay', '\u22123\u00A0474.40'],
    ]);
    expect(
      screen.getByText(
        /^Your employers withhold € 8 505\.60 .* € 11 980\.00\. After your tax return, you will have to pay another € 3 474\.40/,
      ),
    ).toBeDefined();
  });

  test('opens a line of the settlement to say how it is computed', async () => {
    const { user } = await calculate();
    await user.click(screen.getByRole('button', { name: /^Withheld in twelve months/ }));
    expect(wholeCalculation().textContent).toContain('8\u00A0505.60');
  });

  // Half of 12 x (2 000 - 221 down to 1 775) - 1 020 is below 13 230: no tax by the scale. (2 000 - 221 - 460) x 15 % = 197.80.
  // 2 x (24 000 - 2 652 - 540) - 5 460 = 36 156, down to 36 150, half of it 418.35 by the scale, twice 836 x 1.07 = 894.
  // 12 x 197.80 - 894 = 1 479.60.
  test('says so when more comes back', async () => {
    await calculate({ grossSalary: 2000, grossSalary2: 2000 });
    expect(screen.getByRole('rowheader', { name: /^Refunded after the assessment/ })).toBeDefined();
    expect(screen.getByText(/get € 1 479\.60 back/)).toBeDefined();
  });

  test('gives the higher of two pays the scale, whoever earns it', async () => {
    await calculate({ grossSalary: 4000, grossSalary2: 5000 });
    expect(
      screen.getByRole('rowheader', { name: /^Person 2, payslip: class\s2 tax scale/ }),
    ).toBeDefined();
    expect(screen.getByRole('rowheader', { name: /^Person 1, payslip: flat/ })).toBeDefined();
  });

  test('says that a self-employed person has no payslip but advances', async () => {
    await calculate(salaryAndProfit);
    expect(
      screen.getByRole('rowheader', { name: /^Person 2, self-employed: no payslip/ }),
    ).toBeDefined();
    // 4 972.80 / 4 = 1 243.20 a quarter, / 12 = 414.40 a month.
    expect(
      screen.getByText(/asks for advances .* of about € 1 243 four times a year/),
    ).toBeDefined();
    expect(screen.getByText('Put aside € 414 a month for these advances.')).toBeDefined();
    // 12 x 244.10 + 792 - 8 694 = - 4 972.80; what is owed counts from the tax after these credits, 7 902.
    expect(settlementLines().slice(-4)).toEqual([
      ['Withheld in twelve months', '2\u00A0929.20'],
      [expect.stringMatching(/^Annual taxRèglement/), '8\u00A0694.00'],
      [
        'Tax credits for the self-employed (CII, CI-CO2), granted with the assessment',
        '\u2212792.00',
      ],
      ['Balance after the assessment, to pay', '\u22124\u00A0972.80'],
    ]);
    expect(
      screen.getByText(
        /After the credits .* is € 7 902\.00\. After your tax return, you will have to pay another € 4 972\.80/,
      ),
    ).toBeDefined();
  });

  const twoProfits = { employmentType: 2, employmentType2: 2 };

  // 22.8 % of contributions: 46 320 + 37 056 - 4 500 - 480 = 78 396, down to 78 350, half of it x 0.26 - 6 167.70 = 4 017.80, twice
  // 8 035 x 1.07 = 8 597, less credits of 1 029.60.
  test('says of two profits what is left to settle', async () => {
    await calculate(twoProfits);
    expect(
      screen.getByText(
        /^No tax is withheld from your profits\. After your tax return, you will have to pay € 7 567\.40/,
      ),
    ).toBeDefined();
  });

  test.each([
    [
      792,
      'returned',
      /credits are higher than your annual tax\. After your tax return, you will receive € 792\.00/,
    ],
    [0, 'even', /no tax is due for the year/],
  ] as const)('says of two profits that nothing is left to pay: %d', async (...row) => {
    const [settlement, outcome, sentence] = row;
    await calculateInvented(
      {
        couple: { withheld: {}, creditsInAssessment: 792, settlement },
        leftToSettle: settlement,
        outcome,
      },
      twoProfits,
    );
    expect(screen.getByText(sentence)).toBeDefined();
  });

  test('leaves all of this out where each is taxed alone', async () => {
    await calculate({ taxClass: 1 });
    expect(screen.queryByText(/employers? withholds?/)).toBeNull();
  });
});
