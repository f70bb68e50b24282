import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router';
import type { Language } from '../language.ts';
import { TranslatorContext } from '../translation/use-translation.ts';
import {
  translatorInTest,
  translatorOfSite,
  type TextsInTest,
} from './translator-in-test.test-support.ts';

/** Hands the router's navigation to the test. */
function HistoryReader({ onReady }: { readonly onReady: (navigate: NavigateFunction) => void }) {
  const navigate = useNavigate();
  useEffect(() => onReady(navigate), [onReady, navigate]);
  return null;
}

interface SiteOptions {
  /** Other texts than those of the site, by language and namespace. */
  readonly texts?: Readonly<Record<Language, TextsInTest>>;
  readonly language?: Language;
  /** What the browser's history knows of the entry. */
  readonly state?: unknown;
}

/** Renders a part of the site for a test with the site's texts and router. */
export function showInSite(
  part: ReactNode,
  { texts, language = 'en', state = null }: SiteOptions = {},
) {
  let navigate: NavigateFunction | undefined;
  const keep = (ready: NavigateFunction) => {
    navigate = ready;
  };
  const siteIn = (shown: Language) => (
    <BrowserRouter>
      <HistoryReader onReady={keep} />
      <TranslatorContext
        value={texts ? translatorInTest(shown, texts[shown]) : translatorOfSite(shown)}
      >
        {part}
      </TranslatorContext>
    </BrowserRouter>
  );
  window.history.pushState(state, '', '/salary/calculator');
  const { rerender, unmount } = render(siteIn(language));
  return {
    user: userEvent.setup(),
    unmount,
    switchLanguage: (next: Language) => rerender(siteIn(next)),
    /** The browser's Back (-1) and Forward (1). */
    travel: (steps: number) => void navigate?.(steps),
  };
}
