import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { descriptionOf, box } from '../../shared/test-support/controls.test-support.ts';
import { showPage } from './fixtures.test-support.ts';

const radio = (name: string) =>
  screen.getByRole('radio', { name: new RegExp(`^${name.replaceAll(' ', '.')}`) });

/** A text as the page writes it, with no-break spaces where figures must not part. */
const spaced = (text: string) => text.replaceAll('~', '\u00A0');

describe('the subsidy', () => {
  /** It stands with the choices among which one is chosen. */
  const hint = () => {
    const groups = ['State subsidy (Klimabonus)', 'Subsidy for earlier orders'];
    return groups.map((name) => descriptionOf(screen.getByRole('group', { name }))).join('');
  };

  // Guichet.lu and the regulations: see the engine's law.
  test.each([
    ['Klimabonus 2026', ['€~10~000', '15~kWp', '€~2~250', '9~kWh', '2~kWp']],
    [
      'Former Klimabonus',
      [
        '50~%',
        'without VAT',
        '€~1~250',
        '30~kWp',
        '4~kWp',
        '1.5~kWh',
        '12~kWh',
        '1~October 2024',
        '4~March 2026',
        '31~December 2026',
      ],
    ],
    [
      'Klimabonus of 2023',
      ['62.5~%', '€~1~562.50', '1~January 2023', '30~September 2024', '31~December 2026'],
    ],
  ])('says what %s grants and to whom, and takes the market price', async (name, figures) => {
    const { user } = showPage();
    await user.click(radio(name));
    for (const figure of figures) expect(hint()).toContain(spaced(figure));
    const former = screen.getByText('Ordered by 4 March 2026?').closest('summary');
    expect(former?.textContent).toMatch(
      name === 'Klimabonus 2026' ? /No$/ : new RegExp(`${name}$`),
    );
    expect(screen.queryByRole('textbox', { name: 'State subsidy in percent' })).toBeNull();
    expect(box('Feed-in rate')).toHaveProperty('value', '0.05');
    expect(descriptionOf(box('Feed-in rate'))).toContain(
      'you give up the guaranteed feed-in tariff',
    );
    await user.click(radio('Your own percentage'));
    expect(box('State subsidy in percent')).toHaveProperty('value', '50');
    expect(box('Feed-in rate')).toHaveProperty('value', '0.12');
  });

  test('promises no guaranteed tariff with a subsidy, and says whose condition that is', () => {
    showPage();
    expect(
      screen.getByText(
        /you give up the guaranteed feed-in tariff\. The law makes this a condition/,
      ),
    ).toBeDefined();
    expect(
      screen.getByText(/only if you ordered between 1 October 2024 and 4 March/),
    ).toBeDefined();
  });

  // 7.2 kWp: half of 14 400 is 7 200, but 7.2 x (1 155 - 33 x 7.2) = 6 605.28.
  test('says the cost before it is sent, and what the subsidy in force pays', async () => {
    const { user } = showPage();
    expect(
      screen.getByText('Enter your consumption to see the number of panels and the cost.'),
    ).toBeDefined();
    await user.type(box('Electricity consumption'), '7200');
    // 14 400 - 7 200 - 500 = 6 700; 14 400 - 6 605.28 - 500 = 7 294.72
    expect(
      screen.getByText(
        /costs €.14.400\. With a 50.% subsidy, you would pay €.6.700 after all subsidies\. With the Klimabonus.2026, you would pay €.7.295\./,
      ),
    ).toBeDefined();
    await user.click(radio('Klimabonus 2026'));
    expect(
      screen.getByText(
        'The system costs € 14 400. The State pays € 6 605 of it. You pay € 7 295 after all subsidies.',
      ),
    ).toBeDefined();
  });

  test('says at self-consumption that 38 % is a high share', () => {
    showPage();
    expect(descriptionOf(box('Self-consumption'))).toContain(
      spaced('Without a battery, 38~% is a high share. Electricity suppliers quote 15 to 30~%'),
    );
  });
});
