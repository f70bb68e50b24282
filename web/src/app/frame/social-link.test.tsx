import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import { SocialLink } from './Footer.tsx';

test('the product’s page on a social network is named by its host', () => {
  const address = 'https://www.social.example/suen';
  showInSite(<SocialLink address={address} />, { language: 'fr' });
  const link = screen.getByRole('link', { name: 'Suivez-nous sur social.example' });
  expect(link.getAttribute('href')).toBe(address);
});

test('where the operator names none there is no link', () => {
  showInSite(<SocialLink address="" />);
  expect(screen.queryByRole('link')).toBeNull();
});
