import type { Page } from '@playwright/test';
import { expect } from '../browser/test.ts';

/** The text of each amount as assistive technology gets it: without what is hidden from it. */
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

/** Where French readers hear a number in several parts: a space inside, the sign apart. */
export async function expectReadAsOneNumber(page: Page, state: string): Promise<void> {
  const amounts = await page.evaluate(spokenAmounts);
  const split = amounts.filter((amount) => !/^(?:moins )?[-−]?\d+(?:,\d+)?\s€$/.test(amount));
  expect.soft(split, `amounts in several parts: ${state}`).toEqual([]);
  expect.soft(amounts.length, `amounts: ${state}`).toBeGreaterThan(0);
}

/** Every chart says in words what it shows, and a table that is not folded away has its figures. */
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
