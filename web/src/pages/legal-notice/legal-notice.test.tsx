// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Operator } from '../../shared/operator.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import { LegalNotice } from './LegalNotice.tsx';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

const texts = {
  en: { 'legal-notice': en },
  fr: { 'legal-notice': fr },
  de: { 'legal-notice': de },
};

const operator: Operator = {
  name: 'Example S.à r.l.',
  address: '1, rue de l’Exemple, L-1000 Luxembourg',
  email: 'team@suen.example',
  registerNumber: 'R.C.S. Luxembourg B123456',
  vatNumber: '',
};

afterEach(cleanup);

describe.each(['en', 'fr', 'de'] as const)('%s', (language) => {
  const { facts } = texts[language]['legal-notice'];

  test('the legal notice says who runs the site, and leaves out a number that there is not', () => {
    showInSite(<LegalNotice operator={operator} />, { texts, language });
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

describe('the environment', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const site = async () => {
    const { destinationOf, routes } = await import('../../app/routes.ts');
    const { sitePages } = await import('../site-pages.ts');
    return {
      paths: routes.map(({ path }) => path),
      linked: sitePages.map(({ path }) => path),
      shown: destinationOf('/fr/legal-notice').route.id,
    };
  };

  test('without an operator gives neither the page nor a link to it', async () => {
    const { paths, linked, shown } = await site();
    expect(paths).not.toContain('/legal-notice');
    expect(linked).not.toContain('/legal-notice');
    expect(shown).toBe('not-found');
  });

  test('with an operator gives both', async () => {
    vi.stubEnv('OPERATOR_NAME', operator.name);
    const { paths, linked, shown } = await site();
    expect(paths).toContain('/legal-notice');
    expect(linked).toContain('/legal-notice');
    expect(shown).toBe('legal-notice');
  });
});
