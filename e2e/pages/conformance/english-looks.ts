import type { Page } from '@playwright/test';
import { tabToFootWithVisibleFocus } from '../../support/browser/focus.ts';
import { expect, test } from '../../support/browser/test.ts';
import type { CalculatorPage } from '../../support/site/calculators/calculator-page.ts';
import { downloaded, printedPages } from '../../support/site/result-files.ts';
import { texts } from '../../support/site/texts.ts';
import { looks } from './looks.ts';

const maximumPrintedPages = 2;

/** Every stop of the keyboard shows the focus. A window of 1280 px enlarged to 400 % is 320 px wide. */
export function expectVisibleFocus(page: Page, state: string): Promise<void> {
  return test.step(`every stop of the keyboard shows the focus: ${state}`, async () => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('main').focus();
      await tabToFootWithVisibleFocus(page);
    }
    await page.setViewportSize(looks.en.size);
  });
}

/** A result can be downloaded and prints on a few pages. */
export function expectOnPaper({ page, shared }: CalculatorPage): Promise<void> {
  return test.step('the result is downloaded and prints on a few pages', async () => {
    const file = await downloaded(page, 'en');
    expect.soft(file).toContain(texts.en.sharing.download.inEuros);
    expect.soft(file).toContain(shared.summary.title);
    expect.soft(file).not.toMatch(/NaN|undefined|\[object/);
    expect.soft(await printedPages(page)).toBeLessThanOrEqual(maximumPrintedPages);
  });
}
