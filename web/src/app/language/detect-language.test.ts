// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { detectLanguage, languageOfTag } from './detect-language.ts';
import { isLanguageRemembered, rememberLanguage } from './language-memory.ts';

const browserSpeaks = (...tags: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

beforeEach(() => {
  browserSpeaks('pt-PT');
  document.documentElement.lang = 'de';
});

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'i18next=; max-age=0';
  window.history.replaceState(null, '', '/');
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

describe('a chosen language', () => {
  test('is kept under the name that i18next has for it', () => {
    expect(isLanguageRemembered()).toBe(false);
    rememberLanguage('fr');
    expect(isLanguageRemembered()).toBe(true);
    expect(window.localStorage.getItem('i18nextLng')).toBe('fr');
  });

  test('is not kept, and never asked for, where the browser forbids its storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    browserSpeaks('fr');
    rememberLanguage('de');
    expect(detectLanguage()).toBe('fr');
    expect(isLanguageRemembered()).toBe(true);
  });
});
