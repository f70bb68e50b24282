import { expectAccessible } from '../../support/browser/accessible.ts';
import { expectNoSidewaysScroll } from '../../support/browser/layout.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { expect, test } from '../../support/browser/test.ts';
import { addressOf, homePath } from '../../support/site/addresses.ts';
import { Frame } from '../../support/site/frame.ts';
import { deviceTag, languages } from '../../support/site/languages.ts';
import { widthsOf } from '../../support/site/widths.ts';

for (const language of languages) {
  test(`${language}: menu and drop-downs are accessible${deviceTag(language)}`, async ({
    page,
  }) => {
    await openPage(page, addressOf(homePath, language));
    const frame = new Frame(page, language);
    await frame.languageSwitch.click();
    await expectAccessible(page, 'languages');
    await frame.schemeSwitch.click();
    await expectAccessible(page, 'colour schemes');
    await frame.menuButton.click();
    await expect(frame.drawer).toBeVisible();
    await expectAccessible(page, 'drawer');
    // It also fits the narrowest window.
    for (const window of widthsOf(language)) {
      await page.setViewportSize(window);
      await expectNoSidewaysScroll(page, 'drawer');
    }
  });
}
