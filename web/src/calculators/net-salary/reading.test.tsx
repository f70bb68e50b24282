import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../shared/language.ts';
import { descriptionOf } from '../../shared/test-support/controls.test-support.ts';
import { controlOf } from '../calculator-in-test.test-support.tsx';
import { showPage } from './fixtures.test-support.ts';

const everythingOnThePage = () => document.body.textContent.replaceAll('\u00A0', ' ');

/** The page for a profit under the rules of June 2026. */
async function showPageForProfit(language: Language) {
  const page = showPage();
  await page.user.selectOptions(controlOf('payMonth'), '2026-06');
  await page.user.click(screen.getByRole('radio', { name: 'Self-employed' }));
  page.switchLanguage(language);
}

describe('what there is to read for the self-employed', () => {
  // Words of employees alone, with their pension rate of 2026.
  test.each([
    ['en', /tax card|payslip|your contract|8\.5 %|wage indexation|CIS\b/],
    ['fr', /fiche de retenue|fiche de salaire|contrat|8\.5 %|tranche indiciaire|CIS\b/],
    ['de', /Lohnsteuerkarte|Lohnzettel|Arbeitsvertrag|8\.5 %|Indextranche|CIS\b/],
  ] as const)('has no word that is for employees only: %s', async (language, words) => {
    await showPageForProfit(language);
    expect(everythingOnThePage()).not.toMatch(words);
  });

  // CSS art. 241: both shares of 2026, on 2 771.33 to 13 856.63 a month; 5 x 13 518.68 + 7 x 13 856.63 = 164 589.81.
  test.each([
    [
      'en',
      'You pay 17 % of your profit for pension insurance',
      'at most € 13 856.63 a month. The ceilings of all months of the year add up to € 164 589.81.',
    ],
    [
      'fr',
      '17 % de votre bénéfice pour l’assurance pension',
      '13 856,63 € au plus par mois. La somme des plafonds de tous les mois de l’année est de 164 589,81 €.',
    ],
    [
      'de',
      '17 % Ihres Gewinns für die Rentenversicherung',
      'höchstens 13 856,63 € im Monat. Die Obergrenzen aller Monate des Jahres ergeben zusammen 164 589,81 €.',
    ],
  ] as const)('quotes both shares of the contributions: %s', async (language, rate, ceiling) => {
    await showPageForProfit(language);
    expect(everythingOnThePage()).toContain(rate);
    expect(everythingOnThePage()).toContain(ceiling);
    expect(everythingOnThePage()).toContain('152ter L.I.R.');
  });

  test('claims no check against official tables', async () => {
    await showPageForProfit('en');
    expect(everythingOnThePage()).toContain('No official tables exist for them');
    expect(everythingOnThePage()).not.toMatch(/to the cent|as the official tax scales/);
  });

  test('asks for the class that the assessment states, and calculates a net income', async () => {
    await showPageForProfit('en');
    expect(descriptionOf(screen.getByRole('group', { name: 'Tax class' }))).toBe(
      'See your last tax assessment (bulletin d’impôt).',
    );
    expect(screen.getByRole('button', { name: 'Calculate net income' })).toBeDefined();
    expect(screen.getByText(/^Enter your profit\./)).toBeDefined();
  });
});

describe('what there is to read for employees', () => {
  test('quotes their share, the ceilings of month and year, and the article of their credit', async () => {
    const { user } = showPage();
    await user.selectOptions(controlOf('payMonth'), '2026-06');
    expect(screen.getByText(/^Enter your gross salary\./)).toBeDefined();
    const text = everythingOnThePage();
    expect(text).toContain('You pay 8.5 % of your gross salary for pension insurance');
    expect(text).toContain('at most € 13 856.63 a month, or € 164 589.81 a year');
    expect(text).toContain('CIS, art. 154quater L.I.R.');
    expect(text).toContain('64 or older on 1 January');
    expect(text).not.toMatch(/65/);
  });
});
