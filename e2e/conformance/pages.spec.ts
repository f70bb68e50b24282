import { openFolds } from '../browser/open-folds.ts';
import { openPage } from '../browser/open-page.ts';
import { test } from '../browser/test.ts';
import { expectNoLayoutShift, expectNoSidewaysScroll, noteLayoutShifts } from '../layout/layout.ts';
import { widthsOf } from '../layout/widths.ts';
import { addressOf, contactPath, contentPages, unknownPath } from '../site/addresses.ts';
import { inTurn, languages } from '../site/languages.ts';
import { expectStateAccessible, looks } from './looks.ts';

const pages = [...contentPages.map(({ path }) => path), contactPath, unknownPath];

// Everything that holds for every page to read; all that is asked of a page is asked in one visit.
for (const language of languages) {
  const { size, enlarged, numbers } = looks[language];

  test(`${language}: the pages to read${inTurn(language)}`, async ({ page, watch }) => {
    test.slow();
    watch.expectMessage(/status of 404/);
    await noteLayoutShifts(page);
    for (const path of pages) {
      for (const window of widthsOf(language)) {
        await page.setViewportSize(window);
        await openPage(page, addressOf(path, language));
        await expectNoLayoutShift(page, path);
        await expectNoSidewaysScroll(page, path);
      }
      await page.setViewportSize(size);
      // The page for unknown addresses shortens the address that was asked for, which stands in the browser's bar in full.
      if (path !== unknownPath) await enlarged(page, path);
      await openFolds(page);
      await expectStateAccessible(page, path);
      await numbers(page, path);
    }
  });
}
