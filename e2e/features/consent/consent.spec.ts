import { expectAccessible } from '../../support/browser/accessible.ts';
import { tabTo, tabToFootWithVisibleFocus } from '../../support/browser/focus.ts';
import { expectNoLayoutShift, expectNoSidewaysScroll } from '../../support/browser/layout.ts';
import { hydrated, openPage } from '../../support/browser/open-page.ts';
import { expect, freshTest, test } from '../../support/browser/test.ts';
import {
  addressOf,
  allCalculatorAddresses,
  homePath,
  salaryPath,
} from '../../support/site/addresses.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { ConsentBanner, purposes, recordOf } from '../../support/site/consent-banner.ts';
import { Frame } from '../../support/site/frame.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { texts } from '../../support/site/texts.ts';
import { narrowest } from '../../support/site/widths.ts';

test.use({ hasConsentChoice: false });

for (const language of languages) {
  const tag = deviceTag(language);

  test(`${language}: the banner asks until there is a choice, which can be changed${tag}`, async ({
    page,
  }) => {
    const banner = new ConsentBanner(page, language);
    await openPage(page, addressOf(homePath, language));
    await expect(banner.region).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: texts[language].consent.announcement }),
    ).toBeAttached();
    expect(await banner.stored()).toBeUndefined();

    // The banner is no dialog. The page beside it can be used, and using it is no consent.
    await page.goto(addressOf(salaryPath, language));
    await hydrated(page);
    await expect(banner.region).toBeVisible();
    await banner.customize.click();
    await expect(banner.switches).toHaveCount(purposes.length);
    for (const purpose of purposes) await expect(banner.switchOf(purpose)).not.toBeChecked();
    await banner.switchOf('analytics').check();
    await banner.switchOf('adMeasurement').check();
    await banner.save.click();
    await expect(banner.region).toBeHidden();
    expect(await banner.stored()).toEqual(recordOf('analytics', 'adMeasurement'));

    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(banner.region).toBeHidden();
    await banner.settings.click();
    await expect(banner.region).toBeFocused();
    await expect(banner.switchOf('analytics')).toBeChecked();
    await expect(banner.switchOf('ads')).not.toBeChecked();
    await banner.declineAll.click();
    await expect(banner.region).toBeHidden();
    expect(await banner.stored()).toEqual(recordOf());
    await banner.settings.click();
    await banner.acceptAll.click();
    await expect(banner.region).toBeHidden();
    expect(await banner.stored()).toEqual(recordOf(...purposes));
  });
}

test('saying no is as easy as saying yes', async ({ page }) => {
  const banner = new ConsentBanner(page, 'en');
  await openPage(page, homePath);
  const lookOf = (button: typeof banner.acceptAll) =>
    button.evaluate((element) => {
      const { color, backgroundColor, fontSize, fontWeight, borderColor } =
        getComputedStyle(element);
      const { height, top } = element.getBoundingClientRect();
      return { color, backgroundColor, fontSize, fontWeight, borderColor, height, top };
    });
  expect(await lookOf(banner.declineAll)).toEqual(await lookOf(banner.acceptAll));
});

test('the whole choice by keyboard alone @desktop', async ({ page }) => {
  const banner = new ConsentBanner(page, 'en');
  await openPage(page, homePath);
  await expect(banner.region).toBeVisible();
  // First the link past the header, then the banner with its link and its buttons.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(banner.acceptAll).toBeFocused();
  await tabTo(page, banner.customize);
  await page.keyboard.press('Enter');
  await expect(banner.switchOf('analytics')).toBeFocused();
  await tabTo(page, banner.switchOf('adPersonalization'));
  await page.keyboard.press('Space');
  await tabTo(page, banner.save);
  await page.keyboard.press('Enter');
  await expect(banner.region).toBeHidden();
  expect(await banner.stored()).toEqual(recordOf('adPersonalization'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await banner.settings.focus();
  await page.keyboard.press('Enter');
  await expect(banner.region).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner.region).toBeHidden();
  await expect(banner.settings).toBeFocused();
  expect(await banner.stored()).toEqual(recordOf('adPersonalization'));
});

test('the banner covers no stop of the keyboard, least room given @desktop', async ({ page }) => {
  await page.setViewportSize(narrowest);
  const banner = new ConsentBanner(page, 'en');
  const salary = await NetSalaryPage.open(page, 'en');
  await expect(banner.region).toBeVisible();
  await salary.grossSalary.focus();
  await tabToFootWithVisibleFocus(page);
});

test.describe('to a French reader', () => {
  test.use({ locale: 'fr-LU' });

  test('banner and language offer together cover no stop of the keyboard @desktop', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    const banner = new ConsentBanner(page, 'en');
    await openPage(page, homePath);
    await expect(banner.region).toBeVisible();
    const { languageOffer } = texts.fr.frame;
    const offer = page.getByRole('complementary', { name: languageOffer.label });
    await expect(offer).toBeVisible();
    // The offer is above the banner.
    const [above, below] = await Promise.all([offer.boundingBox(), banner.region.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    await page.getByRole('main').getByRole('link').first().focus();
    await tabToFootWithVisibleFocus(page);
  });

  test('a phone is asked one thing at a time @phone', async ({ page }) => {
    const banner = new ConsentBanner(page, 'en');
    await openPage(page, homePath);
    await expect(banner.region).toBeVisible();
    const offer = page.getByRole('complementary', { name: texts.fr.frame.languageOffer.label });
    await expect(offer).toBeHidden();
    await banner.declineAll.click();
    await expect(offer).toBeVisible();
  });
});

const sizes = [
  { width: 375, height: 667 },
  { width: 360, height: 640 },
] as const;

for (const language of languages) {
  test(`${language}: on the first visit a phone shows title and first field @phone`, async ({
    page,
  }) => {
    const banner = new ConsentBanner(page, language);
    for (const path of allCalculatorAddresses) {
      await page.setViewportSize(sizes[0]);
      await openPage(page, addressOf(path, language));
      await expect(banner.region).toBeVisible();
      const title = page.getByRole('heading', { level: 1 });
      const field = page.locator('main form :is(input, select)').first();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expect(title, path).toBeInViewport({ ratio: 1 });
        const [above, below] = await Promise.all([
          field.boundingBox(),
          banner.region.boundingBox(),
        ]);
        // The banner may cover the border of the box around the field, but not the typed text.
        const foot = (above?.y ?? 0) + (above?.height ?? 0) * 0.8;
        expect(foot, `${path} at ${size.width}`).toBeLessThanOrEqual(below?.y ?? 0);
      }
    }
  });
}

test('the figure that stays in sight stands above the banner @phone', async ({ page }) => {
  const banner = new ConsentBanner(page, 'en');
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.showResult();
  await expect(banner.region).toBeVisible();
  await salary.breakdown('monthly').scrollIntoViewIfNeeded();
  const figure = page.locator('[data-shown="true"]');
  await expect(figure).toBeVisible();
  const [above, below] = await Promise.all([figure.boundingBox(), banner.region.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
});

for (const language of languages) {
  test(`${language}: the banner is accessible${deviceTag(language)}`, async ({ page }) => {
    const banner = new ConsentBanner(page, language);
    await openPage(page, addressOf(homePath, language));
    await expect(banner.region).toBeVisible();
    await expectAccessible(page, 'asked');
    await banner.customize.click();
    await banner.switchOf('ads').check();
    await expectAccessible(page, 'customized');
  });
}

for (const language of languages) {
  freshTest(
    `${language}: the banner fits a phone of 320 px and moves nothing @phone`,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      const banner = new ConsentBanner(page, language);
      await openPage(page, addressOf(homePath, language));
      await expect(banner.region).toBeVisible();
      await expectNoLayoutShift(page, 'asked');
      await expectNoSidewaysScroll(page, 'asked');
      const frame = new Frame(page, language);
      await expect(frame.menuButton).toBeInViewport();
      await banner.customize.tap();
      await banner.switchOf('adPersonalization').tap();
      await expectNoSidewaysScroll(page, 'customized');
      await banner.save.tap();
      await expect(banner.region).toBeHidden();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expectNoLayoutShift(page, 'chosen');
    },
  );
}

test('a printed page has no banner @desktop', async ({ page }) => {
  const banner = new ConsentBanner(page, 'en');
  await openPage(page, homePath);
  await expect(banner.region).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(banner.region).toBeHidden();
});

test('the page has no banner before its script runs @desktop', async ({ request }) => {
  const html = await (await request.get(homePath)).text();
  expect(html).not.toContain(texts.en.consent.declineAll);
});
