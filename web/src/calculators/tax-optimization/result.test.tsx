import type { TaxOptimizationInput } from '@suen/engine/calculators/tax-optimization/input';
import type { TaxOptimizationResult } from '@suen/engine/calculators/tax-optimization/result';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { setClock } from '../../shared/test-support/set-clock.test-support.ts';
import {
  barOfAnswer,
  wholeCalculation,
} from '../../shared/test-support/whole-result.test-support.ts';
import { controlOf, roomInTest } from '../calculator-in-test.test-support.tsx';
import { next } from './page.tsx';

/**
 * The page, usually with a couple of 38 and 40 with two children and a loan in 2025. By hand: pension 3 200 each; insurances
 * 4 x 672 = 2 688; home savings 4 x 1 344 = 5 376; single premium 9 840 + 10 800 + 2 x 2 160 = 24 960 (also published by taxx.lu).
 * Paid: 1 000, 3 200, 3 050.50, 4 200 and 5 000, together 16 450.50 of 39 424; remaining 2 200 + 1 176 + 19 960 = 23 336; 362.50 too
 * much for insurances.
 */
const { calculate } = roomInTest('tax-optimization', {
  entries: {
    household: 'partner',
    age1: 38,
    age2: 40,
    childrenInHousehold: 2,
    pension1: 1000,
    pension2: 3200,
    lifeInsurance1: 3050.5,
    homeSavings1: 4200,
    outstandingBalanceInsuranceType: 1,
    outstandingBalanceInsurance: 5000,
    taxYear: 2025,
  },
});

const answerTo = answersOf<TaxOptimizationInput, TaxOptimizationResult>('tax-optimization');

/** One person of 41 without children who pays every ceiling to the cent. */
const singleInFull = {
  household: 'single',
  age1: 41,
  age2: undefined,
  childrenInHousehold: 0,
  pension1: 3200,
  pension2: undefined,
  lifeInsurance1: 672,
  homeSavings1: 672,
  outstandingBalanceInsuranceType: 0,
  outstandingBalanceInsurance: undefined,
} as const;
/** The couple with what the remaining limits are worth: of 10 540 a year, 4 594 are left. */
const withIncome = { taxableIncome: 85_000 };
const cards = () => [...document.querySelectorAll('article')];
const titles = () => cards().map((each) => each.querySelector('h3')?.textContent);

function card(title: string): HTMLElement {
  const found = cards().find((each) => each.querySelector('h3')?.textContent === title);
  if (found === undefined) throw new Error(`no card ${title}`);
  return found;
}

/** The text of a card with plain spaces. */
const words = (title: string) => (card(title).textContent ?? '').replaceAll('\u00A0', ' ');
const ring = (title: string) => card(title).querySelector('[data-level]');

describe('the result', () => {
  test('takes the focus with all that may still be deducted in its heading', async () => {
    await calculate();
    expect(document.activeElement?.textContent).toContain('You can still deduct');
    expect(document.activeElement?.textContent).toContain('€23336.00');
    // 39 424 - 23 336 = 16 088 of the limits is used.
    expect(barOfAnswer()).toEqual([
      'All limits 39 424.00',
      'Deductible 16 088.00',
      'Unused 23 336.00',
      'Above the limit 362.50',
    ]);
    expect(document.activeElement?.textContent).toContain('Tax year 2025');
  });

  test('has a card for each category in its order, the summary last', async () => {
    await calculate();
    expect(titles()).toEqual([
      'You: Private pension plan',
      'Your partner: Private pension plan',
      'Insurance',
      'Home savings',
      'Single premium for outstanding balance insurance',
      'Summary',
    ]);
    expect(cards().map((each) => each.dataset['highlighted'])).toEqual([
      ...Array.from({ length: 5 }, () => 'false'),
      'true',
    ]);
  });

  test('has no card of a partner or a single premium that there is not', async () => {
    await calculate(singleInFull);
    expect(titles()).toEqual(['Private pension plan', 'Insurance', 'Home savings', 'Summary']);
  });

  test('says of each category what is left, what is deducted and what to do', async () => {
    await calculate();
    expect(words('You: Private pension plan')).toContain('You can still deduct€ 2 200.00');
    expect(words('You: Private pension plan')).toContain(
      'Payments: € 1 000. The limit is € 3 200, and 31.25 % of it is used.',
    );
    expect(words('You: Private pension plan')).toContain(
      'You can additionally deduct €2 200.00 for supplementary pension to lower your taxes.',
    );
    expect(words('Your partner: Private pension plan')).toContain(
      'You deduct exactly the maximum for supplementary pension',
    );
    expect(words('Insurance')).toContain('Above the limit€ 362.50');
    expect(words('Insurance')).toContain(
      'You are over deducting €362.50 for insurances. You can lower your deductions by this amount.',
    );
    expect(words('Home savings')).toContain(
      'You can additionally deduct €1 176.00 for home savings to lower your taxes.',
    );
    expect(words('Single premium for outstanding balance insurance')).toContain(
      'You can additionally deduct €19 960.00 with a single premium to lower your taxes.',
    );
  });

  test('draws a ring for each by its level and its sign, and says both', async () => {
    await calculate();
    const drawn = titles().map((title = '') => [
      ring(title)?.getAttribute('data-level'),
      ring(title)?.getAttribute('data-status'),
      /[<>\d. ]+ % of the limit used, [a-z]+ [a-z]+/.exec(words(title))?.[0],
    ]);
    expect(drawn).toEqual([
      ['orange', 'down', '31.25 % of the limit used, you can'],
      ['teal', 'check', '100.00 % of the limit used, nothing left'],
      ['teal', 'up', '113.49 % of the limit used, you pay'],
      ['yellow', 'down', '78.13 % of the limit used, you can'],
      ['red', 'down', '20.03 % of the limit used, you can'],
      ['orange', 'down', '40.81 % of the limit used, you can'],
    ]);
  });

  test('opens the law and the arithmetic of a category', async () => {
    const { user } = await calculate();
    const title = 'You: Private pension plan';
    const details = card(title).querySelector('details');
    expect(details?.open).toBe(false);
    await user.click(within(card(title)).getByText('See details'));
    expect(details?.open).toBe(true);
    expect(words(title)).toContain('Each adult can deduct up to € 3 200 in 2025');
    // L.I.R. art. 111bis: ten years, before the 65th birthday, from 60 to 75.
    expect(words(title)).toContain(
      'The contract runs for at least 10 years. The insured person signed it before their 65th birthday. It pays out when this person is between 60 and 75 years old.',
    );
    expect(words(title)).toContain(
      'From your 65th birthday you can no longer sign a new contract.',
    );
    const steps = wholeCalculation(card(title));
    expect(steps.textContent?.replaceAll('\u00A0', ' ')).toContain('€ 2 200.00');
    expect(within(steps).getByRole('link', { name: /L.I.R. art\. 111bis/ })).toBeDefined();
  });

  test('says where the periodic premiums are', async () => {
    await calculate({ outstandingBalanceInsuranceType: 2 });
    expect(words('Insurance')).toContain('This includes the annual premiums');
    expect(titles()).not.toContain('Single premium for outstanding balance insurance');
  });
});

describe('the summary', () => {
  test('tells remaining limits and excess apart', async () => {
    await calculate();
    // 39 424 - 23 336 = 16 088, which is 40.8076 % of 39 424
    expect(words('Summary')).toContain(
      'You can deduct € 16 088 of your payments of € 16 450.50. All limits added together are € 39 424. You use 40.81 % of them.',
    );
    expect(words('Summary')).toContain(
      'You can additionally deduct €23 336.00 from your taxable income to lower your taxes.',
    );
    expect(words('Summary')).toContain('You are over deducting €362.50 from your taxable income.');
    expect(words('Summary')).toContain(
      'You cannot move an unused limit from one category to another',
    );
  });

  test('is not full where an excess is as large as the remaining limits', async () => {
    // 672 too much for insurances and nothing for home savings: the plain sum is full, nothing else is.
    await calculate({ ...singleInFull, lifeInsurance1: 1344, homeSavings1: 0 });
    // (4 544 - 672) / 4 544 = 85.211 %
    expect(ring('Summary')?.getAttribute('data-status')).toBe('down');
    expect(words('Summary')).toContain('85.21 %');
    expect(words('Summary')).toContain('You can still deduct€ 672.00');
    expect(words('Summary')).toContain('You are over deducting €672.00');
  });

  test('has a friendly sentence where every ceiling is used to the cent', async () => {
    await calculate(singleInFull);
    expect(screen.getAllByText(/You use every limit in full/)).toHaveLength(2);
    expect(ring('Summary')?.getAttribute('data-status')).toBe('check');
  });

  test('speaks of the excess only where nothing remains', async () => {
    await calculate({ ...singleInFull, lifeInsurance1: 1344 });
    expect(words('Summary')).toContain('Above the limit€ 672.00');
    expect(words('Summary')).toContain(
      'Payments: € 5 216. The limit is € 4 544, and 114.79 % of it is used.',
    );
    expect(words('Summary')).not.toContain('additionally');
    expect(ring('Summary')?.getAttribute('data-status')).toBe('up');
  });
});

describe('what the remaining limits are worth in tax', () => {
  test('is one figure a card and the total in the summary', async () => {
    await calculate(withIncome);
    expect(words('You: Private pension plan')).toContain('you save € 659 in tax a year');
    expect(words('Insurance')).not.toContain('you save');
    expect(words('Summary')).toContain(
      'If you use all limits in full, you save € 5 946 in tax a year. Your tax would be € 4 594 instead of € 10 540.',
    );
    expect(words('Summary')).toContain('You pay 29.96 % tax');
    expect(words('Summary')).toContain('lump sum of € 960 for special expenses in any case');
  });

  test('names the end of the year as long as it lasts', async () => {
    setClock('2025-12-31T12:00:00Z');
    await calculate(withIncome);
    expect(screen.getByText(/^Pay in € 23 336 more by the end of 2025 to use/)).toBeDefined();
  });

  test('has no deadline for a year that is over', async () => {
    setClock('2026-01-01T12:00:00Z');
    await calculate(withIncome);
    expect(screen.getByText(/^Pay in € 23 336 more to use all your limits\./)).toBeDefined();
  });

  test('may be nothing', async () => {
    await calculate({ taxableIncome: 20_000 });
    expect(words('You: Private pension plan')).toContain(
      'If you use only this limit, you save no tax.',
    );
    expect(words('Summary')).toContain(
      'You would save no tax, even if you use all limits. You would still pay € 0.',
    );
  });

  test('leads to the income where none was entered', async () => {
    const { user } = await calculate();
    await user.click(screen.getByText('Enter your taxable income'));
    await waitFor(() => expect(document.activeElement).toBe(controlOf('taxableIncome')));
  });
});

describe('the way back', () => {
  test.each([
    ['Your partner: Age', () => controlOf('age2')],
    ['Outstanding balance insurance', () => controlOf('outstandingBalanceInsuranceType', 1)],
  ])('is a change link to its field: %s', async (name, field) => {
    const { user } = await calculate();
    await user.click(screen.getByRole('button', { name: `Change “${name}”` }));
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  test('shows only the amounts that were entered', async () => {
    const paidNothing = { pension1: undefined, lifeInsurance1: undefined, homeSavings1: undefined };
    await calculate({ ...singleInFull, ...paidNothing });
    const labels = [...document.querySelectorAll('dl:has(button) dt')];
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Who is taxed?',
      'Age',
      'Children in the household',
      'Tax year',
      'Outstanding balance insurance',
    ]);
  });

  test('names the tax year on paper', async () => {
    await calculate();
    expect(screen.getByText(/under the rules of 2025\./)).toBeDefined();
  });
});

describe('the question on loan insurance', () => {
  // 1 000 + 3 200 for pensions, 2 688 of the 3 050.50 for insurances, 4 200 for home savings.
  test('takes the income along with what is deducted beside the premium', () => {
    const request = {
      age1: 38,
      age2: 40,
      childrenInHousehold: 2,
      pension1: 1000,
      pension2: 3200,
      lifeInsurance1: 3050.5,
      homeSavings1: 4200,
      outstandingBalanceInsuranceType: 1,
      outstandingBalanceInsurance: 5000,
      taxableIncome: 85_000,
      taxClass: 3,
      taxYear: 2025,
    } as const;
    const record = { request, result: answerTo(request) };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a record that the question reads
    const entries = next[0]?.entries(record as never);
    expect(entries).toMatchObject({ taxableIncome: '85000', otherSpecialExpenses: '11088' });
  });
});
