import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Operator } from '../../shared/operator.ts';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import { LegalNotice } from './page.tsx';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

const texts = { en, fr, de };

const operator: Operator = {
  name: 'Example S.à r.l.',
  address: '1, rue de l’Exemple, L-1000 Luxembourg',
  email: 'team@suen.example',
  registerNumber: 'R.C.S. Luxembourg B123456',
  vatNumber: '',
};

describe.each(['en', 'fr', 'de'] as const)('%s', (language) => {
  const { facts } = texts[language];

  test('the legal notice says who runs the site, and leaves out a number that there is not', () => {
    showInSite(<LegalNotice operator={operator} />, { language });
    const shown = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(shown).toEqual([facts.name, facts.address, facts.email, facts.registerNumber]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      operator.name,
      operator.address,
      operator.email,
      operator.registerNumber,
    ]);
    expect(screen.getByRole('link', { name: operator.email }).getAttribute('href')).toBe(
      'mailto:team@suen.example',
    );
  });
});
