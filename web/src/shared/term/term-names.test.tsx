import { expect, test } from 'vitest';
import { showInSite } from '../test-support/show-in-site.test-support.tsx';
import { useTermNames } from './term-names.ts';

function Term({ months }: { readonly months: number }) {
  const { termName } = useTermNames();
  return <p>{termName(months)}</p>;
}

test.each([
  ['en', 246, '20\u00A0years and 6\u00A0months'],
  ['en', 13, '1\u00A0year and 1\u00A0month'],
  ['en', 240, '20\u00A0years'],
  ['en', 5, '5\u00A0months'],
  ['fr', 18, '1\u00A0an et 6\u00A0mois'],
  ['de', 25, '2\u00A0Jahre und 1\u00A0Monat'],
] as const)('%s: %d months are %s', (language, months, name) => {
  showInSite(<Term months={months} />, { language });
  expect(document.body.textContent).toBe(name);
});
