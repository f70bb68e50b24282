import { tabTo, tabToFootWithVisibleFocus } from '../browser/focus.ts';
import { expect, test } from '../browser/test.ts';
import { Frame } from '../frame/frame.ts';
import { filled, texts } from '../site/texts.ts';
import { calculation, TaxOptimizationPage } from './tax-optimization-page.ts';
import { addressOf, calculatorPath } from '../site/addresses.ts';
import { languages, nextLanguage, onPhonesInEnglishOnly } from '../site/languages.ts';
import { written } from '../site/numbers.ts';

for (const language of languages) {
  const tag = onPhonesInEnglishOnly(language);

  // 2025 by hand: pension 3 200 each; insurances 4 x 672 = 2 688, paid 2 500 + 400 + 150.50 = 3 050.50; home savings
  // 4 x 1 344 = 5 376, paid 4 200; single premium 9 840 + 10 800 + 2 x 2 160 = 24 960 (published by taxx.lu), paid 5 000.
  // Room 2 200 + 1 176 + 19 960 = 23 336; 362.50 too much.
  test(`${language}: a couple's room, category by category, to the cent${onPhonesInEnglishOnly(language)}`, async ({
    page,
  }) => {
    const tax = await TaxOptimizationPage.open(page, language);
    await tax.fillIn();
    await tax.askForResult();
    await expect(tax.headline).toContainText(written('23 336.00', language));
    await expect(tax.headline).toBeFocused();
    await expect(tax.cards).toHaveCount(6);
    const { full } = tax.deductions.advice;
    const { pension } = tax.deductions.context;
    await expect(tax.card('pension', 1)).toContainText(filled(full, { purpose: pension }));
    await expect(tax.card('pension', 2)).toContainText(
      tax.advice('under', written('2 200.00', language), 'pension'),
    );
    await expect(tax.card('insurances')).toContainText(
      tax.advice('over', written('362.50', language), 'insurances'),
    );
    await expect(tax.card('homeSavings')).toContainText(
      tax.advice('under', written('1 176.00', language), 'homeSavings'),
    );
    await expect(tax.card('outstandingBalanceInsurance')).toContainText(
      tax.advice('under', written('19 960.00', language), 'insurances'),
    );
    await expect(tax.cards.last()).toContainText(
      tax.advice('under', written('23 336.00', language), 'total'),
    );
    await expect(tax.summary).toContainText(
      tax.advice('over', written('362.50', language), 'total'),
    );
    await tax.detailsOf(tax.card('outstandingBalanceInsurance')).click();
    const steps = tax
      .card('outstandingBalanceInsurance')
      .getByRole('list', { name: texts[language].explanation.list });
    await expect(steps).toContainText(written('€ 24 960.00', language));
    await expect(steps.getByRole('link').first()).toBeVisible();
    await expect(tax.disclaimer).toBeVisible();
  });

  test(`${language}: another language keeps entries and result${tag}`, async ({ page }) => {
    const other = nextLanguage[language];
    const before = await TaxOptimizationPage.open(page, language);
    await before.fillIn();
    await new Frame(page, language).changeLanguage(other);
    const after = new TaxOptimizationPage(page, other);
    await expect(after.payment(2, 'healthInsurance')).toHaveValue(written('150.50', language));
    await expect(after.loanInsurance(1)).toBeChecked();
    await after.askForResult();
    await new Frame(page, other).changeLanguage(language);
    await expect(before.headline).toContainText(written('23 336.00', language));
    await before.recalculate.click();
    await expect(before.age(2)).toHaveValue('40');
    await expect(before.premiums).toHaveValue(written('5\u00A0000.00', language));
    await expect(before.terms).toBeChecked();
  });
}

// 4 500 for an own contract since 2026, 3 200 before; 672 and 1 344 for one person of 40.
test('the tax year of today is chosen, and an older one says what it is for @desktop', async ({
  page,
}) => {
  const tax = await TaxOptimizationPage.open(page, 'en');
  await expect(tax.taxYear).toHaveValue('2026');
  await tax.taxYear.selectOption('2025');
  await expect(tax.taxYear).toHaveAccessibleDescription(tax.shared.taxYear.older);
  await tax.taxYear.selectOption('2026');
  await expect(tax.taxYear).toHaveAccessibleDescription(tax.shared.taxYear.hint);
  await tax.ageOfOne().fill('40');
  await tax.terms.check();
  await tax.askForResult();
  // 4 500 + 672 + 1 344
  await expect(tax.headline).toContainText('6 516.00');
  await expect(tax.card('pension')).toContainText('€ 4 500.00');
  await expect(tax.cards).toHaveCount(4);
});

test('the partner goes and comes back empty @desktop', async ({ page }) => {
  const tax = await TaxOptimizationPage.open(page, 'en');
  await tax.fillIn();
  await tax.household('single').check();
  await expect(tax.ageOfOne()).toHaveValue('38');
  await expect(tax.paymentOfOne('homeSavings')).toHaveValue(/^4\s200\.00$/);
  await tax.household('partner').check();
  await expect(tax.age(2)).toHaveValue('');
  await expect(tax.payment(2, 'pension')).toHaveValue('');
  await tax.loanInsurance(0).check();
  await expect(tax.premiums).toBeDisabled();
});

test('periodic premiums share the ceiling of the insurances @desktop', async ({ page }) => {
  const tax = await TaxOptimizationPage.open(page, 'en');
  await tax.ageOfOne().fill('41');
  await tax.paymentOfOne('lifeInsurance').fill('300');
  await tax.loanInsurance(2).check();
  await tax.premiums.fill('372');
  await tax.terms.check();
  await tax.askForResult();
  // 300 + 372 = 672
  await expect(tax.card('insurances')).toContainText('You pay € 672.00. The limit is € 672.00.');
  await expect(tax.card('insurances')).toContainText(tax.words.result.periodic);
  await expect(tax.card('outstandingBalanceInsurance')).toHaveCount(0);
});

test('an income says what the room is worth in tax @desktop', async ({ page }) => {
  const tax = await TaxOptimizationPage.open(page, 'en');
  await tax.ageOfOne().fill('35');
  await tax.taxYear.selectOption('2026');
  await tax.terms.check();
  await tax.askForResult();
  await page.getByRole('button', { name: tax.words.result.saving.enterIncome }).click();
  await expect(tax.taxableIncome).toBeFocused();
  await tax.taxableIncome.fill('52050');
  await tax.askForResult();
  // 52 050 taxable in class 1 in 2026 is 8 649 of tax (by hand in engine/src/calculators/net-salary/examples.ts).
  await expect(tax.summary).toContainText('instead of € 8 649.00');
  await expect(tax.summary).toContainText('lump sum of € 480');
  await expect(tax.card('pension')).toContainText('in tax a year');
});

test('the limits are said at the fields, and nothing is sent @desktop', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const tax = await TaxOptimizationPage.open(page, 'en');
  const { problem } = tax.shared;
  await tax.household('partner').check();
  await tax.age(1).fill('17');
  await tax.age(2).fill('131');
  await tax.payment(2, 'lifeInsurance').fill('-1');
  await tax.terms.check();
  await tax.calculate.click();
  await expect(tax.age(1)).toBeFocused();
  const described = [
    [tax.age(1), filled(problem.belowMinimum, { limit: '18 years' })],
    [tax.age(2), filled(problem.aboveMaximum, { limit: '130 years' })],
    [tax.payment(2, 'lifeInsurance'), filled(problem.belowMinimum, { limit: '€ 0' })],
  ] as const;
  for (const [field, message] of described) {
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(calls).toEqual([]);
});

test('a failed call and Back keep the entries @desktop', async ({ page, watch }) => {
  watch.expectMessage(/Failed to load resource/);
  const tax = await TaxOptimizationPage.open(page, 'en');
  await tax.ageOfOne().fill('35');
  await tax.paymentOfOne('pension').fill('1200');
  await tax.terms.check();
  await page.route(calculation, (route) => route.abort());
  await tax.calculate.click();
  await expect(tax.failure).toContainText(tax.shared.failure.unreachable);
  await expect(tax.paymentOfOne('pension')).toHaveValue(/^1\s200\.00$/);
  await page.unroute(calculation);
  await tax.failure.getByRole('button', { name: tax.shared.failure.tryAgain }).click();
  await expect(tax.headline).toBeVisible();
  await page.goBack();
  await expect(tax.ageOfOne()).toHaveValue('35');
  await page.goForward();
  await expect(tax.headline).toBeVisible();
});

test('the old address becomes the present one @desktop', async ({ page }) => {
  await page.goto('/fr/tax-optimization');
  await expect(page).toHaveURL(addressOf(calculatorPath('tax-optimization'), 'fr'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.fr.taxOptimization.title);
});

test.describe('@desktop', () => {
  test('the whole calculation by keyboard alone', async ({ page }) => {
    const tax = await TaxOptimizationPage.open(page, 'en');
    const { keyboard } = page;
    await expect(tax.household('single')).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(tax.household('partner')).toBeChecked();
    await tabTo(page, tax.age(1));
    await keyboard.type('38');
    await tabTo(page, tax.age(2));
    await keyboard.type('40');
    await tabTo(page, tax.payment(2, 'pension'));
    await keyboard.type('1000');
    await tabTo(page, tax.loanInsurance(0));
    await keyboard.press('ArrowDown');
    await expect(tax.loanInsurance(1)).toBeChecked();
    await tabTo(page, tax.terms);
    await keyboard.press('Space');
    await tabTo(page, tax.calculate);
    await keyboard.press('Enter');
    await expect(tax.headline).toBeFocused();
    const details = tax.detailsOf(tax.card('pension', 2));
    await tabTo(page, details);
    await keyboard.press('Enter');
    await expect(tax.card('pension', 2)).toContainText(
      filled(tax.deductions.law.pension.conditions, {
        // Article 111bis of the income tax law
        pensionYears: '10',
        pensionBefore: '65',
        pensionFrom: '60',
        pensionUpTo: '75',
      }),
    );
  });

  for (const width of [1280, 320]) {
    test(`every stop of the keyboard shows the focus, in form and result at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const tax = await TaxOptimizationPage.open(page, 'en');
      await tax.fillIn();
      await tax.moreDetails.click();
      await tax.household('partner').focus();
      await tabToFootWithVisibleFocus(page);
      await tax.askForResult();
      await tax.recalculate.focus();
      await tabToFootWithVisibleFocus(page);
    });
  }
});
