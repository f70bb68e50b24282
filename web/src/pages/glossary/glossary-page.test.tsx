import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import glossary from '../../../../docs/glossary.md?raw';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import GlossaryPage from './page.tsx';
import areas from './terms.json';
import texts from './texts/en.json';

/** The rows of the developers' glossary before its second part. */
const [table = ''] = glossary.split('## One concept');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const terms = Object.values(areas).flatMap((words) =>
  Object.entries(words).map(([id, { en, fr, de }]) => ({ id, en, fr, de })),
);

test('docs/glossary.md and the page have the same words and explanations', () => {
  const explanations: Readonly<Record<string, string>> = texts.explanations;
  expect(rows).toEqual(
    terms.map(({ id, en, fr, de }) => [en, fr, de, explanations[id]?.replaceAll('\u00A0', ' ')]),
  );
});

test('every explanation belongs to a word', () => {
  expect(Object.keys(texts.explanations).toSorted()).toEqual(terms.map(({ id }) => id).toSorted());
});

test.each(['en', 'fr', 'de'] as const)(
  '%s: a word has its French name first, in French',
  (language) => {
    showInSite(<GlossaryPage />, { language });
    const [first] = screen.getAllByRole('term');
    expect(first?.querySelector('[lang]')?.getAttribute('lang')).toBe('fr');
    expect(document.getElementById('grossSalary')?.textContent).toContain('salaire brut');
  },
);
