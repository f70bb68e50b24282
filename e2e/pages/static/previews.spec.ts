import { expect, freshTest as test } from '../../support/browser/test.ts';
import { addressOf, calculatorPath, homePath, salaryPath } from '../../support/site/addresses.ts';
import { languages } from '../../support/site/languages.ts';
import { metaOf, texts } from '../../support/site/texts.ts';

// The content for search engines, social media and home screens. None of them runs scripts.
test.use({ javaScriptEnabled: false });

/** The first bytes of a PNG contain its size. */
function sizeOfPng(content: Buffer): { readonly width: number; readonly height: number } {
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

for (const language of languages) {
  test(`${language}: pages are told to search engines and social media @desktop`, async ({
    page,
    request,
  }) => {
    for (const [path, namespace, types] of [
      [homePath, 'home', ['WebSite']],
      [salaryPath, 'netSalary', ['WebApplication', 'BreadcrumbList']],
      ['/faq', 'faq', ['BreadcrumbList', 'FAQPage']],
      ['/about-us', 'about', ['BreadcrumbList']],
    ] as const) {
      await page.goto(addressOf(path, language));
      const meta = metaOf(language, namespace);
      const content = async (name: string) =>
        (await page.locator(`head meta[property="${name}"]`).getAttribute('content')) ?? '';
      expect(await content('og:title')).toBe(meta.title);
      expect(await content('og:description')).toBe(meta.description);
      expect(new URL(await content('og:url')).pathname).toBe(addressOf(path, language));
      const picture = await request.get(new URL(await content('og:image')).pathname);
      expect(picture.headers()['content-type']).toBe('image/png');
      expect(sizeOfPng(await picture.body())).toEqual({ width: 1200, height: 630 });

      const data = await page
        .locator('head script[type="application/ld+json"]')
        .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent)));
      expect(data.map((each) => each['@type'])).toEqual(types);
    }
    const breadcrumbs = await page.locator('head script[type="application/ld+json"]').textContent();
    expect(breadcrumbs).toContain(texts[language].about.title);
  });

  test(`${language}: the site can be installed @desktop`, async ({ page, request }) => {
    await page.goto(addressOf(homePath, language));
    const href = await page.locator('head link[rel="manifest"]').getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      name: 'Suen',
      lang: language,
      start_url: addressOf(homePath, language),
      display: 'standalone',
    });
    for (const { src, sizes } of manifest.icons) {
      const icon = sizeOfPng(await (await request.get(src)).body());
      expect(`${icon.width}x${icon.height}`).toBe(sizes);
    }
  });
}

test('addresses of old are moved for good, with their language and query @desktop', async ({
  request,
}) => {
  for (const [old, path] of [
    ['/salary-calculator', salaryPath],
    ['/freelance-calculator', calculatorPath('freelance')],
    ['/tax-optimization', '/tax-optimization/calculator'],
    ['/home-affordability', '/home-affordability/calculator'],
    ['/loan-overpayment', '/loan-overpayment/calculator'],
    ['/solar-panels', '/solar-panels/calculator'],
  ] as const) {
    for (const prefix of ['', '/en', '/fr', '/de']) {
      const answer = await request.get(`${prefix}${old}?from=mail`, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers()['location']).toBe(`${prefix}${path}?from=mail`);
    }
  }
});
