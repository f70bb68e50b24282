import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { SocialLink } from './SocialLink.tsx';

const texts = { en: { frame: en }, fr: { frame: fr }, de: { frame: de } };

afterEach(cleanup);

test('the product’s page on a social network is named by its host', () => {
  const address = 'https://www.social.example/suen';
  showInSite(<SocialLink address={address} />, { texts, language: 'fr' });
  const link = screen.getByRole('link', { name: 'Suivez-nous sur social.example' });
  expect(link.getAttribute('href')).toBe(address);
});

test('where the operator names none there is no link', () => {
  showInSite(<SocialLink address="" />, { texts });
  expect(screen.queryByRole('link')).toBeNull();
});
