import { tabOutOfPartWithVisibleFocus } from '../../support/browser/focus.ts';
import { expectNoSidewaysScroll } from '../../support/browser/layout.ts';
import { expect } from '../../support/browser/test.ts';
import { aTenthMore } from '../../support/site/a-tenth-more.ts';
import type { CalculatorPage } from '../../support/site/calculators/calculator-page.ts';
import { Comparison } from '../../support/site/comparison.ts';
import { filled } from '../../support/site/texts.ts';
import { widthsOf } from '../../support/site/widths.ts';
import { expectStateAccessible, looks } from './looks.ts';

/** Checks the columns beside a result by keyboard alone, and removes them again. */
export async function walkThroughComparison({ page, language }: CalculatorPage): Promise<void> {
  const { size, numbers } = looks[language];
  const comparison = new Comparison(page, language);
  const { words, table, section, boxes } = comparison;
  const lookAtWidths = async (state: string) => {
    await numbers(page, state);
    for (const window of widthsOf(language)) {
      await page.setViewportSize(window);
      await expectNoSidewaysScroll(page, state);
    }
    await page.setViewportSize(size);
  };
  // The result around the columns was checked before.
  const look = async (state: string) => {
    await expectStateAccessible(page, state, section);
    await lookAtWidths(state);
  };

  // The first entry of the column has the focus.
  await comparison.action.press('Enter');
  await expect(table.locator(':focus')).toHaveCount(1);
  await expect(section).toContainText(words.sameEntries);
  const box = boxes.first();
  const before = await box.inputValue();
  await box.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(aTenthMore(before));
  await expect(section).not.toContainText(words.sameEntries);
  await expect(table.getByText(words.more).or(table.getByText(words.less))).not.toHaveCount(0);
  // Every element of this state is also in one of the next two.
  await lookAtWidths('comparison');

  await box.fill('-1');
  await page.keyboard.press('Tab');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(comparison.outdated).toBeVisible();
  await look('comparison with a mistake');
  await box.fill(aTenthMore(before));
  await expect(comparison.outdated).toHaveCount(0);

  await comparison.addColumn.press('Enter');
  const third = filled(words.alternativeOf, { number: '2' });
  await expect(table.getByRole('columnheader', { name: third }).first()).toBeAttached();
  await expect(table.locator(':focus')).toHaveCount(1);
  await expect(comparison.addColumn).toHaveCount(0);
  await look('third column');
  if (language === 'en') {
    await table.locator(':focus').press('Shift+Tab');
    await tabOutOfPartWithVisibleFocus(page, section);
  }

  await comparison.remove(third).press('Enter');
  await expect(comparison.addColumn).toBeFocused();
  await comparison.remove().press('Enter');
  await expect(section).toHaveCount(0);
  await expect(comparison.action).toBeFocused();
}
