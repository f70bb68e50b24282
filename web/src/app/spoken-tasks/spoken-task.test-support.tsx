import { calculators, day } from '@suen/engine';
import { cleanup, render, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { languages, type Language } from '../../shared/language.ts';
import { clearSessionState } from '../../shared/session/session-state.ts';
import {
  expectToBeTold,
  pressWhatIsRead,
  readTo,
  startReading,
  stopReading,
  typeIntoWhatIsRead,
} from '../../shared/test-support/screen-reader.test-support.ts';
import { setClock } from '../../shared/test-support/set-clock.test-support.ts';
import { todayInLuxembourg } from '../../shared/today/today.ts';
import { App } from '../App.tsx';
import { nothing } from '../consent/consent-record.ts';
import { chooseConsent } from '../consent/consent-store.ts';
import { loadFirstPage } from '../page-loader.ts';
import { destinationOf } from '../routes.ts';

/** What is spoken, or a part of it. */
type Spoken = Readonly<Record<Language, string>>;
/** One thing that somebody does who hears the page and does not see it. */
type Step = (language: Language) => Promise<void>;

/** Reads on until this is spoken. */
export const hear =
  (spoken: Spoken): Step =>
  (language) =>
    readTo(spoken[language]);

/** Reads on to something and does something with it. What it tells is waited for, without reading on. */
const doWith =
  (use: () => void | Promise<void>, control: Spoken, told: Spoken | undefined): Step =>
  async (language) => {
    await readTo(control[language]);
    await (told === undefined ? use() : expectToBeTold(told[language], use));
    await wholePage();
  };

/** Puts a text into a field. */
export const type = (text: string, field: Spoken, told?: Spoken): Step =>
  doWith(() => typeIntoWhatIsRead(text), field, told);

/** Presses a control. */
export const press = (control: Spoken, told?: Spoken): Step =>
  doWith(pressWhatIsRead, control, told);

/** Accepts the terms of use. */
export const acceptTerms = press({
  en: 'checkbox, I have read and accept the terms of use, not checked',
  fr: 'checkbox, J’ai lu et j’accepte les conditions d’utilisation, not checked',
  de: 'checkbox, Ich akzeptiere die Nutzungsbedingungen, not checked',
});

/** The field and the button of the net salary calculator. */
export const grossSalary: Spoken = {
  en: 'textbox, Gross salary',
  fr: 'textbox, Salaire brut',
  de: 'textbox, Bruttolohn',
};
export const calculateNetSalary: Spoken = {
  en: 'button, Calculate net salary',
  fr: 'button, Calculer le salaire net',
  de: 'button, Nettolohn berechnen',
};

/** Waits until no part of the page is still being drawn. */
const wholePage = () =>
  waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), {
    timeout: 10_000,
  });

/** Opens a page as somebody does who comes with nothing but what the device keeps. */
export const open =
  (path: string, moment: string): Step =>
  async (language) => {
    await stopReading();
    cleanup();
    clearSessionState();
    setClock(moment);
    const address = language === 'en' ? path : `/${language}${path}`;
    window.history.replaceState(null, '', address);
    await loadFirstPage(destinationOf(address));
    render(<App />, { wrapper: BrowserRouter });
    await startReading();
  };

/** The API: the engine's own answers. */
function answerWithEngine() {
  vi.stubGlobal('fetch', async (address: string, { body = '' }: { readonly body?: string }) => {
    const calculator = calculators.find(({ path }) => address === `/api/v1${path}`);
    return calculator === undefined
      ? new Response('', { status: 404 })
      : Response.json(calculator.run(JSON.parse(body), day(todayInLuxembourg())));
  });
}

/** Does a task in each language, by what a screen reader speaks. */
export function spokenTask(name: string, ...steps: readonly Step[]): void {
  // oxlint-disable-next-line vitest/expect-expect -- each step expects
  test.each(languages)(
    `a screen reader in %s: ${name}`,
    async (language) => {
      onTestFinished(async () => {
        await stopReading();
        cleanup();
        vi.restoreAllMocks();
        vi.unstubAllGlobals();
        localStorage.clear();
        window.history.replaceState(null, '', '/');
      });
      // No banner for a visitor who has already chosen.
      chooseConsent(nothing);
      vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
      answerWithEngine();
      for (const step of steps) {
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        await step(language);
      }
    },
    60_000,
  );
}
