import type { Locator } from '@playwright/test';
import { openFolds } from '../../support/browser/open-folds.ts';
import { expect } from '../../support/browser/test.ts';
import type { CalculatorPage } from '../../support/site/calculators/calculator-page.ts';

type Opening = (calculator: CalculatorPage) => Promise<void>;

const unopened = (buttons: Locator) =>
  buttons.and(buttons.page().locator('[aria-expanded="false"]'));

/** Presses all buttons at once. */
const pressAll = (buttons: Locator) =>
  buttons.evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click();
  });

/** Opens everything that a result folds away, and the explanations of a few lines. */
export async function openExamples(calculator: CalculatorPage): Promise<void> {
  // On a phone, lines can stand in a fold.
  await openFolds(calculator.page);
  for (const line of await calculator.explainedLines()) {
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  }
  await pressAll(unopened(calculator.whole()));
  await calculator.expectDrawn();
}

/** Opens everything that a result folds away. */
export async function openAll(calculator: CalculatorPage): Promise<void> {
  const { page } = calculator;
  await pressAll(unopened(page.locator('main button')));
  await pressAll(unopened(calculator.whole()));
  await openFolds(page);
  await calculator.expectDrawn();
}

/**
 * Visits all states of a result: each tab, and then an enlarged chart.
 *
 * @param openFirst opens what the first tab folds away; what is there in all tabs need not be opened in each
 */
export async function* resultStates(
  calculator: CalculatorPage,
  openFirst: Opening,
): AsyncGenerator<string> {
  const { page } = calculator;
  const tabs = await page.getByRole('main').getByRole('tab').all();
  await openFirst(calculator);
  yield 'result';
  for (const tab of tabs) {
    if ((await tab.getAttribute('aria-selected')) === 'true') continue;
    await tab.click();
    await openExamples(calculator);
    yield `result, ${await tab.innerText()}`;
  }
  if ((await calculator.enlargeChart.count()) === 0) return;
  await calculator.enlargeChart.first().click();
  await expect(calculator.enlargedChart).toBeVisible();
  yield 'enlarged chart';
  await page.keyboard.press('Escape');
  await expect(calculator.dialog).toBeHidden();
}
