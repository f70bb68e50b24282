import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { calculators } from '../calculators/calculators.ts';
import NotFoundPage from '../pages/not-found/page.tsx';
import de from '../pages/not-found/texts/de.json';
import en from '../pages/not-found/texts/en.json';
import { PrefixContext, type Language } from '../shared/language.ts';
import { translatorInTest } from '../shared/test-support/translator-in-test.test-support.ts';
import { TranslatorContext } from '../shared/translation/use-translation.ts';
import frameDe from './frame/texts/de.json';
import frameEn from './frame/texts/en.json';

const cardNames: Readonly<Record<string, string>> = {
  'loan-cost': 'Kreditkosten',
  'solar-panels': 'Solaranlage',
};
const cards = Object.fromEntries(
  calculators.map(({ id }) => [id, { name: cardNames[id] ?? id, sentence: id }]),
);
const texts = {
  en: { 'not-found': en, frame: frameEn, cards },
  de: { 'not-found': de, frame: frameDe, cards },
};

function showAt(address: string, language: Exclude<Language, 'fr'>) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <PrefixContext value={language === 'en' ? '' : '/de'}>
        <TranslatorContext value={translatorInTest(language, texts[language])}>
          <NotFoundPage />
        </TranslatorContext>
      </PrefixContext>
    </MemoryRouter>,
  );
}

describe('the page for unknown addresses', () => {
  test('says what was asked and leads to the likely page, in the language of the address', () => {
    showAt('/de/kreditkosten', 'de');
    expect(screen.getByText('/de/kreditkosten')).toBeDefined();
    const likely = screen.getByText(de.likely, { exact: false });
    const link = within(likely).getByRole('link', { name: 'Kreditkosten' });
    expect(link.getAttribute('href')).toBe('/de/loan-cost/calculator');
  });

  test('knows the pages about the site, too', () => {
    showAt('/acuracy', 'en');
    const likely = screen.getByText(en.likely, { exact: false });
    expect(within(likely).getByRole('link').getAttribute('href')).toBe('/accuracy');
  });

  test('guesses nothing where no page is alike, and lists every calculator', () => {
    showAt('/no-such-page', 'en');
    expect(screen.queryByText(en.likely, { exact: false })).toBeNull();
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      calculators.map(({ path }) => path),
    );
    expect(screen.getByRole('link', { name: en.home }).getAttribute('href')).toBe('/');
  });
});
