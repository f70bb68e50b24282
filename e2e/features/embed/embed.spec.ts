import type { Frame, Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { expect, freshTest as test, type Watch } from '../../support/browser/test.ts';
import { serverAddress } from '../../support/server/address.ts';
import type { Language } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { texts } from '../../support/site/texts.ts';
import { hostSite } from './host-site.ts';

const script = `<script src="${serverAddress}/embed.js" async></script>`;

/** What is published of a salary of 5 000 in class 1 since June 2026 (shared rows of the administrations). */
const netOfMonth = '3 676.50';

type Host = Parameters<typeof hostSite>[0];

/** Shows a page of another site and gives the frame in it. */
async function visit(page: Page, watch: Watch, host: Host) {
  watch.expectStrangers();
  watch.expectAddress(/scheme=/);
  const site = await hostSite(host);
  await page.goto(site.address);
  const element = page.locator('iframe');
  await element.scrollIntoViewIfNeeded();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error('The page has no frame.');
  await expect(frame.locator('html')).toHaveAttribute('data-hydrated', '');
  return { frame, element, close: site.close };
}

/** Fills in the net salary calculator in a frame with the keyboard alone, and waits for its answer. */
async function askForNet(page: Page, frame: Frame, language: Language, gross?: string) {
  const { form } = texts[language].netSalary;
  const { terms } = texts[language].shared;
  if (gross !== undefined) {
    await frame.getByRole('textbox', { name: form.grossSalary.label.employee }).focus();
    await page.keyboard.type(gross);
  }
  await frame.getByRole('checkbox', { name: `${terms.accept} ${terms.name}` }).focus();
  await page.keyboard.press('Space');
  await frame.getByRole('button', { name: form.calculate.employee }).focus();
  await page.keyboard.press('Enter');
  const heading = frame.getByRole('heading', { level: 2 }).first();
  await expect(heading).toContainText(written(netOfMonth, language));
  await expect(heading).toBeFocused();
}

const heightOfContent = (frame: Frame) =>
  frame.evaluate(() => document.querySelector<HTMLElement>('#root > div')?.offsetHeight ?? 0);

/** The frame is as high as its content, and stays so. */
async function expectAtRest(page: Page, frame: Frame): Promise<number> {
  const element = page.locator('iframe');
  const heightOfFrame = async () => (await element.boundingBox())?.height ?? 0;
  let height = 0;
  // A result that is still being drawn changes its height once more.
  await expect(async () => {
    height = await heightOfFrame();
    expect(height).toBe(await heightOfContent(frame));
    await page.waitForTimeout(500);
    expect(await heightOfFrame()).toBe(height);
  }).toPass({ timeout: 15_000 });
  return height;
}

test('our script shows a calculator in a page with the strictest policies, in the language that it names, on a narrow phone', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const policy = `default-src 'none'; script-src ${serverAddress}; frame-src ${serverAddress}; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;
  const { frame, close } = await visit(page, watch, {
    language: 'de-LU',
    headers: {
      'content-security-policy': policy,
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    },
    code: `<div data-suen="net-salary" data-language="fr" data-scheme="dark"><a href="/">Salaire net</a></div>${script}`,
  });
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Salaire net');
  expect(await frame.locator('html').getAttribute('lang')).toBe('fr');
  expect(await frame.locator('html').getAttribute('data-color-scheme')).toBe('dark');
  const form = await expectAtRest(page, frame);
  await askForNet(page, frame, 'fr', '5000');
  const result = await expectAtRest(page, frame);
  expect(form).toBeGreaterThan(500);
  expect(result).toBeLessThan(6000);
  // Everything that opens makes the frame longer, and it comes to rest again.
  await frame.locator('main details').evaluateAll((all) => {
    for (const fold of all) fold.setAttribute('open', '');
  });
  const opened = await expectAtRest(page, frame);
  expect(opened).toBeGreaterThan(result);
  expect(opened).toBeLessThan(12_000);
  expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  close();
});

test('a plain frame in a sandbox without storage calculates, also with first entries', async ({
  page,
  watch,
}) => {
  const { frame, close } = await visit(page, watch, {
    code: `<iframe sandbox="allow-scripts allow-forms" title="Net salary" width="600" height="900" src="${serverAddress}/en/embed/net-salary#?grossSalary=5000&amp;taxClass=1"></iframe>`,
  });
  expect(await frame.evaluate(() => window.origin)).toBe('null');
  await expect(frame.getByRole('textbox').first()).toHaveValue(/5\s000/);
  expect(frame.url()).not.toContain('5000');
  await askForNet(page, frame, 'en');
  close();
});

test('a frame keeps nothing, takes no focus unasked, and leads to our page with the same entries', async ({
  page,
  watch,
}) => {
  const { frame, close } = await visit(page, watch, {
    code: `<p><input aria-label="Search" autofocus></p><div data-suen="net-salary" data-entries="grossSalary=5000"><a href="/">Net salary</a></div>${script}`,
  });
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
  await askForNet(page, frame, 'en');
  const kept = await frame.evaluate(async () => ({
    stored: localStorage.length + sessionStorage.length,
    cookies: document.cookie,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }));
  expect(kept).toEqual({ stored: 0, cookies: '', workers: 0, databases: 0, caches: 0 });
  const link = frame.getByRole('link', { name: texts.en.frame.embed.openWithEntries });
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await link.getAttribute('href')).toMatch(/^\/en\/salary\/calculator#1-/);
  close();
});

test('two calculators in one page have each its own height, and unknown ones keep their link', async ({
  page,
  watch,
}) => {
  watch.expectStrangers();
  const site = await hostSite({
    code: `<div data-suen="loan-cost"><a href="/">Loan</a></div><div data-suen="home-affordability"><a href="/">Home</a></div><div data-suen="../x"><a href="/">Other</a></div><div data-suen="freelance"><a href="/">Freelance</a></div>${script}`,
  });
  await page.goto(site.address);
  await expect(page.locator('iframe')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Other' })).toBeVisible();
  // A calculator without a frame.
  await expect(page.getByRole('link', { name: 'Freelance' })).toBeVisible();
  for (const element of await page.locator('iframe').all()) {
    await element.scrollIntoViewIfNeeded();
    const frame = await (await element.elementHandle())?.contentFrame();
    if (!frame) throw new Error('The page has no frame.');
    await expect
      .poll(async () => (await element.boundingBox())?.height)
      .toBe(await heightOfContent(frame));
  }
  site.close();
});

test.describe('where browsers block what third parties store', () => {
  test('a frame calculates all the same @desktop', async ({ browser, watch }) => {
    watch.expectStrangers();
    const context = await browser.newContext();
    const page = await context.newPage();
    // As browsers do that refuse storage to frames of other sites: every access throws.
    await page.addInitScript(() => {
      if (window.parent === window) return;
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    const { frame, close } = await visit(page, watch, {
      code: `<div data-suen="net-salary" data-entries="grossSalary=5000"><a href="/">Net salary</a></div>${script}`,
    });
    await askForNet(page, frame, 'en');
    expect(errors).toEqual([]);
    close();
    await context.close();
  });
});

for (const calculator of ['net-salary', 'loan-cost', 'home-affordability']) {
  test(`${calculator} in a frame has no fault of accessibility`, async ({ page }) => {
    await openPage(page, `/embed/${calculator}`);
    await expectAccessible(page, `embedded ${calculator}`);
  });
}

test('the page that shows how has the calculator in it, and code for what is chosen', async ({
  page,
}) => {
  const words = texts.en.inYourSite;
  await openPage(page, '/in-your-site');
  await page
    .getByRole('combobox', { name: words.choose.calculator, exact: true })
    .selectOption({ label: texts.en.loanCost.card.name });
  await page.getByRole('combobox', { name: words.choose.language }).selectOption('fr');
  await page.getByRole('textbox', { name: words.choose.amount.label }).fill('300 000');
  const code = page.getByLabel(words.choose.code, { exact: true });
  await expect(code).toContainText(
    'data-suen="loan-cost" data-language="fr" data-entries="amount=300000"',
  );
  // Browsers let a frame of others rest while it is out of sight.
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html[lang="fr"]')).toHaveAttribute('data-hydrated', '');
  await expect(frame.getByRole('textbox').first()).toHaveValue(/300\s000/);
  await expectAccessible(page, 'in your site');
});
