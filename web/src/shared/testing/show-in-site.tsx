import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router';
import type { Language } from '../language.ts';

type TextsByLanguage = Readonly<Record<Language, Readonly<Record<string, object>>>>;

function textsIn(language: Language, texts: TextsByLanguage) {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: texts[language] },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return i18n;
}

/** Hands the router's navigation to the test. */
function HistoryReader({ onReady }: { readonly onReady: (navigate: NavigateFunction) => void }) {
  const navigate = useNavigate();
  useEffect(() => onReady(navigate), [onReady, navigate]);
  return null;
}

interface SiteOptions {
  /** The texts that the component shows, by language and namespace. */
  readonly texts: TextsByLanguage;
  readonly language?: Language;
}

/** Renders a part of the site for a test as the site would: with its texts, its router and its component library. */
export function showInSite(part: ReactNode, { texts, language = 'en' }: SiteOptions) {
  let navigate: NavigateFunction | undefined;
  const keep = (ready: NavigateFunction) => {
    navigate = ready;
  };
  const siteIn = (shown: Language) => (
    <MemoryRouter initialEntries={['/salary/calculator']}>
      <HistoryReader onReady={keep} />
      <MantineProvider env="test">
        <I18nextProvider i18n={textsIn(shown, texts)}>{part}</I18nextProvider>
      </MantineProvider>
    </MemoryRouter>
  );
  const { rerender, unmount } = render(siteIn(language));
  return {
    unmount,
    switchLanguage: (next: Language) => rerender(siteIn(next)),
    /** The browser's Back (-1) and Forward (1). */
    travel: (steps: number) => void navigate?.(steps),
  };
}
