import { beforeEach, describe, expect, test, vi } from 'vitest';
import { detectLanguage, languageOfTag, languageToOffer } from './detect-language.ts';
import { isLanguageChosen, rememberLanguage } from './language-memory.ts';

const browserSpeaks = (...tags: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

beforeEach(() => {
  browserSpeaks('pt-PT');
  document.documentElement.lang = 'de';
});

test.each([
  ['fr', 'fr'],
  ['fr-LU', 'fr'],
  ['DE_lu', 'de'],
  [' en ', 'en'],
  ['lb', undefined],
  ['french', undefined],
  ['', undefined],
])('the tag "%s" means %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

describe('the reader’s language', () => {
  test('shows in the query, cookie, local storage, session storage, browser and page, in this order', () => {
    expect(detectLanguage()).toBe('de');
    browserSpeaks('lb-LU', 'fr-LU', 'de');
    expect(detectLanguage()).toBe('fr');
    window.sessionStorage.setItem('i18nextLng', 'en');
    expect(detectLanguage()).toBe('en');
    rememberLanguage('fr');
    expect(detectLanguage()).toBe('fr');
    document.cookie = 'i18next=en-GB';
    expect(detectLanguage()).toBe('en');
    window.history.replaceState(null, '', '/faq?lng=de');
    expect(detectLanguage()).toBe('de');
  });

  test('is passed over where a sign names a language that the site does not speak', () => {
    window.localStorage.setItem('i18nextLng', 'lb');
    browserSpeaks('es', 'fr');
    expect(detectLanguage()).toBe('fr');
  });

  test('is English where nothing tells', () => {
    document.documentElement.lang = '';
    expect(detectLanguage()).toBe('en');
  });
});

describe('an English page offers', () => {
  test('the language that the reader has chosen before', () => {
    rememberLanguage('fr');
    expect(languageToOffer('en')).toBe('fr');
  });

  test('the language of cookie, session and browser', () => {
    browserSpeaks('de-DE');
    expect(languageToOffer('en')).toBe('de');
    window.sessionStorage.setItem('i18nextLng', 'fr');
    expect(languageToOffer('en')).toBe('fr');
    document.cookie = 'i18next=de';
    expect(languageToOffer('en')).toBe('de');
  });

  test('nothing to whoever has chosen English, or reads it anyway', () => {
    document.cookie = 'i18next=de';
    rememberLanguage('en');
    expect(languageToOffer('en')).toBeUndefined();
    window.localStorage.clear();
    document.cookie = 'i18next=en';
    expect(languageToOffer('en')).toBeUndefined();
  });
});

describe('a chosen language', () => {
  test('is kept under the name that i18next has for it', () => {
    expect(isLanguageChosen('fr')).toBe(false);
    rememberLanguage('fr');
    expect([isLanguageChosen('fr'), isLanguageChosen('en')]).toEqual([true, false]);
    expect(window.localStorage.getItem('i18nextLng')).toBe('fr');
  });

  test('is not kept, and never asked for, where the browser forbids its storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    browserSpeaks('fr');
    rememberLanguage('de');
    expect(detectLanguage()).toBe('fr');
    expect(languageToOffer('en')).toBeUndefined();
  });
});
