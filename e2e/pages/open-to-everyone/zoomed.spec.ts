import { expectNoSidewaysScroll } from '../../support/browser/layout.ts';
// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has nothing else of its file
import { openPage } from '../../support/browser/open-page.ts';
import { expect, test } from '../../support/browser/test.ts';
import { addressOf, homePath } from '../../support/site/addresses.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { ConsentBanner } from '../../support/site/consent-banner.ts';
import { Frame } from '../../support/site/frame.ts';

// A window of 1280 x 1024 px enlarged to 400 % shows 320 x 256 px of the page.
test.use({ viewport: { width: 320, height: 256 } });

/** The share of the window's height that is always covered, at any scroll position. */
function coveredShare(): number {
  const middles = [0.1, 0.5, 0.9].map((across) => innerWidth * across);
  const isFixed = (element: Element | null): boolean => {
    for (let each = element; each !== null; each = each.parentElement) {
      const { position, zIndex } = getComputedStyle(each);
      if (position === 'fixed' || (position === 'sticky' && zIndex !== 'auto')) return true;
    }
    return false;
  };
  const rows = Array.from({ length: innerHeight }, (_, y) => y + 0.5);
  const covered = rows.filter((y) => middles.some((x) => isFixed(document.elementFromPoint(x, y))));
  return covered.length / innerHeight;
}

test('at 400 % nothing that sticks takes the page away @desktop', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'de');
  expect(await page.evaluate(coveredShare)).toBe(0);
  await salary.showResult();
  await salary.disclaimer.scrollIntoViewIfNeeded();
  await salary.comparison('gross').scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(coveredShare), { message: 'the figure that stays in sight shows' })
    .toBeGreaterThan(0);
  expect(await page.evaluate(coveredShare)).toBeLessThan(0.3);
});

test('at 400 % menu, languages and terms can be reached to their end @desktop', async ({
  page,
}) => {
  await openPage(page, addressOf(homePath, 'de'));
  const frame = new Frame(page, 'de');
  await frame.languageSwitch.click();
  const lastLanguage = page.getByRole('link', { name: 'Français' }).first();
  await lastLanguage.scrollIntoViewIfNeeded();
  await expect(lastLanguage).toBeInViewport({ ratio: 1 });
  await frame.menuButton.click();
  const last = frame.drawer.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  const salary = await NetSalaryPage.open(page, 'de');
  await salary.openTerms.click();
  const close = salary.dialog.getByRole('button', { name: salary.shared.dialog.close }).last();
  await close.scrollIntoViewIfNeeded();
  await expect(close).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page, 'terms');
});

test.describe('the banner for consent', () => {
  test.use({ hasConsentChoice: false });

  test('leaves the page and its own buttons in reach at 400 % @desktop', async ({ page }) => {
    await openPage(page, addressOf(homePath, 'de'));
    const { region } = new ConsentBanner(page, 'de');
    await expect(region).toBeVisible();
    const buttons = await region.getByRole('button').all();
    // The buttons to accept, to decline and to choose.
    expect(buttons.length).toBeGreaterThanOrEqual(3);
    for (const button of buttons) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await expectNoSidewaysScroll(page, 'banner');
  });
});
