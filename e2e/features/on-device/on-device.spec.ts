import type { Page } from '@playwright/test';
import { openPage } from '../../support/browser/open-page.ts';
import { expect, freshTest as base } from '../../support/browser/test.ts';
import { SiteBehindProxy } from '../../support/server/site-behind-proxy.ts';
import { addressOf, homePath } from '../../support/site/addresses.ts';
import type { CalculatorPage } from '../../support/site/calculators/calculator-page.ts';
import { calculators } from '../../support/site/calculators/calculators.ts';
import { Comparison } from '../../support/site/comparison.ts';
import type { Language } from '../../support/site/languages.ts';
import { filled, texts } from '../../support/site/texts.ts';

const test = base.extend<{ site: SiteBehindProxy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture needs
  site: async ({}, provide) => {
    const site = await SiteBehindProxy.start();
    await provide(site);
    await site.stop();
  },
  baseURL: ({ site }, provide) => provide(site.address),
});

test.use({ serviceWorkers: 'allow' });

/** Waits until all that is kept for a language is on the device, the engine with it. */
async function everythingKept(page: Page, language: Language): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (list) => {
          if (navigator.serviceWorker.controller === null) return 'no worker';
          const addresses: readonly string[] = await (await fetch(list)).json();
          const kept = await Promise.all(addresses.map((address) => caches.match(address)));
          return kept.filter((answer) => answer === undefined).length;
        }, `/offline-${language}.json`),
      { timeout: 60_000 },
    )
    .toBe(0);
}

/** The words before the day of the edition. */
const devicePattern = (language: Language) =>
  new RegExp(`^${filled(texts[language].shared.onDevice.device, { day: '.+' })}$`);

function firstCalculator(): (typeof calculators)[number] {
  const [first] = calculators;
  if (first === undefined) throw new Error('There is no calculator');
  return first;
}

const settingOf = ({ form, shared }: CalculatorPage) =>
  form.getByRole('switch', { name: shared.onDevice.setting });

test('with the network cut after a first visit all calculators compute, explain and compare, by keyboard @desktop', async ({
  page,
  site,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.expectMessage(/ERR_|Failed to load resource/);
  await openPage(page, addressOf(homePath, 'fr'));
  await everythingKept(page, 'fr');
  site.cut();
  for (const { name, open, hasComparison } of calculators) {
    await test.step(name, async () => {
      const calculator = await open(page, 'fr');
      await expect(page.getByText(texts.fr.frame.offline.able)).toBeVisible();
      await calculator.fillIn();
      await calculator.calculate.press('Enter');
      await expect(calculator.headline).toBeFocused();
      await calculator.expectDrawn();
      await expect(page.getByText(devicePattern('fr'))).toBeVisible();
      const [line] = await calculator.explainedLines();
      if (line !== undefined) {
        await line.press('Enter');
        await calculator.whole().last().press('Enter');
        await expect(calculator.steps().first()).toBeVisible();
      }
      if (!hasComparison) return;
      const comparison = new Comparison(page, 'fr');
      await comparison.action.press('Enter');
      await expect(comparison.table).toBeVisible();
      await expect(comparison.outdated).toHaveCount(0);
    });
  }
});

test('“only on this device” asks no server from the first key to the printed result @desktop', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  await openPage(page, addressOf(homePath, 'en'));
  await everythingKept(page, 'en');
  for (const { name, open } of calculators) {
    await test.step(name, async () => {
      site.forget();
      const calculator = await open(page, 'en');
      if (name === calculators[0]?.name) await settingOf(calculator).check();
      await expect(settingOf(calculator)).toBeChecked();
      // After a page has come, the browser looks whether the service worker is still the newest.
      await expect.poll(() => site.asked).toContain('GET /sw.js');
      site.forget();
      await calculator.fillIn();
      await calculator.calculate.press('Enter');
      await expect(calculator.headline).toBeFocused();
      await calculator.expectDrawn();
      await page.emulateMedia({ media: 'print' });
      await page.pdf();
      await page.emulateMedia({ media: null });
      await expect(page.getByText(devicePattern('en'))).toBeVisible();
      expect(site.asked).toEqual([]);
    });
  }
});

test('“only on this device” sends nothing where the engine cannot be had, and says so @desktop', async ({
  page,
  site,
  watch,
}) => {
  watch.expectMessage(
    /not kept for offline use|ServiceWorker|Failed to load resource|^error: Error submitting form/,
  );
  site.replace('/sw.js', 'throw new Error("a build that is broken")');
  const calculator = await firstCalculator().open(page, 'de');
  await settingOf(calculator).check();
  await calculator.fillIn();
  site.forget();
  await calculator.calculate.click();
  await expect(calculator.failure).toContainText(calculator.shared.failure.notOnDevice);
  expect(site.asked.filter((each) => each.startsWith('POST'))).toEqual([]);
});

/** Names the build in the site's service worker, as a next one would be named. */
async function scriptOfBuild(site: SiteBehindProxy, build: string | undefined, name: string) {
  const script = await (await fetch(`${site.address}/sw.js`)).text();
  return script.replaceAll(String(build).replace('suen-', ''), name);
}

/** Lets the browser look for a newer build, and waits until it is installed or refused. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const isDone = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null);
  await expect.poll(isDone).toBe(true);
}

async function expectCalculatedHere(page: Page): Promise<void> {
  // The result of the time before is not shown again. A page may store it until it is left.
  await page.addInitScript(() => sessionStorage.clear());
  const calculator = await firstCalculator().open(page, 'en');
  await calculator.showResult();
  await expect(page.getByText(devicePattern('en'))).toBeVisible();
}

const buildsKept = (page: Page) => page.evaluate(() => caches.keys());

test('a broken build does not take the place of the last one, and the next one does @desktop', async ({
  page,
  site,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.expectMessage(/Failed to load resource|not kept for offline use/);
  await openPage(page, addressOf(homePath, 'en'));
  await everythingKept(page, 'en');
  const [build] = await buildsKept(page);
  const broken = await scriptOfBuild(site, build, 'broken');
  const engine = /\/assets\/engine-[\w-]+\.js/.exec(broken)?.[0] ?? '';
  const next = await scriptOfBuild(site, build, 'mended');

  // The engine of this build cannot be read.
  site.replace('/sw.js', broken.replaceAll(engine, '/assets/engine-broken.js'));
  site.replace('/assets/engine-broken.js', 'throw new Error("a build that is broken")');
  await update(page);
  await expectCalculatedHere(page);
  expect(await buildsKept(page)).toEqual([build]);

  // Engine and pages of the next one are replaced together.
  site.replace('/sw.js', next);
  await update(page);
  await expectCalculatedHere(page);
  await expect.poll(() => buildsKept(page), { timeout: 120_000 }).toEqual(['suen-mended']);
});

/** Whether nothing more can be kept. */
const isFull = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('suen-of-the-test');
    const longText = new Response('.'.repeat(100_000));
    return cache.put('/of-the-test', longText).then(
      () => false,
      () => true,
    );
  });

test('a device without space calculates all the same, and keeps the pages that it has @desktop', async ({
  page,
  site,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.expectMessage(/ERR_|Failed to load resource/);
  const session = await page.context().newCDPSession(page);
  const allow = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: site.address,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    });
  await allow(1000);
  await openPage(page, addressOf(homePath, 'en'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expectCalculatedHere(page);
  expect(await isFull(page)).toBe(true);
  expect(await page.evaluate(() => caches.match('/faq'))).toBeUndefined();

  await allow();
  await openPage(page, addressOf(homePath, 'en'));
  await everythingKept(page, 'en');
  const [build] = await buildsKept(page);

  // The next build finds no space. The pages of the last one stay, and the engine is the new one.
  await allow(1000);
  site.replace('/sw.js', await scriptOfBuild(site, build, 'next'));
  await update(page);
  await expectCalculatedHere(page);
  await expect.poll(() => buildsKept(page), { timeout: 30_000 }).toContain('suen-next');
  expect(await isFull(page)).toBe(true);
  site.cut();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.faq.title);
  await expectCalculatedHere(page);
  expect(await buildsKept(page)).toContain(build);
});

test('the figures of the law open without a network @desktop', async ({ page, site, watch }) => {
  watch.expectMessage(/ERR_|Failed to load resource/);
  await openPage(page, addressOf(homePath, 'en'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const read = () => page.evaluate(async () => (await fetch('/api/v1/law')).text());
  const serverAnswer = await (await fetch(`${site.address}/api/v1/law`)).text();
  site.cut();
  expect(await read()).toBe(serverAnswer);
});

test('a first result may come from our server, and says so @desktop', async ({ page, site }) => {
  // Without a service worker, as in the first seconds of a visit.
  site.replace('/sw.js', '');
  const calculator = await firstCalculator().open(page, 'en');
  await calculator.showResult();
  await expect(page.getByText(calculator.shared.onDevice.server)).toBeVisible();
});
