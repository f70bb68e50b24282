import { hydrated, openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/test.ts';
import { addressOf, homePath, salaryPath } from '../site/languages.ts';
import { texts } from '../site/texts.ts';

test.use({ serviceWorkers: 'allow' });

test('after a first visit the site opens without a network and says so @desktop', async ({
  page,
  context,
  watch,
}) => {
  // The browser itself notes what it could not fetch.
  watch.expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { frame, netSalary, faq, home } = texts.de;
  await openPage(page, addressOf(homePath, 'de'));
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/de/faq')) !== undefined), {
      timeout: 20_000,
    })
    .toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/favicon.svg')) !== undefined))
    .toBe(true);

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
  await expect(page.getByText(frame.offline.notice)).toBeVisible();
  // By its link, and by its address.
  await page.goto(addressOf('/faq', 'de'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(faq.title);
  await page.goto(addressOf(salaryPath, 'de'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(netSalary.title);

  // A language that nobody has read here is not on the device, and the page says that in all three.
  await page.goto(addressOf('/faq', 'fr'));
  for (const { frame: words } of Object.values(texts)) {
    await expect(page.getByRole('heading', { name: words.offline.page.title })).toBeVisible();
  }

  await context.setOffline(false);
  await page.goto(addressOf('/faq', 'fr'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.fr.faq.title);
  await expect(page.getByText(texts.fr.frame.offline.notice)).toBeHidden();
});
