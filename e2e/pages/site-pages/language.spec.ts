import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible.ts';
import { expectNoLayoutShift, expectNoSidewaysScroll } from '../../support/browser/layout.ts';
import { hydrated, openPage } from '../../support/browser/open-page.ts';
import { expect, freshTest, test } from '../../support/browser/test.ts';
import { addressOf, salaryPath, unknownPath } from '../../support/site/addresses.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { Frame } from '../../support/site/frame.ts';
import type { Language } from '../../support/site/languages.ts';
import { texts } from '../../support/site/texts.ts';
import { narrowest } from '../../support/site/widths.ts';

const { languageOffer: words } = texts.fr.frame;

const rememberedIn = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'));
const offerIn = (page: Page, language: Language = 'fr') =>
  page.getByRole('complementary', { name: texts[language].frame.languageOffer.label });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until nothing more is loaded. By then, an offer would be shown. */
async function expectNoOffer(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary')).toHaveCount(0);
}

test('the language that an address asks for goes into its path @desktop', async ({
  page,
  watch,
}) => {
  watch.expectAddress(/\?lng=de$/);
  watch.expectAddress(/#data$/);
  await openPage(page, '/about-us');
  await page.goto('/faq?lng=de#data');
  await expect(page).toHaveURL('/de/faq#data');
  await expect(title(page)).toHaveText(texts.de.faq.title);
  await expect(page.getByText(texts.de.faq.items.data.answer)).toBeInViewport();
  expect(await rememberedIn(page)).toBe('de');
  // The address with the query was replaced, so Back leads past it.
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('a language is remembered when it is chosen, and the address decides what is shown @desktop', async ({
  page,
}) => {
  await openPage(page, '/faq');
  expect(await rememberedIn(page)).toBeNull();
  await new Frame(page, 'en').changeLanguage('de');
  await expect(page).toHaveURL('/de/faq');
  expect(await rememberedIn(page)).toBe('de');
  await openPage(page, '/privacy');
  await expect(title(page)).toHaveText(texts.en.privacy.title);
  await expect(offerIn(page, 'de')).toBeVisible();
  await openPage(page, '/fr/privacy');
  expect(await rememberedIn(page)).toBe('fr');
  await new Frame(page, 'fr').changeLanguage('en');
  await expect(page).toHaveURL('/privacy');
  expect(await rememberedIn(page)).toBe('en');
  await openPage(page, '/privacy');
  await expectNoOffer(page);
});

test('a change of language keeps all else that the address says @desktop', async ({
  page,
  watch,
}) => {
  watch.expectAddress(/#data$/);
  watch.expectMessage(/Failed to load resource: .* 404/);
  const changeTo = async (from: 'en' | 'fr', to: 'en' | 'fr') => {
    await new Frame(page, from).languageSwitch.click();
    await new Frame(page, from).languageLink(to).click();
  };
  await openPage(page, '/faq#data');
  await changeTo('en', 'fr');
  await expect(page).toHaveURL('/fr/faq#data');
  await expect(title(page)).toHaveText(texts.fr.faq.title);
  await openPage(page, '/privacy-policy');
  await changeTo('en', 'fr');
  await expect(page).toHaveURL('/fr/privacy-policy');
  await expect(title(page)).toHaveText(texts.fr.privacy.title);
  await openPage(page, unknownPath);
  await changeTo('en', 'fr');
  await expect(page).toHaveURL(addressOf(unknownPath, 'fr'));
  await expect(title(page)).toHaveText(texts.fr.notFound.title);
});

test.describe('to a French reader', () => {
  test.use({ locale: 'fr-LU' });

  freshTest('an English page offers French, in French, and moves nothing', async ({ page }) => {
    await openPage(page, '/terms');
    const offer = offerIn(page);
    await expect(offer).toContainText(words.exists);
    await expect(offer).toHaveAttribute('lang', 'fr');
    await expectNoLayoutShift(page, 'offer');
    await expectNoSidewaysScroll(page, 'offer');
    await expectAccessible(page, 'offer');
    await expect(page).toHaveURL('/terms');

    // The offer stays on other English pages, and the keyboard can use it.
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(title(page)).toHaveText(texts.en.faq.title);
    await offer.getByRole('link', { name: words.read }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/faq');
    await expect(title(page)).toBeFocused();
    await expect(offer).toHaveCount(0);
    expect(await rememberedIn(page)).toBe('fr');
    await openPage(page, '/about-us');
    await expect(offer).toBeVisible();
  });

  test('the offer and the button of a form stand one above the other @phone', async ({ page }) => {
    await openPage(page, salaryPath);
    const offer = offerIn(page);
    await expect(offer).toBeInViewport({ ratio: 1 });
    const { calculate, grossSalary } = new NetSalaryPage(page, 'en');
    await grossSalary.fill('5000');
    await expect(async () => {
      const [above, below] = [await calculate.boundingBox(), await offer.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }).toPass();
    await expect(calculate).toBeInViewport({ ratio: 1 });
  });

  test('the offer can be put away for good', async ({ page }) => {
    await page.setViewportSize(narrowest);
    await openPage(page, '/calculators');
    await expect(offerIn(page)).toBeVisible();
    await expectNoSidewaysScroll(page, 'offer at 320 px');
    // At the end of the page, it covers nothing of the footer.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [footer, offer] = await Promise.all([
      page.getByRole('contentinfo').boundingBox(),
      offerIn(page).boundingBox(),
    ]);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((offer?.y ?? 0) + 1);
    await offerIn(page).getByRole('button', { name: words.close }).click();
    await expect(offerIn(page)).toHaveCount(0);
    await expect(title(page)).toBeFocused();
    expect(await rememberedIn(page)).toBe('en');
    await page.reload();
    await hydrated(page);
    await expectNoOffer(page);
  });

  test('who has chosen by the switch is offered that choice on the way back @desktop', async ({
    page,
  }) => {
    await openPage(page, '/faq');
    await expect(offerIn(page)).toBeVisible();
    await new Frame(page, 'en').languageSwitch.click();
    await new Frame(page, 'en').languageLink('de').click();
    await expect(page).toHaveURL('/de/faq');
    await page.goBack();
    await expect(title(page)).toHaveText(texts.en.faq.title);
    await expect(offerIn(page, 'de')).toBeVisible();
    await expect(offerIn(page)).toHaveCount(0);
  });

  test('an address that names its language is a choice already @desktop', async ({ page }) => {
    await openPage(page, '/de/faq');
    expect(await rememberedIn(page)).toBe('de');
    await expectNoOffer(page);
  });
});
