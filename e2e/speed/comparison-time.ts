import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { Comparison } from '../comparison/comparison.ts';
import { aTenthMore } from '../comparison/a-tenth-more.ts';

declare global {
  interface Window {
    readonly changeComparison: (table: Element, value: string) => void;
    /** The time from a changed entry of a column until its figures were painted. */
    comparisonMilliseconds?: number;
  }
}

/** The pause after a result is drawn, in which a user reads it. */
const pauseMilliseconds = 1250;

/** Prepares a page for the measurement, before it is opened. */
export async function prepareComparisonTime(page: Page): Promise<void> {
  await page.addInitScript({
    path: fileURLToPath(new URL('note-comparison-time.js', import.meta.url)),
  });
}

/** The time of a changed comparison beside the result on the page, in milliseconds. */
export async function measureComparisonTime(page: Page): Promise<number> {
  const { action, table, boxes } = new Comparison(page, 'en');
  // By a finger: what moves below a mouse that rests on the page would be told to the page, too.
  await action.tap();
  const value = await boxes.first().inputValue();
  await page.waitForTimeout(pauseMilliseconds);
  await table.evaluate((element, next) => {
    window.changeComparison(element, next);
  }, aTenthMore(value));
  const noted = await page.waitForFunction(() => window.comparisonMilliseconds);
  return (await noted.jsonValue()) ?? Number.NaN;
}
