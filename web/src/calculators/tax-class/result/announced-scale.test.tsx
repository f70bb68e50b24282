import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setClock } from '../../../shared/test-support/set-clock.test-support.ts';
import { showInSite } from '../../../shared/test-support/show-in-site.test-support.tsx';
import { AnnouncedScale } from './AnnouncedScale.tsx';

// Bill 8676 as the Chamber reports it: chd.lu, 6 January 2026.
test.each([
  ['en', /10 brackets/, /30 November 2027/, /€.5.400 a year for each child under 3/, /€.4.008/],
  ['fr', /10 tranches/, /30 novembre 2027/, /5.400.€ par an pour chaque enfant/, /4.008.€/],
  ['de', /10 Stufen/, /30\. November 2027/, /5.400.€ im Jahr absetzen/, /4.008.€/],
] as const)('the single scale is announced in %s with its facts', (language, ...facts) => {
  setClock('2026-11-24T12:00:00Z');
  showInSite(<AnnouncedScale />, { language });
  const words = document.body.textContent.replaceAll('\u00A0', ' ');
  for (const fact of facts) expect(words).toMatch(fact);
  expect(screen.getByRole('link', { name: /Chambre des députés/ }).getAttribute('href')).toBe(
    'https://www.chd.lu/fr/node/3413',
  );
});
