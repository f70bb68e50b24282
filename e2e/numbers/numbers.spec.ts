import type { Page } from '@playwright/test';
import { openFolds } from '../browser/open-folds.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/test.ts';
import {
  addressOf,
  calculatorPages,
  contactPath,
  contentPages,
  unknownPath,
} from '../site/addresses.ts';
import { calculators } from '../site/calculators.ts';
import { texts } from '../site/texts.ts';

/** Everything that a reader sees or hears, and what the page says of itself in its head. */
async function wordsOf(page: Page): Promise<string> {
  await openFolds(page);
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

const pages = [
  ...contentPages.map(({ path }) => path),
  ...calculatorPages.map(({ path }) => path),
  contactPath,
];

const slipsIn = (words: string) => words.replaceAll(exceptions, '').match(english) ?? [];

for (const language of ['fr', 'de'] as const) {
  test(`${language}: numbers on every page are those of its readers @desktop`, async ({
    page,
    watch,
  }) => {
    test.slow();
    watch.expectMessage(/status of 404/);
    for (const path of [...pages, unknownPath]) {
      await openPage(page, addressOf(path, language));
      expect(slipsIn(await wordsOf(page)), path).toEqual([]);
      expect(slipsIn(await entriesOn(page)), path).toEqual([]);
    }
  });

  for (const { name, open } of calculators) {
    test(`${language}: ${name} gives a result with the numbers of its readers @desktop`, async ({
      page,
    }) => {
      const calculator = await open(page, language);
      await calculator.fillIn();
      expect(slipsIn(await wordsOf(page))).toEqual([]);
      await calculator.askForResult();
      const { howComputed } = texts[language].shared.breakdown;
      const explanations = page.getByRole('button', { name: howComputed });
      await explanations.evaluateAll((buttons) => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click();
      });
      const words = await wordsOf(page);
      // The result is there with its amounts: there is something to find.
      expect(words).toMatch(/\d,\d\d[ \u00A0]€/);
      expect(slipsIn(words)).toEqual([]);
    });
  }
}
