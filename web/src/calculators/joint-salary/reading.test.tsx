import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '../../shared/language.ts';
import { fieldsOf, showPage } from './fixtures.test-support.ts';

const everythingOnThePage = () => document.body.textContent.replaceAll('\u00A0', ' ');

/** The page under the rules of June 2026, with the persons who are self-employed. */
async function showPageOf(
  selfEmployed: readonly ('Person 1' | 'Person 2')[],
  language: Language = 'en',
) {
  const page = showPage();
  await page.user.selectOptions(screen.getByRole('combobox'), '2026-06');
  for (const person of selfEmployed) {
    await page.user.click(fieldsOf(person).getByRole('radio', { name: 'Self-employed' }));
  }
  page.switchLanguage(language);
}

// Pension insurance of 2026: 8.5 % of a salary, 17 % of a profit.
const employeesPattern = /An employee pays 8\.5 % for pension/;
const selfEmployedPattern = /A self-employed person pays 17 % of the profit for pension/;

test('says of two salaries what employees pay', async () => {
  await showPageOf([]);
  expect(everythingOnThePage()).toMatch(employeesPattern);
  expect(everythingOnThePage()).not.toMatch(selfEmployedPattern);
  expect(everythingOnThePage()).toContain('The tax card of the lower salary states it.');
});

test('says of a salary and a profit what each person pays', async () => {
  await showPageOf(['Person 2']);
  expect(everythingOnThePage()).toMatch(employeesPattern);
  expect(everythingOnThePage()).toMatch(selfEmployedPattern);
  expect(everythingOnThePage()).toContain('Nothing is withheld from the profit.');
});

test.each([
  ['en', /tax card|payslip|8\.5 %|salaries/],
  ['fr', /fiche de retenue|fiche de salaire|8\.5 %/],
  ['de', /Lohnsteuerkarte|Lohnzettel|8\.5 %/],
] as const)(
  'has no word that is for employees only where both are self-employed: %s',
  async (language, words) => {
    await showPageOf(['Person 1', 'Person 2'], language);
    const text = everythingOnThePage();
    expect(text).not.toMatch(words);
    expect(text).toContain('17 %');
  },
);

test('says beside the form whose employment and whose way to work it is', async () => {
  await showPageOf(['Person 1', 'Person 2']);
  const line = screen.getByRole('heading', { name: 'Your calculation' }).nextElementSibling;
  const entries = [...(line?.children ?? [])].map(({ textContent }) => textContent);
  expect(entries).toContain('Person 1: Self-employed');
  expect(entries).toContain('Person 2: Self-employed');
  // Within the group of a person only the group names the person.
  expect(fieldsOf('Person 1').queryByText(/Person 1: Self-employed/)).toBeNull();
});

test.each([
  ['en', 'If you have children in common, only one of you can be in class 1a'],
  ['fr', 'Si vous avez des enfants communs, un seul de vous deux peut être en classe 1a'],
  ['de', 'Wenn Sie gemeinsame Kinder haben, kann nur einer von Ihnen in Klasse 1a sein'],
] as const)(
  'says that common children bring class 1a to one partner only: %s',
  async (language, sentence) => {
    await showPageOf([], language);
    expect(everythingOnThePage()).toContain(sentence);
  },
);
