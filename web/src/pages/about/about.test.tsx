import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import { About } from './page.tsx';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

const texts = { en, fr, de };

const operator = {
  name: 'Example S.à r.l.',
  address: '1, rue de l’Exemple, L-1000 Luxembourg',
  email: 'team@suen.example',
  registerNumber: '',
  vatNumber: '',
};

describe.each(['en', 'fr', 'de'] as const)('%s', (language) => {
  test('the page about us names the operator and leads to the legal notice', () => {
    showInSite(<About operator={operator} />, { language });
    expect(screen.getByText(/Example S\.à r\.l\./)).toBeDefined();
    const link = screen.getByRole('link', { name: texts[language].who.link });
    expect(link.getAttribute('href')).toBe('/legal-notice');
  });

  test('without an operator the page about us leads nowhere that is not', () => {
    showInSite(<About operator={null} />, { language });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/accuracy',
      '/contact-us',
    ]);
  });
});
