import { tabToFootWithVisibleFocus } from '../browser/focus.ts';
import { expect, test } from '../browser/test.ts';
import { aTenthMore } from '../comparison/a-tenth-more.ts';
import { Comparison } from '../comparison/comparison.ts';
import { expectNoSidewaysScroll } from '../layout/layout.ts';
import { widthsOf } from '../layout/widths.ts';
import { calculators, withoutComparison } from '../site/calculators.ts';
import { inTurn, languages } from '../site/languages.ts';
import { filled } from '../site/texts.ts';
import { expectStateAccessible, looks } from './looks.ts';

for (const { name, open } of calculators) {
  for (const language of languages) {
    const { size, numbers } = looks[language];

    test(`${language}: the comparison of ${name}${inTurn(language)}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(size);
      const calculator = await open(page, language);
      await calculator.showResult();
      const comparison = new Comparison(page, language);
      if (name === withoutComparison) {
        await expect(comparison.action).toHaveCount(0);
        return;
      }
      const { words, table, section, boxes } = comparison;
      const look = async (state: string) => {
        await expectStateAccessible(page, state);
        await numbers(page, state);
        for (const window of widthsOf(language)) {
          await page.setViewportSize(window);
          await expectNoSidewaysScroll(page, state);
        }
        await page.setViewportSize(size);
      };

      // By the keyboard alone: the first entry of the column has the focus.
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
      await look('comparison');

      await box.fill('-1');
      await page.keyboard.press('Tab');
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await expect(section).toContainText(words.stale);
      await look('comparison with a mistake');
      await box.fill(aTenthMore(before));
      await expect(section).not.toContainText(words.stale);

      await comparison.addColumn.press('Enter');
      const third = filled(words.alternativeOf, { number: '2' });
      await expect(table.getByRole('columnheader', { name: third }).first()).toBeAttached();
      await expect(table.locator(':focus')).toHaveCount(1);
      await expect(comparison.addColumn).toHaveCount(0);
      await look('third column');
      if (language === 'en') {
        await table.locator(':focus').press('Shift+Tab');
        await tabToFootWithVisibleFocus(page);
      }

      await comparison.remove(third).press('Enter');
      await expect(comparison.addColumn).toBeFocused();
      await comparison.remove().press('Enter');
      await expect(section).toHaveCount(0);
      await expect(comparison.action).toBeFocused();
    });
  }
}
