import { expectAccessible } from '../../support/browser/accessible.ts';
import { expect, freshTest, test } from '../../support/browser/test.ts';
import { HomeAffordabilityPage } from '../../support/site/calculators/home-affordability-page.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { Frame } from '../../support/site/frame.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { filled, texts } from '../../support/site/texts.ts';

const storageKey = 'kept-calculations';

for (const language of languages) {
  const tag = deviceTag(language);
  const { sharing, keptCalculations, frame: frameTexts, shared } = texts[language];

  test(`${language}: a calculation is kept, opened and deleted, by the keyboard alone${tag}`, async ({
    page,
  }) => {
    const salary = await NetSalaryPage.open(page, language);
    await salary.showResult();
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBeNull();
    await page.getByRole('button', { name: sharing.keep.action, exact: true }).press('Enter');
    const name = salary.dialog.getByRole('textbox', { name: sharing.keep.name });
    await expectAccessible(page, 'keep');
    await name.fill('Offer');
    await name.press('Enter');
    await expect(salary.dialog).toContainText(filled(sharing.keep.done, { name: 'Offer' }));
    await expectAccessible(page, 'kept');
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('button', { name: sharing.keep.action, exact: true }),
    ).toBeFocused();

    await page.reload();
    const frame = new Frame(page, language);
    await expect(salary.headline).toBeVisible();
    await frame.menuButton.press('Enter');
    await expectAccessible(page, 'my calculations');
    await frame.drawer.getByRole('link', { name: 'Offer' }).press('Enter');
    await expect(salary.grossSalary).toHaveValue(written('5\u00A0000.00', language));
    await salary.unfold();
    await expect(salary.rulePeriod).toHaveValue('2025-05');
    await expect(salary.terms).not.toBeChecked();
    await expect(salary.form).toContainText(filled(shared.origin.kept, { name: 'Offer' }));

    await frame.menuButton.press('Enter');
    await frame.drawer
      .getByRole('button', { name: filled(keptCalculations.delete, { name: 'Offer' }) })
      .press('Enter');
    const undo = frame.drawer.getByRole('button', { name: keptCalculations.undo });
    await expect(undo).toBeFocused();
    await expectAccessible(page, 'deleted');
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBeNull();
    await undo.press('Enter');
    await expect(frame.drawer.getByRole('link', { name: 'Offer' })).toBeVisible();
    expect(frameTexts.menu.myCalculations).not.toBe('');
  });

  test(`${language}: the next question takes the figure over and says where it comes from @desktop`, async ({
    page,
  }) => {
    const salary = await NetSalaryPage.open(page, language);
    await salary.showResult();
    await salary.tab('annual').click();
    const whole = (await salary.headline.textContent()) ?? '';
    await page
      .getByRole('link', { name: texts[language].nextQuestion['home-affordability'].question })
      .click();
    const home = new HomeAffordabilityPage(page, language);
    const income = home.form.getByRole('textbox').first();
    const carried = await income.inputValue();
    expect(whole).toContain(carried);
    await expect(home.form).toContainText(
      filled(shared.origin.result, { calculator: texts[language].netSalary.card.name }),
    );
    await expectAccessible(page, 'carried over');
  });

  test(`${language}: an amount of another period is doubted, and one press corrects it @desktop`, async ({
    page,
  }) => {
    const salary = await NetSalaryPage.open(page, language);
    await salary.grossSalary.fill('65000');
    await salary.grossSalary.press('Tab');
    const yes = salary.form.getByRole('button', { name: shared.doubt.answer.annual });
    await expectAccessible(page, 'doubt');
    await yes.press('Enter');
    await expect(salary.salaryPeriod('annual')).toBeChecked();
    await expect(salary.grossSalary).toBeFocused();
    await expect(yes).toHaveCount(0);
  });
}

freshTest('a list of a newer version is left as it is @desktop', async ({ page }) => {
  const list = '{"version":2,"groups":[]}';
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [storageKey, list],
  );
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.showResult();
  const { keep } = texts.en.sharing;
  await page.getByRole('button', { name: keep.action, exact: true }).click();
  await salary.dialog.getByRole('button', { name: keep.action, exact: true }).click();
  await expect(salary.dialog).toContainText(keep.refused.newer);
  await page.keyboard.press('Escape');
  await new Frame(page, 'en').menuButton.click();
  await expect(page.getByText(texts.en.keptCalculations.refused.newer)).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe(list);
});

test('the button stays in reach on phones and covers nothing that has the focus @phone', async ({
  page,
}) => {
  const salary = await NetSalaryPage.open(page, 'en');
  // It comes into reach with the first entry.
  await expect(salary.calculate).not.toBeInViewport();
  await salary.grossSalary.fill('5000');
  await expect(salary.calculate).toBeInViewport({ ratio: 1 });
  await salary.taxClass(3).focus();
  for (let steps = 0; steps < 6; steps += 1) {
    const [focused, button] = await Promise.all([
      page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0),
      salary.calculate.boundingBox(),
    ]);
    const isButton = await salary.calculate.evaluate((each) => each === document.activeElement);
    if (!isButton) expect(focused).toBeLessThanOrEqual((button?.y ?? 0) + 1);
    await page.keyboard.press('Tab');
  }
  await salary.calculate.click({ force: true });
  await expect(salary.terms).toBeFocused();
  await expect(salary.terms).toBeInViewport({ ratio: 1 });
  await expect(salary.form).toContainText(salary.shared.terms.missing);
});
