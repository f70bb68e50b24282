import type { Page } from '@playwright/test';
import { EventEmitter, once } from 'node:events';
import { openFolds } from '../../support/browser/open-folds.ts';
import { hydrated } from '../../support/browser/open-page.ts';
import { expect, freshTest as test } from '../../support/browser/test.ts';
import { addressOf, calculatorPath, salaryPath } from '../../support/site/addresses.ts';
import { calculation, NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { TaxOptimizationPage } from '../../support/site/calculators/tax-optimization-page.ts';
import { Frame } from '../../support/site/frame.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { texts } from '../../support/site/texts.ts';

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
  const tag = deviceTag(language);

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
  const homeScripts = await scriptsOf('/');
  const salaryOnlyScripts = (await scriptsOf(salaryPath)).filter(
    (asset) => !homeScripts.includes(asset),
  );
  expect(salaryOnlyScripts.length).toBeGreaterThan(0);
  expect(loaded.filter((path) => salaryOnlyScripts.includes(path))).toEqual([]);
});

/** Lets no script through until the returned function is called: a train in a tunnel. */
async function failScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

/** Does what the page offers when a part of it has failed to load. */
async function loadAgain(page: Page) {
  const { what, reload } = texts.en.frame.partFailed;
  await expect(page.getByRole('alert')).toContainText(what);
  await page.getByRole('button', { name: reload }).click();
  await hydrated(page);
}

test('a part of the page that did not arrive offers to load the page again, and no entry is lost', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/Failed to load resource/);
  const salary = await NetSalaryPage.open(page, 'en');
  const frame = new Frame(page, 'en');
  // The cache is off while scripts fail, and texts are loaded in two steps: what has begun must be at its end.
  await page.waitForLoadState('networkidle');
  const letScriptsThrough = await failScripts(page);
  await frame.menuButton.click();
  await expect(frame.drawer).toBeHidden();
  await salary.enter({ gross: '5000', taxClass: 1, payMonth: '2025-05' });
  await salary.calculate.click();
  await expect(salary.grossSalary).toHaveValue(/^5\s000\.00$/);

  await letScriptsThrough();
  await loadAgain(page);
  await expect(salary.grossSalary).toHaveValue(/^5\s000\.00$/);
  // The acceptance of the terms belongs to one visit.
  await expect(salary.terms).not.toBeChecked();
  await salary.terms.check();
  await salary.calculate.click();
  await salary.expectAnswer('monthly', '3 690.06');
  // A phone folds the chart, which comes a moment after the answer.
  await expect(salary.chart).toBeAttached();
  await openFolds(page);
  await expect(salary.chart).toBeVisible();
  await frame.menuButton.click();
  await expect(frame.drawer).toBeVisible();
});

test('the words of a result that did not come with the page come when it is loaded again @desktop', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/Failed to load resource/);
  const html = await (await page.request.get(calculatorPath('tax-optimization'))).text();
  const pageScripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  const later = ({ pathname }: URL) => pathname.endsWith('.js') && !pageScripts.has(pathname);
  await page.route(later, (route) => route.abort());
  const tax = await TaxOptimizationPage.open(page, 'en');
  await page.waitForLoadState('networkidle');
  await tax.fillIn();
  await tax.calculate.click();
  await page.unroute(later);
  await loadAgain(page);
  await tax.terms.check();
  await tax.calculate.click();
  // The couple's room is worked out by hand in tax-optimization.spec.ts.
  await expect(tax.headline).toContainText('23 336.00');
  const card = tax.card('outstandingBalanceInsurance');
  await tax.detailsOf(card).click();
  const steps = await tax.openWhole(card);
  await expect(steps).toContainText('€ 24 960.00');
});

test('a result that was loaded anew leads back to the form at the first press, and so does the next', async ({
  page,
}) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.showResult();
  await page.reload();
  await hydrated(page);
  await expect(salary.headline).toBeVisible();
  await salary.recalculate.click();
  await expect(salary.grossSalary).toBeVisible();
  await salary.showResult();
  await page.goBack();
  await expect(salary.grossSalary).toBeVisible();
});

/** Holds the API's answer back until the returned function is called. */
async function holdAnswer(page: Page): Promise<() => void> {
  const gate = new EventEmitter();
  await page.route(calculation, async (route) => {
    await once(gate, 'open');
    await route.continue();
  });
  return () => gate.emit('open');
}

/** Chooses German while a result is being computed. */
async function switchWhileCalculating(page: Page): Promise<() => void> {
  const salary = await NetSalaryPage.open(page, 'en');
  const letAnswerThrough = await holdAnswer(page);
  await salary.enter({ gross: '5000', taxClass: 1, payMonth: '2025-05' });
  const asked = page.waitForRequest(calculation);
  await salary.calculate.click();
  await asked;
  const frame = new Frame(page, 'en');
  await frame.languageSwitch.click();
  await frame.languageLink('de').click();
  return letAnswerThrough;
}

test('an answer after a change of language is shown in the new language @desktop', async ({
  page,
}) => {
  const letAnswerThrough = await switchWhileCalculating(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  letAnswerThrough();
  const german = new NetSalaryPage(page, 'de');
  await german.expectAnswer('monthly', '3 690.06');
  await expect(page).toHaveURL(addressOf(salaryPath, 'de'));
  await german.recalculate.click();
  await expect(german.grossSalary).toBeVisible();
});

test('an answer while the page is on its way in another language is shown in that one @desktop', async ({
  page,
}) => {
  await page.route('**/assets/de-*.js', async (route) => {
    await answered;
    await route.continue();
  });
  const answered = page.waitForResponse(calculation);
  const letAnswerThrough = await switchWhileCalculating(page);
  await expect(page).toHaveURL(addressOf(salaryPath, 'de'));
  letAnswerThrough();
  const german = new NetSalaryPage(page, 'de');
  await german.expectAnswer('monthly', '3 690.06');
  await expect(page).toHaveURL(addressOf(salaryPath, 'de'));
  await german.recalculate.click();
  await expect(german.grossSalary).toBeVisible();
});

for (const language of languages) {
  test(`${language}: a form whose script cannot be loaded says so @desktop`, async ({
    page,
    watch,
  }) => {
    watch.expectMessage(/Failed to load resource|uncaught: /);
    await failScripts(page);
    await page.goto(addressOf(salaryPath, language));
    const { needsScript } = texts[language].frame;
    await expect(page.getByRole('alert')).toHaveText(needsScript);
  });
}

test('before a form stands what it needs, for browsers without scripts @desktop', async ({
  request,
}) => {
  for (const language of languages) {
    const html = await (await request.get(addressOf(salaryPath, language))).text();
    const { needsScript } = texts[language].frame;
    const [htmlBeforeForm = ''] = html.split('<form');
    // The inline script reads the words from the attribute when other scripts fail to load.
    expect(htmlBeforeForm).toContain(
      `<noscript data-words="${needsScript}"><p role="alert">${needsScript}</p></noscript>`,
    );
  }
});

test('a first press beside the menu leaves the press on the menu its answer', async ({ page }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(salaryPath);
  const frame = new Frame(page, 'en');
  await page.getByRole('heading', { level: 1 }).click();
  await frame.menuButton.click();
  letScriptsThrough();
  await expect(frame.drawer).toBeVisible();
});
