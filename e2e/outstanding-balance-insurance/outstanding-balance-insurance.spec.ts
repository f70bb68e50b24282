import { expectAccessible } from '../browser/accessible.ts';
import { tabTo, tabToFootWithVisibleFocus } from '../browser/focus.ts';
import { expect, test } from '../browser/test.ts';
import { Frame } from '../frame/frame.ts';
import {
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forgetLayoutShifts,
  noteLayoutShifts,
} from '../layout/layout.ts';
import { filled } from '../site/texts.ts';
import { OutstandingBalanceInsurancePage } from './outstanding-balance-insurance-page.ts';
import { languages, nextLanguage, onPhonesInEnglishOnly } from '../site/languages.ts';
import { widthsOf } from '../layout/widths.ts';
import { openFolds } from '../browser/open-folds.ts';
import { written } from '../site/numbers.ts';

for (const language of languages) {
  test(`${language}: the limit of two insured persons, to the cent${onPhonesInEnglishOnly(language)}`, async ({
    page,
  }) => {
    const insurance = await OutstandingBalanceInsurancePage.open(page, language);
    await insurance.showResult();
    // 6 000 x 1.40 + 6 000 x 1.56 + 2 x 1 200 x 1.56 = 21 504; 21 504 - 5 000 = 16 504
    await expect(insurance.headline).toContainText(written('21 504.00', language));
    const advice = filled(insurance.deductions.advice.under, {
      amount: written('16 504.00', language),
      purpose: insurance.deductions.context.insurances,
    });
    await expect(page.getByText(advice).first()).toBeVisible();
    // 5 000 / 21 504 = 0.232515
    const used = filled(insurance.deductions.used, {
      deducted: written('€ 5 000.00', language),
      max: written('€ 21 504.00', language),
      percent: written('23.25 %', language),
    });
    await expect(page.getByText(used)).toBeVisible();
    await insurance.seeDetails.click();
    await expect(
      page.getByText(insurance.deductions.law.outstandingBalanceInsurance.article),
    ).toBeVisible();

    // Another language keeps the result and, behind it, the entries.
    const other = nextLanguage[language];
    await new Frame(page, language).changeLanguage(other);
    const translated = new OutstandingBalanceInsurancePage(page, other);
    await expect(translated.headline).toContainText(written('21 504.00', other));
    await translated.recalculate.click();
    await expect(translated.premium).toHaveValue(written('5\u00A0000.00', language));

    // 672 x 4 persons = 2 688; 5 000 - 2 688 = 2 312 too much
    await translated.type(2).check();
    await translated.calculate.click();
    await expect(translated.headline).toContainText(written('2 688.00', other));
    const tooMuch = filled(translated.deductions.advice.over, {
      amount: written('2 312.00', other),
      purpose: translated.deductions.context.insurances,
    });
    await expect(page.getByText(tooMuch).first()).toBeVisible();
  });

  test.describe(`${language} @desktop`, () => {
    test('form, errors and result are accessible', async ({ page }) => {
      const insurance = await OutstandingBalanceInsurancePage.open(page, language);
      await expectAccessible(page, 'form');
      await insurance.age.fill('101');
      await insurance.terms.check();
      await insurance.calculate.click();
      await expect(insurance.age).toHaveAttribute('aria-invalid', 'true');
      await openFolds(page);
      await expectAccessible(page, 'errors and opened questions');
      await insurance.showResult();
      await insurance.seeDetails.click();
      await expectAccessible(page, 'result and details');
    });
  });

  for (const { size, tag } of widthsOf(language)) {
    test(`${language}: the page fits and stands still${tag}`, async ({ page }) => {
      await page.setViewportSize(size);
      await noteLayoutShifts(page);
      const insurance = await OutstandingBalanceInsurancePage.open(page, language);
      await expectNoLayoutShift(page, 'form');
      await expectNoSidewaysScroll(page, 'form');
      await insurance.age.fill('100');
      await insurance.partnerAge.fill('100');
      await insurance.children.fill('10');
      // The largest premium has the widest figures.
      await insurance.premium.fill('9999999.99');
      await insurance.terms.check();
      await insurance.calculate.click();
      await expect(insurance.headline).toBeVisible();
      await forgetLayoutShifts(page);
      await expectNoSidewaysScroll(page, 'result');
      await expectNoLayoutShift(page, 'result');
      await insurance.seeDetails.click();
      await expectNoSidewaysScroll(page, 'details');
    });
  }
}

test('the whole calculation by keyboard alone @desktop', async ({ page }) => {
  const insurance = await OutstandingBalanceInsurancePage.open(page, 'en');
  const { keyboard } = page;
  await expect(insurance.age).toBeFocused();
  await keyboard.type('50');
  await tabTo(page, insurance.type(1));
  await keyboard.press('ArrowDown');
  await expect(insurance.type(2)).toBeChecked();
  await keyboard.press('ArrowUp');
  await tabTo(page, insurance.terms);
  await keyboard.press('Space');
  await keyboard.press('Enter');
  // 6 000 x 2.60
  await expect(insurance.headline).toContainText('15 600.00');
  await expect(insurance.headline).toBeFocused();
  await tabTo(page, insurance.seeDetails);
  await keyboard.press('Enter');
  await insurance.recalculate.focus();
  await tabToFootWithVisibleFocus(page);
});
