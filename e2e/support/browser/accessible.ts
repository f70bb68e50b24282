import { test, type Locator, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { keepScreenshot } from './keep-screenshot.ts';
import { expect } from './test.ts';
import { wholePage } from './whole-page.ts';

/** Every rule that axe runs by default, and also the size of targets. */
const everyRule: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};
/** The minified file is half as large as the package's main file, and each new document reads it. */
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
/** The rules about names, labels, the language and the space that words need. */
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
 * The rules for each scheme and language. The dark scheme shows the same page in other colours. Other languages show the same
 * elements in the same colours with other words, because no component depends on the language. So a rule is asked again only
 * where its answer can differ. English on desktops is checked with all rules, and phones are checked in their language.
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
  /** The parts around every page, which are the same on all pages. */
  readonly isFrameKnown?: boolean;
  /** The only part of the page that has changed since an earlier state. */
  readonly part?: Locator | undefined;
}

/**
 * Checks the page with the rules of accessibility in the light and in the dark scheme. It continues after a finding, so that a
 * test reports the findings of all its states.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { isFrameKnown = false, part }: Options = {},
): Promise<void> {
  await wholePage(page);
  // The page behind a dialog was checked before.
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

/**
 * Shows the page in a scheme. The site's script reacts to the browser a moment later, and colours change with the next frame.
 */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const html = page.locator('html');
  // The offline page has no script, and its colours change by themselves.
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
      // Frames are pages of their own, and are checked as such.
      const found = await window.axe.run(
        { include, exclude: without },
        { ...chosen, iframes: false },
      );
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
