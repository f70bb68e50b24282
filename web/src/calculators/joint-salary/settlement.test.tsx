import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { linesOf, wholeCalculation } from '../../shared/test-support/whole-result.test-support.ts';
import {
  calculate,
  coupleInClass1,
  coupleInClass2,
  salaryAndProfit,
} from './fixtures.test-support.ts';

const settlementLines = () =>
  linesOf('Tax withheld from your salaries, and the balance after the assessment');
/** An answer to a request that wants no steps, so that a line has its own words only. */
function withoutSteps(answer: JointSalaryResult): JointSalaryResult {
  const { explanation: _, ...figures } = answer;
  return figures;
}

describe('class 2', () => {
  test('shows what the employers? withholds? and what the year’s end settles', async () => {
    await calculate(withoutSteps(coupleInClass2));
    // 12 x 244.10 = 2 929.20; 12 x 464.70 = 5 576.40; together 8 505.60; less 11 980.00: - 3 474.40
    expect(settlementLines()).toEqual([
      [
        'Person 1, payslip: class\u00A02 tax scaleTax before credits: €\u00A0244.10 a month. The net paid out is €\u00A04\u00A0175.63.',
        '2\u00A0929.20',
      ],
      [
        'Person 2, payslip: flat 15\u00A0%, second tax cardTax before credits: €\u00A0464.70 a month. The net paid out is €\u00A03\u00A0099.33.',
        '5\u00A0576.40',
      ],
      ['Withheld in twelve months', '8\u00A0505.60'],
      ['Annual tax', '11\u00A0980.00'],
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

  test('says so when more comes back', async () => {
    await calculate({
      ...coupleInClass2,
      couple: {
        withheld: { person1: 900, person2: 464.7 },
        creditsInAssessment: 0,
        settlement: 4396.4,
      },
    });
    expect(screen.getByRole('rowheader', { name: /^Refunded after the assessment/ })).toBeDefined();
    expect(screen.getByText(/get € 4 396\.40 back/)).toBeDefined();
  });

  test('gives the higher of two pays the scale, whoever earns it', async () => {
    const { person1, person2, ...others } = coupleInClass2;
    if (person2 === undefined) throw new Error('The case has two persons');
    await calculate({ ...others, person1: person2, person2: person1 });
    expect(
      screen.getByRole('rowheader', { name: /^Person 2, payslip: class\s2 tax scale/ }),
    ).toBeDefined();
    expect(screen.getByRole('rowheader', { name: /^Person 1, payslip: flat/ })).toBeDefined();
  });

  test('says that a self-employed person has no payslip but advances', async () => {
    await calculate(withoutSteps(salaryAndProfit), { employmentType2: 2 });
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
      ['Annual tax', '8\u00A0694.00'],
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

  test.each([
    [
      -11_188,
      /^No tax is withheld from your profits\. After your tax return, you will have to pay € 11 188\.00/,
    ],
    [
      792,
      /credits are higher than your annual tax\. After your tax return, you will receive € 792\.00/,
    ],
    [0, /no tax is due for the year/],
  ])('says of two profits what is left to settle: %d', async (settlement, sentence) => {
    await calculate({
      ...coupleInClass2,
      couple: { withheld: {}, creditsInAssessment: 792, settlement },
    });
    expect(screen.getByText(sentence)).toBeDefined();
  });

  test('leaves all of this out where each is taxed alone', async () => {
    await calculate(coupleInClass1);
    expect(screen.queryByText(/employers? withholds?/)).toBeNull();
  });
});
