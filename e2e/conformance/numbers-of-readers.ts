import type { Page } from '@playwright/test';
import { expect } from '../browser/test.ts';

/** Everything that a reader sees or hears, and what the page says of itself in its head. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Names of rows in published tables are nobody's words.
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

/** What the form has entered for the reader. */
async function entriesOn(page: Page): Promise<string> {
  const boxes = await page.getByRole('textbox').all();
  return (await Promise.all(boxes.map((box) => box.inputValue()))).join('\n');
}

/** Versions of standards, addresses and a publisher's name are no amounts. */
const exceptions = /\bWCAG\)?\s2\.2\b|\bhttps?:[^"\s]+|\bweb2\.0calc\.com\b/g;

/**
 * What readers of French and German do not write, with a few letters around it: a decimal point, the euro sign in front.
 * An amount that is shown and one that is read out stand side by side in the page's text: '1,00 € 1,00 €'.
 */
const english = /.{0,20}(?:\d\.\d|(?<!\d[ \u00A0])€[ \u00A0]?\u2212?\d).{0,20}/g;

const slipsIn = (words: string) => words.replaceAll(exceptions, '').match(english) ?? [];

/** Whatever a French or German page shows now, it writes its numbers as its readers do. @returns its words */
export async function expectNumbersOfReaders(page: Page, state: string): Promise<string> {
  const words = await wordsOf(page);
  expect.soft(slipsIn(words), state).toEqual([]);
  expect.soft(slipsIn(await entriesOn(page)), `entries, ${state}`).toEqual([]);
  return words;
}
