import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setClock } from '../../../shared/test-support/set-clock.test-support.ts';
import { showInSite } from '../../../shared/test-support/show-in-site.test-support.tsx';
import { AnnouncedSubsidies } from './AnnouncedSubsidies.tsx';

const words = () => document.body.textContent.replaceAll('\u00A0', ' ');

// Law of 24 July 2026 (Mémorial A 416), art. 9, 10, 11, 18 and 22.
test.each([
  [
    'en',
    'the maximum amounts stay the same, so our figures do not change',
    'you receive an additional € 500',
    '1 October 2026',
  ],
  [
    'fr',
    'restent les mêmes. Nos chiffres ne changent donc pas',
    'vous recevez en plus 500 €',
    '1ᵉʳ octobre 2026',
  ],
  [
    'de',
    'bleiben gleich, unsere Zahlen ändern sich also nicht',
    'erhalten Sie zusätzlich 500 €',
    '1. Oktober 2026',
  ],
] as const)('the law that applies from 2027 is announced in %s', (language, ...facts) => {
  setClock('2026-12-31T12:00:00Z');
  showInSite(<AnnouncedSubsidies />, { language });
  for (const fact of facts) expect(words()).toContain(fact);
  expect(screen.getByRole('link', { name: /Mémorial A 416/ }).getAttribute('href')).toBe(
    'https://legilux.public.lu/eli/etat/leg/loi/2026/07/24/a416/jo',
  );
});

test('from the day on which it applies it is not announced any more', () => {
  setClock('2027-01-01T12:00:00Z');
  showInSite(<AnnouncedSubsidies />);
  expect(words()).toBe('');
});
