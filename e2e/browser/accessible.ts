import { test, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { keepScreenshot } from './keep-screenshot.ts';
import { expect } from './test.ts';
import { wholePage } from './whole-page.ts';

/** Every rule that axe runs by itself, none switched off in either scheme, and the size of targets on top. */
const rules: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/**
 * Holds what the page shows now against the rules of accessibility, in the light and in the dark scheme. Goes on after a
 * finding, so that a test through many states names all of them.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await wholePage(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await findings(page), `${state}, ${colorScheme}`).toEqual([]);
    await keepScreenshot(page, test.info(), `${state} ${colorScheme}`);
  }
}

async function findings(page: Page): Promise<readonly string[]> {
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
