import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/test.ts';

/** The text of each amount for assistive technology, without the parts that are hidden from it. */
function spokenAmounts(): string[] {
  const amounts = [
    ...document.querySelectorAll('main span[class*="_amount_"]:has(> [aria-hidden])'),
  ].filter((amount) => amount.closest('[aria-hidden="true"]') === null);
  return amounts.map((amount) =>
    [...amount.childNodes]
      .filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))
      .map(({ textContent }) => textContent ?? '')
      .join('')
      .trim(),
  );
}

/** Places where a French screen reader would speak one number as several: a space inside, or a separate sign. */
export async function expectReadAsOneNumber(page: Page, state: string): Promise<void> {
  const amounts = await page.evaluate(spokenAmounts);
  const split = amounts.filter((amount) => !/^(?:moins )?[-−]?\d+(?:,\d+)?\s€$/.test(amount));
  expect.soft(split, `amounts in several parts: ${state}`).toEqual([]);
  expect.soft(amounts.length, `amounts: ${state}`).toBeGreaterThan(0);
}

/** Every chart has a description, and its figures are in a table that is not folded away. */
export async function expectChartsInWords(page: Page, state: string): Promise<void> {
  const figures = await page.getByRole('main').getByRole('figure').all();
  for (const figure of figures) {
    const words = (await figure.locator('figcaption').textContent()) ?? '';
    expect.soft(words.length, `${state}: ${words}`).toBeGreaterThan(40);
  }
  if (figures.length === 0) return;
  const rows = await page.getByRole('main').getByRole('table').getByRole('row').count();
  expect.soft(rows, `rows of figures: ${state}`).toBeGreaterThan(3);
}
