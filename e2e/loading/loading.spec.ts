import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { hydrated } from '../browser/open-page.ts';
import { expect, test } from '../browser/test.ts';
import { Frame } from '../frame/frame.ts';
import { NetSalaryPage } from '../net-salary/net-salary-page.ts';
import { addressOf, salaryPath } from '../site/addresses.ts';
import { languages, onPhonesInEnglishOnly } from '../site/languages.ts';

/** Holds every script back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = new EventEmitter().setMaxListeners(100);
  let isOpen = false;
  await page.route('**/assets/*.js', async (route) => {
    if (!isOpen) await once(gate, 'open');
    await route.continue();
  });
  return () => {
    isOpen = true;
    gate.emit('open');
  };
}

for (const language of languages) {
  const tag = onPhonesInEnglishOnly(language);

  test(`${language}: before its script the form takes no input, and none is lost${tag}`, async ({
    page,
  }) => {
    const letScriptsThrough = await holdScripts(page);
    await page.goto(addressOf(salaryPath, language));
    const salary = new NetSalaryPage(page, language);
    const box = page.locator('input[name="grossSalary"]');
    const tick = page.locator('input[name="terms"]');
    await expect(box).toBeVisible();
    const middle = async (part: typeof box) => {
      await part.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return [x + width / 2, y + height / 2] as const;
    };
    await page.mouse.click(...(await middle(box)));
    await page.keyboard.type('9');
    await page.mouse.click(...(await middle(tick)));
    await expect(box).toHaveValue('');
    await expect(tick).not.toBeChecked();

    letScriptsThrough();
    await hydrated(page);
    await expect(salary.grossSalary).toHaveValue('');
    await salary.enter({ gross: '5000', taxClass: 1, payMonth: '2025-05' });
    await salary.calculate.click();
    await salary.expectAnswer('monthly', '3 690.06');
  });
}

test('a press on the menu before its script is answered when the script is there', async ({
  page,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(salaryPath);
  const frame = new Frame(page, 'en');
  await frame.menuButton.click();
  await expect(frame.drawer).toBeHidden();
  letScriptsThrough();
  await expect(frame.drawer).toBeVisible();
});

test('a wide page begins in the salary field @desktop', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await expect(salary.grossSalary).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a phone keeps its keyboard down @phone', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await expect(salary.grossSalary).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('the home page loads nothing of the calculator @desktop', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const scriptsOf = async (path: string): Promise<string[]> => {
    const html = await (await page.request.get(path)).text();
    return html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
  };
  const ofHome = await scriptsOf('/');
  const ofSalaryOnly = (await scriptsOf(salaryPath)).filter((asset) => !ofHome.includes(asset));
  expect(ofSalaryOnly.length).toBeGreaterThan(0);
  expect(loaded.filter((path) => ofSalaryOnly.includes(path))).toEqual([]);
});

/** Lets no script through until the returned function is called: a train in a tunnel. */
async function failScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

test('a part of the page that did not arrive is asked for again, and no entry is lost', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/Failed to load resource/);
  const salary = await NetSalaryPage.open(page, 'en');
  const frame = new Frame(page, 'en');
  const letScriptsThrough = await failScripts(page);
  await frame.menuButton.click();
  await expect(frame.drawer).toBeHidden();
  await salary.enter({ gross: '5000', taxClass: 1, payMonth: '2025-05' });
  await salary.calculate.click();
  const { failure } = salary.shared;
  await expect(page.getByText(failure.unreachable)).toBeVisible();
  await expect(page.getByText(failure.entriesKept)).toBeVisible();

  await letScriptsThrough();
  await page.getByRole('button', { name: failure.tryAgain }).click();
  await salary.expectAnswer('monthly', '3 690.06');
  await expect(salary.chart).toBeVisible();
  await frame.menuButton.click();
  await expect(frame.drawer).toBeVisible();
});
