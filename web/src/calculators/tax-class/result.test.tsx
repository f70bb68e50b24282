import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  barOfAnswer,
  linesOf,
  wholeResult,
} from '../../shared/test-support/whole-result.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

/**
 * The page, usually with a married couple in France, 5 000 and 3 200 a month from Luxembourg, by hand: 52 050 and 32 900 in class 1
 * are 8 649 and 2 734 of tax, 11 383. Together 80 450 in class 2: 9 181, so 2 202 less.
 */
const { calculate } = roomInTest('tax-class', {
  entries: {
    residence: 'france',
    civilStatus: 'married',
    spouseInLuxembourg: 'false',
    civilStatusSince: undefined,
    birthYear: undefined,
    grossSalary: 5000,
    grossSalary2: 3200,
    taxYear: 2026,
  },
});

const page = () => document.body.textContent.replaceAll(/[\u00A0\u202F]/g, ' ');
/** The card of the answer, whose heading has the focus. */
const answer = () =>
  document.activeElement?.closest('section')?.textContent.replaceAll(/[\u00A0\u202F]/g, ' ');

/** Without the request, with it, and what it saves or costs. */
const taxes = () =>
  linesOf('Tax with and without the request').map(([, tax]) => tax.replaceAll('\u00A0', ' '));

describe('the answer', () => {
  test('takes the focus with the class, what the request saves and the class of the spouse', async () => {
    await calculate();
    expect(answer()).toContain('Class 1');
    expect(answer()).toContain('With the request below, you would pay € 2 202 less tax a year.');
    expect(answer()).toContain('Spouse: class 1');
  });

  test('draws what the request saves, with its table beside it', async () => {
    await calculate();
    await wholeResult();
    expect(barOfAnswer()).toEqual([
      'Annual tax before credits, without a request, in € 11 383',
      'With the request 9 181',
      'Tax you save 2 202',
    ]);
    expect(taxes()).toEqual(['11 383.00', '9 181.00', '2 202.00']);
  });

  // 4 000 from Luxembourg and 9 000 that the spouse earns in France, by hand: 48 000 - 5 544 - 540 - 480 = 41 436, down to 41 400,
  // x 0.28 - 6 974.10 = 4 617, x 1.07 = 4 940. Of the world 41 436 + 108 000 - 4 500 = 144 936, half of it down to 72 450, x 0.39 -
  // 12 235.50 = 16 020, twice 32 040, x 1.07 = 34 282, x 41 436 / 144 936 = 9 800: 4 860 more.
  test('draws nothing where the request costs more, and says so before the figures', async () => {
    await calculate({ grossSalary: 4000, grossSalary2: '', foreignIncome2: 9000 });
    await wholeResult();
    expect(answer()).toContain('With the request below, you would pay € 4 860 more tax a year.');
    expect(page()).toContain('Yes, you can request it, but you would pay more tax.');
    expect(barOfAnswer()).toEqual([]);
    expect(taxes()).toEqual(['4 940.00', '9 800.00', '4 860.00']);
    expect(page()).toContain('Additional tax');
  });

  // 2 000 of 8 000 a month are taxed in Luxembourg, and 72 000 a year are not.
  test('says where no condition is met', async () => {
    await calculate({ grossSalary: 2000, grossSalary2: '', foreignIncome: 6000 });
    await wholeResult();
    expect(answer()).toContain('You do not meet the conditions for class 2 this year.');
    expect(page()).toContain('No, you meet none of the conditions below.');
    expect(barOfAnswer()).toEqual([]);
  });

  // 5 000 a month: class 2 for the three years after. By hand 2 889 of tax in class 2, 6 143 in class 1a, so 3 254 more from 2028.
  test('names the year in which class 2 ends, and what that costs', async () => {
    await calculate({
      residence: 'luxembourg',
      civilStatus: 'widowed',
      spouseInLuxembourg: undefined,
      civilStatusSince: 2024,
      grossSalary2: undefined,
    });
    await wholeResult();
    expect(answer()).toContain('Class 2');
    expect(answer()).toContain('From 2028 you are in class 1a.');
    expect(page()).toContain('you then pay € 3 254 more tax a year under the law of 2026.');
  });
});

// L.I.R. art. 157ter (1): the request for 2026 is made until 31 December 2027. A card with a rate is asked for at the RTS office.
describe('the request', () => {
  test('of non-residents has two ways and one last day', async () => {
    await calculate();
    await wholeResult();
    expect(screen.getByText(/^During the year, for a rate on your tax cards: .*RTS/)).toBeDefined();
    expect(
      screen.getByText(
        /^31\s+December 2027\. Your tax return is the last chance to make the request\./,
      ),
    ).toBeDefined();
  });

  test('of partners is made in the return alone', async () => {
    await calculate({
      civilStatus: 'partner',
      spouseInLuxembourg: undefined,
      civilStatusSince: 2020,
      birthYear: 1990,
    });
    await wholeResult();
    expect(screen.getByText(/^At your tax office .*with form\s100\.$/)).toBeDefined();
    expect(page()).not.toContain('RTS Non-résidents');
  });
});
