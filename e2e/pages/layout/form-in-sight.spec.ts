import { expect, test } from '../../support/browser/test.ts';
import type { CalculatorPage } from '../../support/site/calculators/calculator-page.ts';
import { calculators } from '../../support/site/calculators/calculators.ts';
import { deviceTag, languages } from '../../support/site/languages.ts';

/** Terms and button stand within the first window of a laptop, and within two windows of a phone. */
const windows = [
  { width: 1280, height: 800, screens: 1 },
  { width: 375, height: 812, screens: 2 },
] as const;

/** In the site's own typeface: until it is there, another one may break a line more. */
const bottomOf = (part: CalculatorPage['terms']) =>
  part.evaluate(async (element) => {
    await document.fonts.ready;
    return element.getBoundingClientRect().bottom + window.scrollY;
  });

for (const language of languages) {
  test(`${language}: the end of every form is in sight${deviceTag(language)}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const { name, open } of calculators) {
      const { terms, calculate } = await open(page, language);
      for (const { width, height, screens } of windows) {
        await page.setViewportSize({ width, height });
        const limit = screens * height;
        const where = `${name} at ${width} px`;
        expect.soft(await bottomOf(terms), `terms of ${where}`).toBeLessThanOrEqual(limit);
        expect.soft(await bottomOf(calculate), `button of ${where}`).toBeLessThanOrEqual(limit);
      }
    }
  });
}
