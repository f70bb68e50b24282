import { expectNoLayoutShift, expectNoSidewaysScroll } from '../../support/browser/layout.ts';
import { openFolds } from '../../support/browser/open-folds.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { freshTest as test } from '../../support/browser/test.ts';
import { addressOf, contactPath, contentPages, unknownPath } from '../../support/site/addresses.ts';
import { deviceTag, languages } from '../../support/site/languages.ts';
import { widthsOf } from '../../support/site/widths.ts';
import { expectStateAccessible, looks } from './looks.ts';

const pages = [...contentPages.map(({ path }) => path), contactPath, unknownPath];

// The rules for every page of text. All checks of a page are made in one visit.
for (const language of languages) {
  const { size, enlarged, numbers } = looks[language];

  test(`${language}: the pages to read${deviceTag(language)}`, async ({ page, watch }) => {
    test.slow();
    watch.expectMessage(/status of 404/);
    for (const path of pages) {
      for (const window of widthsOf(language)) {
        await page.setViewportSize(window);
        await openPage(page, addressOf(path, language));
        await expectNoLayoutShift(page, path);
        await expectNoSidewaysScroll(page, path);
      }
      await page.setViewportSize(size);
      // The not-found page shortens the requested address, which the browser shows in full.
      if (path !== unknownPath) await enlarged(page, path);
      await openFolds(page);
      await expectStateAccessible(page, path);
      await numbers(page, path);
    }
  });
}
