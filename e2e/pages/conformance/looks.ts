import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible.ts';
import { expect } from '../../support/browser/test.ts';
import type { Language } from '../../support/site/languages.ts';
import { expectEnlargedInPlace } from '../open-to-everyone/enlarged.ts';
import { expectChartsInWords, expectReadAsOneNumber } from '../open-to-everyone/read-out.ts';
import { expectNumbersOfReaders } from './numbers-of-readers.ts';

type Look = (page: Page, state: string) => Promise<void>;

/** Checks that are made in one language or in some languages only. */
interface Looks {
  /** The window for the checks of this language. */
  readonly size: { readonly width: number; readonly height: number };
  readonly enlarged: Look;
  readonly numbers: Look;
  readonly readOut: Look;
}

const wide = { width: 1280, height: 800 } as const;
const phone = { width: 375, height: 720 } as const;
const nothing: Look = () => Promise.resolve();

/**
 * A state is accessible in every language. The frame around it is checked once.
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

/** A result has amounts, so the check has something to find. */
async function expectNumbers(page: Page, state: string): Promise<void> {
  const words = await expectNumbersOfReaders(page, state);
  if (state === 'result') expect.soft(words, state).toMatch(/\d,\d\d[ \u00A0]€/);
}

async function expectReadOut(page: Page, state: string): Promise<void> {
  await expectReadAsOneNumber(page, state);
  await expectChartsInWords(page, state);
}

/**
 * The checks of each language: enlarged pages in German, which has the longest words, and phones and spoken amounts in French.
 * support/browser/accessible.ts says where the rules on colours are checked.
 */
export const looks: Readonly<Record<Language, Looks>> = {
  en: { size: wide, enlarged: nothing, numbers: nothing, readOut: nothing },
  fr: { size: phone, enlarged: nothing, numbers: expectNumbers, readOut: expectReadOut },
  de: { size: wide, enlarged: expectEnlargedInPlace, numbers: expectNumbers, readOut: nothing },
};
