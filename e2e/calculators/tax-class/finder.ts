import type { Page } from '@playwright/test';
import type { Language } from '../../support/site/languages.ts';
import { texts } from '../../support/site/texts.ts';

/** The tax class finder. Parts are found by their words. */
export function finderOn(page: Page, language: Language) {
  const { taxClass: words, shared, explanation } = texts[language];
  const choice = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });
  return {
    words,
    residence: (value: keyof typeof words.residence) =>
      choice(words.form.residence.label, words.residence[value]),
    civilStatus: (value: keyof typeof words.civilStatus) =>
      choice(words.form.civilStatus.label, words.civilStatus[value]),
    spouse: (value: 'true' | 'false') =>
      choice(words.form.spouseInLuxembourg.label, words.form.spouseInLuxembourg[value]),
    box: (label: string) => page.getByRole('textbox', { name: label, exact: true }),
    terms: page.getByRole('checkbox', { name: `${shared.terms.accept} ${shared.terms.name}` }),
    find: page.getByRole('button', { name: words.form.calculate }),
    headline: page.getByRole('heading', { name: words.result.headline, level: 2 }),
    worth: page.getByRole('table', { name: words.result.option.table.title }),
    whole: page.getByRole('button', { name: explanation.whole }),
    steps: page.getByRole('list', { name: explanation.list }),
    tests: page.getByRole('table', { name: words.result.tests.title }),
  };
}
