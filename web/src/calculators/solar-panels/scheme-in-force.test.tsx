import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../shared/test-support/fake-api.test-support.ts';
import {
  recalculateButtons,
  wholeResult,
} from '../../shared/test-support/whole-result.test-support.ts';
import { answer, calculate, calculationPath } from './fixtures.test-support.ts';

/** Rendering a page can take seconds on a busy machine. */
const patiently = { timeout: 6000 };
const spaced = (text: string) => text.replaceAll('~', '\u00A0');

describe('the subsidy in force', () => {
  const sentence = spaced(
    'If you order today, the Klimabonus 2026 applies instead of the 50~% subsidy. For the electricity you feed in, you then receive about €~0.05 instead of €~0.12 per kWh.',
  );
  const button = () =>
    screen.getByRole('button', { name: spaced('Calculate with Klimabonus~2026') });
  const words = (text: string) => text.replaceAll('\u00A0', ' ');
  const theSentence = () => screen.queryByText((text) => words(text) === words(sentence));

  async function calculateThenUnder2026(second: Answer) {
    const page = await calculate({}, { [calculationPath]: [answer, second] });
    expect(theSentence()).not.toBeNull();
    button().focus();
    await page.user.keyboard('{Enter}');
    return page;
  }

  test('is one press away, and Recalculate leads to a form with it', async () => {
    const { callsTo, user } = await calculateThenUnder2026(answer);
    expect(
      (
        await screen.findAllByText(
          /pays for itself after 8\.8.years\. Over 25/,
          undefined,
          patiently,
        )
      ).length,
    ).toBe(1);
    expect(callsTo(calculationPath)[1]?.body).toMatchObject({
      consumption: 7200,
      subsidyScheme: 'klimabonus2026',
      baseSubsidyPercent: null,
      feedInRate: 0.05,
    });
    expect(theSentence()).toBeNull();
    expect(document.activeElement?.textContent).toContain('€825');
    await wholeResult();
    await user.click(recalculateButtons()[0]);
    await screen.findByRole('textbox', { name: 'Electricity consumption' }, patiently);
    expect(screen.getByRole('radio', { name: /^Klimabonus.2026/ })).toHaveProperty('checked', true);
    expect(screen.getByText('Yield and lifespan').closest('summary')?.textContent).toMatch(
      /· Feed-in rate: €.0\.05 per kWh.· 25.years$/,
    );
  });

  test('stands beside the entries, and takes the place of the comparison as the next step', async () => {
    await calculate();
    expect(theSentence()).not.toBeNull();
    const table = screen.getByRole('table', {
      name: spaced('Your entries and the Klimabonus~2026'),
    });
    // 7.2 x (1 155 - 33 x 7.2) = 6 605.28; 14 400 - 6 605.28 - 500 = 7 294.72; / 825.12 = 8.8 years; 25 x 825.12 - 7 294.72
    // = 13 333.28.
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => words(cell.textContent ?? '')),
    );
    expect(rows).toEqual([
      ['Line', '50 % subsidy', 'Klimabonus 2026'],
      ['Your savings per year', '€ 1 138', '€ 825'],
      ['You pay', '€ 6 700', '€ 7 295'],
      ['Payback', 'after 5.9 years', 'after 8.8 years'],
      ['Gain over 25 years', '€ 21 740', '€ 13 333'],
    ]);
  });

  test('says when it cannot be had, and keeps the result', async () => {
    await calculateThenUnder2026('noConnection');
    await screen.findByRole('alert', undefined, patiently);
    expect(theSentence()).not.toBeNull();
    expect(button()).toBeDefined();
  });

  test('is not compared with itself, nor without a system', async () => {
    await calculate({ subsidyScheme: 'klimabonus2026' });
    expect(screen.queryByRole('button', { name: /Klimabonus.2026/ })).toBeNull();
  });
});

test('without a lifespan nothing is said of years', async () => {
  await calculate({ lifespan: '' });
  expect(
    screen.getByText(
      'The system pays for itself after 5.9 years. Enter a lifespan to see how much you gain.',
    ),
  ).toBeDefined();
});
