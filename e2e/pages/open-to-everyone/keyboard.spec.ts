import type { Page } from '@playwright/test';
import { calculators as rooms } from '@suen/engine';
import { tabTo } from '../../support/browser/focus.ts';
import { expect, freshTest, test } from '../../support/browser/test.ts';
import { calculators } from '../../support/site/calculators/calculators.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { texts } from '../../support/site/texts.ts';

/** What has the focus. */
const focusedControl = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement) return { type: focused.type, name: '', value: '' };
    if (!(focused instanceof HTMLInputElement)) return { type: '', name: '', value: '' };
    const { type, name, value, required } = focused;
    return { type, name, value, isNeeded: required && value === '' };
  });

/** Presses a key, which changes the value or chooses another one, and then another key, which takes the change back. */
async function changeAndTakeBack(page: Page, key: string, back: string): Promise<void> {
  const { value } = await focusedControl(page);
  const valueNow = expect.poll(async () => (await focusedControl(page)).value);
  await page.keyboard.press(key);
  await valueNow.not.toBe(value);
  await page.keyboard.press(back);
  await valueNow.toBe(value);
}

/** Uses each control from the first to the button, and presses the button. What has to be entered is that of an example. */
async function walkThroughForm(page: Page, example: Readonly<Record<string, unknown>>) {
  const most = 150;
  for (let stop = 0; stop < most; stop += 1) {
    const { type, name, value, isNeeded } = await focusedControl(page);
    if (type === 'text' && isNeeded) await page.keyboard.type(String(example[name]));
    if (type === 'range' && value === '0') await changeAndTakeBack(page, 'ArrowRight', 'ArrowLeft');
    if (type === 'range' && value !== '0') await changeAndTakeBack(page, 'ArrowLeft', 'ArrowRight');
    if (type === 'radio') await changeAndTakeBack(page, 'ArrowDown', 'ArrowUp');
    if (name === 'terms') await page.keyboard.press('Space');
    if (type === 'submit') {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} presses of Tab do not reach the button`);
}

for (const { name, open } of calculators) {
  // Their questions follow from the answers before them, so they have journeys of their own.
  if (name === 'tax-class' || name === 'my-year' || name === 'payslip-check') continue;
  test(`${name}: the whole calculation by keyboard alone @desktop`, async ({ page }) => {
    const calculator = await open(page, 'en');
    await calculator.unfold();
    await expect(calculator.form.locator(':focus')).toHaveCount(1);
    await walkThroughForm(page, rooms.find(({ id }) => id === name)?.examples[0]?.input ?? {});
    await expect(calculator.headline).toBeFocused();
    await calculator.expectDrawn();
    const [line = page.locator('summary', { hasText: texts.en.deductions.seeDetails }).first()] =
      await calculator.explainedLines();
    await tabTo(page, line);
    await page.keyboard.press('Enter');
    await tabTo(page, calculator.whole());
    await page.keyboard.press('Enter');
    await expect(calculator.steps()).toBeVisible();
    const tabs = await page.getByRole('main').getByRole('tab').all();
    const [first, second] = tabs;
    if (first === undefined || second === undefined) return;
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
  });
}

test.describe('@desktop', () => {
  freshTest('the whole calculation by keyboard alone', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
    const salary = await NetSalaryPage.open(page, 'en');
    const { keyboard } = page;
    await expect(salary.grossSalary).toBeFocused();
    await keyboard.type('2703,74');
    await tabTo(page, salary.taxClass(1));
    await keyboard.press('ArrowDown');
    await expect(salary.taxClass(2)).toBeChecked();
    await tabTo(page, salary.moreDetails);
    await keyboard.press('Enter');
    await tabTo(page, salary.fold(salary.shared.rulePeriod.label));
    await keyboard.press('Enter');
    await tabTo(page, salary.rulePeriod);
    await expect(salary.rulePeriod).toHaveValue('2026-06');
    await salary.rulePeriod.press('ArrowDown');
    await expect(salary.rulePeriod).toHaveValue('2026-01');
    await keyboard.press('ArrowDown');
    await expect(salary.rulePeriod).toHaveValue('2025-05');
    await tabTo(page, salary.openTerms);
    await keyboard.press('Enter');
    await expect(salary.dialog).toBeVisible();
    await tabTo(page, salary.dialog.getByRole('button', { name: salary.shared.dialog.close }));
    await keyboard.press('Enter');
    await expect(salary.openTerms).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(salary.terms).toBeFocused();
    await keyboard.press('Space');
    await tabTo(page, salary.calculate);
    await keyboard.press('Enter');

    // A class 1a payslip of the minimum wage, May 2025 (engine/src/calculators/net-salary/examples.ts)
    await salary.expectAnswer('monthly', '2 511.89');
    await expect(salary.answer('monthly')).toBeFocused();

    await tabTo(page, salary.tab('monthly'));
    await keyboard.press('ArrowRight');
    await expect(salary.tab('annual')).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('ArrowLeft');
    await tabTo(page, salary.howComputed(salary.salaryTexts.salaryLine.pensionContributions.name));
    await keyboard.press('Enter');
    await tabTo(page, salary.whole());
    await keyboard.press('Enter');
    await expect(salary.steps()).toBeVisible();
    await tabTo(page, salary.enlargeChart);
    await keyboard.press('Space');
    await expect(salary.dialog).toBeVisible();
    await keyboard.press('Escape');
    await expect(salary.enlargeChart).toBeFocused();
    await tabTo(page, salary.comparison('net'));
    await keyboard.press('Enter');
    await expect(
      page
        .getByText(salary.statistics.statistic.netAverageAdult.name)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await keyboard.press('Shift+Tab');
    await expect(salary.comparison('gross')).toBeFocused();
  });

  test('Enter in a field calculates', async ({ page }) => {
    const salary = await NetSalaryPage.open(page, 'en');
    await salary.enter({ gross: '5000', taxClass: 1, payMonth: '2025-05' });
    await salary.grossSalary.press('Enter');
    await salary.expectAnswer('monthly', '3 690.06');
  });
});
