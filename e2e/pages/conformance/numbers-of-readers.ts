import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/test.ts';

/** All text that a user sees or hears, and the descriptions in the head of the page. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Names of rows in published tables are identifiers and no words.
    for (const name of document.querySelectorAll('[translate="no"]')) name.remove();
    const parts = 'text, option, caption, figcaption, th, td, output, p, script[type$="ld+json"]';
    const attributes = ['placeholder', 'title', 'alt', 'aria-label', 'aria-valuetext', 'content'];
    return [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll(parts)].map(({ textContent }) => textContent ?? ''),
      ...[...document.querySelectorAll('input, meta, img, [aria-label], [title]')].flatMap(
        (element) => attributes.map((name) => element.getAttribute(name) ?? ''),
      ),
    ].join('\n');
  });
}

/** The values that the form shows to the user. */
async function entriesOn(page: Page): Promise<string> {
  const boxes = await page.getByRole('textbox').all();
  return (await Promise.all(boxes.map((box) => box.inputValue()))).join('\n');
}

/** Versions of standards, addresses and the name of a publisher are no amounts. */
const exceptions = /\bWCAG\)?\s2\.2\b|\bhttps?:[^"\s]+|\bweb2\.0calc\.com\b/g;

/**
 * Matches numbers that nobody writes in French or German, with a few letters around them: a decimal point, or the euro sign
 * before the number. The text of a page has the visible and the spoken amount side by side: '1,00 € 1,00 €'.
 */
const english = /.{0,20}(?:\d\.\d|(?<!\d[ \u00A0])€[ \u00A0]?\u2212?\d).{0,20}/g;

const slipsIn = (words: string) => words.replaceAll(exceptions, '').match(english) ?? [];

/**
 * Checks that a French or German page writes its numbers as its users do.
 *
 * @returns its words
 */
export async function expectNumbersOfReaders(page: Page, state: string): Promise<string> {
  const words = await wordsOf(page);
  expect.soft(slipsIn(words), state).toEqual([]);
  expect.soft(slipsIn(await entriesOn(page)), `entries, ${state}`).toEqual([]);
  return words;
}
