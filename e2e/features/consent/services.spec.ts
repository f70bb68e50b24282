import type { Page, Route } from '@playwright/test';
import { hydrated, openPage } from '../../support/browser/open-page.ts';
import { expect, test, type Watch } from '../../support/browser/test.ts';
import { consentedServerAddress, services } from '../../support/server/consented-address.ts';
import { homePath, salaryPath } from '../../support/site/addresses.ts';
import { ConsentBanner } from '../../support/site/consent-banner.ts';

test.use({ hasConsentChoice: false });

const analyticsScript = `https://www.googletagmanager.com/gtag/js?id=${services.analyticsId}`;
const adScript = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${services.adsenseClient}`;

/** Answers for all servers other than ours with an empty script, and records who was asked. */
async function standInForOthers(
  page: Page,
  watch: Watch,
  answer = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
): Promise<string[]> {
  watch.expectStrangers();
  const asked: string[] = [];
  await page.route(
    ({ origin }) => origin !== consentedServerAddress,
    async (route) => {
      asked.push(route.request().url());
      await answer(route);
    },
  );
  return asked;
}

/** The calls of the analytics script, each as an array. */
function told(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => Array.from(window.dataLayer ?? [], (words) => Array.from(words)));
}

declare global {
  interface Window {
    readonly dataLayer?: readonly ArrayLike<unknown>[];
  }
}

const signals = (
  analytics: string,
  storage: string,
  personalization: string,
  userData: string,
) => ({
  analytics_storage: analytics,
  ad_storage: storage,
  ad_personalization: personalization,
  ad_user_data: userData,
});
const allDenied = signals('denied', 'denied', 'denied', 'denied');

test('without services nobody is asked and nothing is told, whatever is agreed to', async ({
  page,
}) => {
  const banner = new ConsentBanner(page, 'en');
  await openPage(page, homePath);
  const settings = page.waitForResponse('**/api/v1/site-settings');
  await banner.acceptAll.click();
  expect(await (await settings).json()).toEqual({});
  await page.waitForLoadState('networkidle');
  // Every test checks that no other server is asked.
  expect(await page.evaluate(() => 'dataLayer' in window || 'adsbygoogle' in window)).toBe(false);
});

test.describe('with services @desktop', () => {
  test.use({ baseURL: consentedServerAddress });

  test('nobody is asked before a choice, nor after a no', async ({ page, watch }) => {
    const asked = await standInForOthers(page, watch);
    const own: string[] = [];
    page.on('request', (request) => own.push(request.url()));
    const banner = new ConsentBanner(page, 'en');
    await openPage(page, homePath);
    await expect(banner.region).toBeVisible();
    await page.waitForLoadState('networkidle');
    await banner.declineAll.click();
    await page.goto(salaryPath);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(own.filter((url) => url.includes('site-settings'))).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });

  test('a yes loads both scripts, now and at the next visit; taking it back stops them', async ({
    page,
    watch,
  }) => {
    const asked = await standInForOthers(page, watch);
    const banner = new ConsentBanner(page, 'en');
    await openPage(page, homePath);
    await banner.acceptAll.click();
    await expect.poll(() => asked.toSorted()).toEqual([adScript, analyticsScript]);
    expect(await told(page)).toMatchObject([
      ['consent', 'default', allDenied],
      ['set', 'ads_data_redaction', false],
      ['consent', 'update', signals('granted', 'granted', 'granted', 'granted')],
      ['js', {}],
      ['config', services.analyticsId],
    ]);

    asked.length = 0;
    await page.reload();
    await expect.poll(() => asked.toSorted()).toEqual([adScript, analyticsScript]);
    await page.evaluate(() => {
      document.cookie = '_ga=GA1.1.1; path=/';
      document.cookie = '_ga_AB12CD34EF=GS1; path=/';
    });
    await banner.settings.click();
    await banner.declineAll.click();
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
    expect((await told(page)).slice(-2)).toEqual([
      ['set', 'ads_data_redaction', true],
      ['consent', 'update', allDenied],
    ]);

    asked.length = 0;
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('a part of it loads what belongs to that part', async ({ page, watch }) => {
    const asked = await standInForOthers(page, watch);
    const banner = new ConsentBanner(page, 'en');
    await openPage(page, homePath);
    await banner.customize.click();
    await banner.switchOf('analytics').check();
    await banner.save.click();
    await expect.poll(() => asked).toEqual([analyticsScript]);
    expect((await told(page)).slice(1, 3)).toEqual([
      ['set', 'ads_data_redaction', true],
      ['consent', 'update', signals('granted', 'denied', 'denied', 'denied')],
    ]);
    await banner.settings.click();
    await banner.switchOf('analytics').uncheck();
    await banner.switchOf('adPersonalization').check();
    await banner.save.click();
    await expect.poll(() => asked).toEqual([analyticsScript, adScript]);
    expect((await told(page)).at(-1)).toEqual([
      'consent',
      'update',
      signals('denied', 'denied', 'granted', 'denied'),
    ]);
  });

  test('scripts that do not come are named in the console', async ({ page, watch }) => {
    watch.expectMessage(/net::ERR_FAILED/);
    watch.expectMessage(/^error: Failed to load (?:gtag\.js|AdSense) script$/);
    await standInForOthers(page, watch, (route) => route.abort());
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const banner = new ConsentBanner(page, 'en');
    await openPage(page, homePath);
    await banner.acceptAll.click();
    await expect
      .poll(() => messages.filter((text) => text.endsWith('script')).toSorted())
      .toEqual(['Failed to load AdSense script', 'Failed to load gtag.js script']);
  });
});
