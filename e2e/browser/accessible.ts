import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test, type Locator, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { keepScreenshot } from './keep-screenshot.ts';
import { expect } from './test.ts';
import { wholePage } from './whole-page.ts';

/** Every rule that axe runs by itself, and the size of targets on top. */
const everyRule: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};
/** Half as large as the package's main file: each new document reads it. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const colourRules = axe
  .getRules(['cat.color'])
  .filter(({ tags }) => !tags.includes('wcag2aaa'))
  .map(({ ruleId }) => ruleId);
const rulesOfColours: RunOptions = {
  runOnly: { type: 'rule', values: colourRules },
  resultTypes: ['violations'],
};
/** Names and labels in all their kinds, the language, and the room that words take. */
const followsFromWords =
  /name|alt|title|lang|label|heading|header|unique|link|target-size|scrollable/;
const rulesOfWords: RunOptions = {
  runOnly: {
    type: 'rule',
    values: axe
      .getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
      .map(({ ruleId }) => ruleId)
      .filter((rule) => followsFromWords.test(rule) && !colourRules.includes(rule)),
  },
  resultTypes: ['violations'],
};

/**
 * What there is to look at in each scheme. The dark one is the same page in other colours, and other languages are the same
 * elements in the same colours with other words: no component of the site asks for the language. A rule is asked again only
 * where its answer can be another one. Desktops show all rules in English, phones in the language that they are looked at in.
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

/** The frame around every page. */
const siteFrame = ['header:has(~ main)', 'main ~ footer'];
const openDialog = 'dialog:modal';

interface Options {
  /** Leaves out what stands around every page alike. */
  readonly isFrameKnown?: boolean;
  /** The only part that is not as it was in an earlier state of the page. */
  readonly part?: Locator | undefined;
}

/**
 * Holds what the page shows now against the rules of accessibility, in the light and in the dark scheme. Goes on
 * after a finding, so that a test through many states names all of them.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { isFrameKnown = false, part }: Options = {},
): Promise<void> {
  await wholePage(page);
  // What lies behind a dialog was looked at before.
  const dialog = page.locator(openDialog);
  const place = (await dialog.count()) > 0 ? dialog : (part ?? page.locator('html'));
  const exclude = isFrameKnown ? siteFrame : [];
  const language = await page.evaluate(() => document.documentElement.lang);
  for (const [colorScheme, rules] of looksAt(language, test.info().project.name)) {
    await wear(page, colorScheme);
    expect.soft(await findings(place, exclude, rules), `${state}, ${colorScheme}`).toEqual([]);
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

async function findings(
  place: Locator,
  exclude: string[],
  rules: RunOptions,
): Promise<readonly string[]> {
  const page = place.page();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await place.evaluate(
    async (include, { exclude: without, rules: chosen }) => {
      const found = await window.axe.run({ include, exclude: without }, chosen);
      return found.violations;
    },
    { exclude, rules },
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
