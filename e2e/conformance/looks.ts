import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessible.ts';
import { expect } from '../browser/test.ts';
import { expectNumbersOfReaders } from './numbers-of-readers.ts';
import { expectEnlargedInPlace } from '../open-to-everyone/enlarged.ts';
import { expectChartsInWords, expectReadAsOneNumber } from '../open-to-everyone/read-out.ts';
import type { Language } from '../site/languages.ts';

type Look = (page: Page, state: string) => Promise<void>;

/** What is looked at in one language only, or not in all. */
interface Looks {
  /** The window in which this language is looked at. */
  readonly size: { readonly width: number; readonly height: number };
  readonly enlarged: Look;
  readonly numbers: Look;
  readonly readOut: Look;
}

const wide = { width: 1280, height: 800 } as const;
const phone = { width: 375, height: 720 } as const;
const nothing: Look = () => Promise.resolve();

/**
 * Whatever the language, a state is accessible; the frame around it is looked at once.
 *
 * @param part what the state has changed, where the rest of the page is as in the state before
 */
export async function expectStateAccessible(
  page: Page,
  state: string,
  part?: Locator,
): Promise<void> {
  await expectAccessible(page, state, { isFrameKnown: state !== 'form', part });
}

/** A result has amounts: there is something to find. */
async function expectNumbers(page: Page, state: string): Promise<void> {
  const words = await expectNumbersOfReaders(page, state);
  if (state === 'result') expect.soft(words, state).toMatch(/\d,\d\d[ \u00A0]€/);
}

async function expectReadOut(page: Page, state: string): Promise<void> {
  await expectReadAsOneNumber(page, state);
  await expectChartsInWords(page, state);
}

/**
 * What is looked at in which language: enlarged pages in German, which has the longest words, phones and what is read out in
 * French. Which rules of colours are asked where stands in browser/accessible.ts.
 */
export const looks: Readonly<Record<Language, Looks>> = {
  en: { size: wide, enlarged: nothing, numbers: nothing, readOut: nothing },
  fr: { size: phone, enlarged: nothing, numbers: expectNumbers, readOut: expectReadOut },
  de: { size: wide, enlarged: expectEnlargedInPlace, numbers: expectNumbers, readOut: nothing },
};
