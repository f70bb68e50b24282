import { test, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { keepScreenshot } from './keep-screenshot.ts';
import { expect } from './test.ts';
import { layOutWholePage } from './whole-page.ts';

/** Every rule that axe runs by itself, and the size of targets on top. */
const everyRule: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};
const colourRules = axe
  .getRules(['cat.color'])
  .filter(({ tags }) => !tags.includes('wcag2aaa'))
  .map(({ ruleId }) => ruleId);
const rulesOfColours: RunOptions = {
  runOnly: { type: 'rule', values: colourRules },
  resultTypes: ['violations'],
};
const rulesOfWords: RunOptions = {
  ...everyRule,
  rules: {
    ...everyRule.rules,
    ...Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
  },
};

/**
 * What there is to look at in each scheme. The dark one is the same page in other colours, and other languages are the same
 * colours with other words: a rule is asked again only where its answer can be another one. Desktops show all colours in
 * English, phones in the language that they are looked at in.
 */
function looksAt(
  language: string,
  device: string,
): readonly (readonly ['light' | 'dark', RunOptions])[] {
  if (language !== 'en' && device !== 'phone') return [['light', rulesOfWords]];
  return [
    ['light', everyRule],
    ['dark', rulesOfColours],
  ];
}

/** Parts of a page by their selectors. */
interface Place {
  readonly include: string[];
  readonly exclude: string[];
}

/** What was looked at in an earlier state of a page and is left out: the frame around it, and what lies behind a dialog. */
const wholePlace: Place = { include: ['html'], exclude: [] };
const withoutFrame: Place = { include: ['html'], exclude: ['header:has(~ main)', 'main ~ footer'] };
const openDialog = 'dialog:modal';

interface Options {
  /** Leaves out what stands around every page alike. */
  readonly isFrameKnown?: boolean;
}

/**
 * Holds what the page shows now against the rules of accessibility, in the light and in the dark scheme. Goes on
 * after a finding, so that a test through many states names all of them.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { isFrameKnown = false }: Options = {},
): Promise<void> {
  await layOutWholePage(page);
  const hasDialog = (await page.locator(openDialog).count()) > 0;
  const all = isFrameKnown ? withoutFrame : wholePlace;
  const place = hasDialog ? { include: [openDialog], exclude: [] } : all;
  const language = await page.evaluate(() => document.documentElement.lang);
  for (const [colorScheme, rules] of looksAt(language, test.info().project.name)) {
    await wear(page, colorScheme);
    expect.soft(await findings(page, place, rules), `${state}, ${colorScheme}`).toEqual([]);
    await keepScreenshot(page, test.info(), `${state} ${colorScheme}`);
  }
}

/** Shows the page in a scheme. The site's script follows the browser a moment later, and colours change with the next frame. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const html = page.locator('html');
  // The page for offline has no script, its colours follow by themselves.
  const isByScript = (await html.getAttribute('data-color-scheme')) !== null;
  if (isByScript) await expect(html).toHaveAttribute('data-color-scheme', colorScheme);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
}

async function findings(page: Page, place: Place, rules: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ place: where, rules: chosen }) => window.axe.run(where, chosen),
    { place, rules },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary}`),
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
