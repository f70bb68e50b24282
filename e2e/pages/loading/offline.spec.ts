import { hydrated, openPage } from '../../support/browser/open-page.ts';
import { expect, freshTest as base } from '../../support/browser/test.ts';
import { ServerToStop } from '../../support/server/server-to-stop.ts';
import { addressOf, homePath, salaryPath } from '../../support/site/addresses.ts';
import { ConsentBanner } from '../../support/site/consent-banner.ts';
import { Frame } from '../../support/site/frame.ts';
import { texts } from '../../support/site/texts.ts';

// The test stops its server instead of the network, because not every browser applies its offline mode to the service worker.
const test = base.extend<{ server: ServerToStop }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture needs
  server: async ({}, provide) => {
    const server = await ServerToStop.start();
    await provide(server);
    await server.stop();
  },
  baseURL: ({ server }, provide) => provide(server.address),
});

test.use({ serviceWorkers: 'allow' });

test('after a first visit the site opens without a network and says so @desktop', async ({
  page,
  server,
  watch,
}) => {
  // The browser logs the requests that failed.
  watch.expectMessage(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  const { frame, netSalary, faq, home, contact } = texts.de;
  await openPage(page, addressOf(homePath, 'de'));
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/de/faq')) !== undefined), {
      timeout: 20_000,
    })
    .toBe(true);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const addresses: readonly string[] = await (await fetch('/offline-de.json')).json();
          const kept = await Promise.all(addresses.map((address) => caches.match(address)));
          return kept.filter((answer) => answer === undefined).length;
        }),
      // About 150 files, one after the other.
      { timeout: 20_000 },
    )
    .toBe(0);

  await server.stop();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
  await expect(page.getByText(frame.offline.able)).toBeVisible();
  const siteFrame = new Frame(page, 'de');
  await siteFrame.menuButton.click();
  await expect(siteFrame.drawer).toBeVisible();
  await page.keyboard.press('Escape');
  const banner = new ConsentBanner(page, 'de');
  await banner.settings.click();
  await expect(banner.declineAll).toBeVisible();
  await banner.declineAll.click();
  // By its address, by an alias and by a legacy URL.
  await page.goto(addressOf('/faq', 'de'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(faq.title);
  await page.goto(addressOf(salaryPath, 'de'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(netSalary.title);

  await page.goto(addressOf('/contact', 'de'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
  await page.goto(addressOf('/salary-calculator', 'de'));
  await expect(page).toHaveURL(addressOf(salaryPath, 'de'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(netSalary.title);

  // A language that was never opened here is not on the device. The page says that in all three languages.
  await page.goto(addressOf('/faq', 'fr'));
  for (const { frame: words } of Object.values(texts)) {
    await expect(page.getByRole('heading', { name: words.offline.page.title })).toBeVisible();
  }

  // The proxy is there and the servers behind it are not.
  await server.answerAsProxy(502);
  await page.goto(addressOf('/faq', 'de'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(faq.title);
  await expect(page.getByText(frame.offline.able)).toBeVisible();
  await server.stop();

  await server.start();
  await page.goto(addressOf('/faq', 'fr'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.fr.faq.title);
  await expect(page.getByText(texts.fr.frame.offline.able)).toBeHidden();
});
