import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { aTenthMore } from '../../support/site/a-tenth-more.ts';
import { Comparison } from '../../support/site/comparison.ts';

declare global {
  interface Window {
    readonly changeComparison: (section: Element, value: string) => void;
    /** The time from a changed entry of a column until what is in view of its answer was painted. */
    comparisonMs?: number;
    /** The time from that entry until the lines of the answer were painted, in view or not. */
    linesMs?: number;
  }
}

/** The pause after a result is drawn, in which a user reads it. */
const pauseMs = 1250;

/** Prepares a page for the measurement, before it is opened. */
export async function prepareComparisonTime(page: Page): Promise<void> {
  await page.addInitScript({
    path: fileURLToPath(new URL('note-comparison-time.js', import.meta.url)),
  });
}

/** What a changed comparison took beside the result on the page, in milliseconds. */
interface ComparisonTime {
  readonly comparisonMs: number;
  readonly linesMs: number;
}

/** Changes a comparison beside the result on the page and measures how long its answer takes. */
export async function measureComparisonTime(page: Page): Promise<ComparisonTime> {
  const { action, section, boxes } = new Comparison(page, 'en');
  // By a finger: what moves below a mouse that rests on the page would be told to the page, too.
  await action.tap();
  const value = await boxes.first().inputValue();
  await page.waitForTimeout(pauseMs);
  await section.evaluate((element, next) => {
    window.changeComparison(element, next);
  }, aTenthMore(value));
  const noted = await page.waitForFunction(() => {
    const { comparisonMs, linesMs } = window;
    return comparisonMs !== undefined && linesMs !== undefined && { comparisonMs, linesMs };
  });
  const times = await noted.jsonValue();
  if (times === false) throw new Error('The comparison did not change');
  return times;
}
