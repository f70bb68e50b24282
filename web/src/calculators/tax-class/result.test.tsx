import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  barOfAnswer,
  linesOf,
  wholeResult,
} from '../../shared/test-support/whole-result.test-support.ts';
import {
  asPartner,
  asWidow,
  calculate,
  coupleThatSaves,
  coupleThatWouldPayMore,
  coupleWithoutCondition,
  partners,
  widowed,
} from './fixtures.test-support.ts';

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

  test('draws nothing where the request costs more, and says so before the figures', async () => {
    await calculate(coupleThatWouldPayMore);
    await wholeResult();
    expect(answer()).toContain('With the request below, you would pay € 4 860 more tax a year.');
    expect(page()).toContain('Yes, you can request it, but you would pay more tax.');
    expect(barOfAnswer()).toEqual([]);
    expect(taxes()).toEqual(['4 940.00', '9 800.00', '4 860.00']);
    expect(page()).toContain('Additional tax');
  });

  test('says where no condition is met', async () => {
    await calculate(coupleWithoutCondition);
    await wholeResult();
    expect(answer()).toContain('You do not meet the conditions for class 2 this year.');
    expect(page()).toContain('No, you meet none of the conditions below.');
    expect(barOfAnswer()).toEqual([]);
  });

  test('names the year in which class 2 ends, and what that costs', async () => {
    await calculate(widowed, asWidow);
    await wholeResult();
    expect(answer()).toContain('Class 2');
    expect(answer()).toContain('From 2028 you are in class 1a.');
    expect(page()).toContain('you then pay € 3 254 more tax a year under the law of 2026.');
  });
});

// L.I.R. art. 157ter (1): the request for 2026 is made until 31 December 2027. A card with a rate is asked for at the RTS office.
describe('the request', () => {
  test('of non-residents has two ways and one last day', async () => {
    await calculate(coupleThatSaves);
    await wholeResult();
    expect(screen.getByText(/^During the year, for a rate on your tax cards: .*RTS/)).toBeDefined();
    expect(
      screen.getByText(
        /^31\s+December 2027\. Your tax return is the last chance to make the request\./,
      ),
    ).toBeDefined();
  });

  test('of partners is made in the return alone', async () => {
    await calculate(partners, asPartner);
    await wholeResult();
    expect(screen.getByText(/^At your tax office .*with form\s100\.$/)).toBeDefined();
    expect(page()).not.toContain('RTS Non-résidents');
  });
});
