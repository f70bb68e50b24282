import { expect, freshTest as test } from '../../support/browser/test.ts';
import {
  addressOf,
  calculatorPages,
  contactPath,
  contentPages,
  salaryPath,
  unknownPath,
} from '../../support/site/addresses.ts';
import { languages } from '../../support/site/languages.ts';
import { metaOf, texts } from '../../support/site/texts.ts';

// The content for search engines and for users without scripts.
test.use({ javaScriptEnabled: false });

const pages = [
  ...contentPages,
  { path: contactPath, namespace: 'contact' },
  ...calculatorPages,
] as const;

for (const language of languages) {
  test(`${language}: every page says what it is, where, and in which languages @desktop`, async ({
    page,
  }) => {
    for (const { path, namespace } of pages) {
      const address = addressOf(path, language);
      const { title } = texts[language][namespace];
      const meta = metaOf(language, namespace);
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(meta.title);
      const content = (name: string) => page.locator(`head meta[name="${name}"]`);
      await expect(content('description')).toHaveAttribute('content', meta.description);
      await expect(content('keywords')).toHaveAttribute('content', meta.keywords);
      await expect(content('robots')).toHaveAttribute('content', 'index, follow');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

      const pathOf = async (selector: string) => {
        const links = page.locator(`head link${selector}`);
        await expect(links, `${address}: ${selector}`).toHaveCount(1);
        return new URL((await links.getAttribute('href')) ?? '').pathname;
      };
      expect(await pathOf('[rel="canonical"]'), address).toBe(address);
      for (const other of languages) {
        expect(await pathOf(`[rel="alternate"][hreflang="${other}"]`), address).toBe(
          addressOf(path, other),
        );
      }
      expect(await pathOf('[rel="alternate"][hreflang="x-default"]'), address).toBe(path);
    }
  });

  test(`an unknown address has a page in ${language} @desktop`, async ({ page, watch }) => {
    // The browser logs the status of the document.
    watch.expectMessage(/status of 404/);
    const { title } = texts[language].notFound;
    const meta = metaOf(language, 'notFound');
    const answer = await page.goto(addressOf(unknownPath, language));
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(meta.title);
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const social = page.locator('head meta[property="og:title"]');
    await expect(social).toHaveAttribute('content', meta.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('/en shows the same page and names the one without a prefix @desktop', async ({ page }) => {
  await page.goto(`/en${salaryPath}`);
  const canonical = page.locator('head link[rel="canonical"]');
  expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(salaryPath);
});

test('under /en an unknown page keeps /en in its links @desktop', async ({ page, watch }) => {
  watch.expectMessage(/status of 404/);
  const answer = await page.goto(`/en${unknownPath}`);
  expect(answer?.status()).toBe(404);
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', '/en');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.filter((address) => !/^\/en(?:\/|$)/.test(address ?? ''))).toEqual([]);
});
