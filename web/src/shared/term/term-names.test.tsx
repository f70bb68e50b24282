import { expect, it } from 'vitest';
import { showInSite } from '../testing/show-in-site.tsx';
import { useTermNames } from './term-names.ts';

function Term({ months }: { readonly months: number }) {
  const { termName } = useTermNames();
  return <p>{termName(months)}</p>;
}

it.each([
  ['en', 246, '20 years and 6 months'],
  ['en', 13, '1 year and 1 month'],
  ['en', 240, '20 years'],
  ['en', 5, '5 months'],
  ['fr', 18, '1 an et 6 mois'],
  ['de', 25, '2 Jahre und 1 Monat'],
] as const)('%s: %d months are %s', (language, months, name) => {
  showInSite(<Term months={months} />, { language });
  expect(document.body.textContent).toBe(name);
});
