import { test, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { keepScreenshot } from './keep-screenshot.ts';
import { expect } from './test.ts';
import { wholePage } from './whole-page.ts';

/** Every rule that axe runs by itself, none switched off, and the size of targets on top. */
const everyRule: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** Those that look at colours: the other rules find the same in both schemes, which share words, parts and sizes. */
const rulesOfColour: RunOptions = {
  runOnly: ['color-contrast', 'link-in-text-block'],
  resultTypes: ['violations'],
};

const schemes = [
  ['light', everyRule],
  ['dark', rulesOfColour],
] as const;

/**
 * Holds what the page shows now against the rules of accessibility, in the light and in the dark scheme. Goes on after a
 * finding, so that a test through many states names all of them.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await wholePage(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const [colorScheme, rules] of schemes) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await findings(page, rules), `${state}, ${colorScheme}`).toEqual([]);
    await keepScreenshot(page, test.info(), `${state} ${colorScheme}`);
  }
}

async function findings(page: Page, rules: RunOptions): Promise<readonly string[]> {
  const { violations } = await page.evaluate((chosen) => window.axe.run(document, chosen), rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary}`),
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
