import { tabTo, tabToFootWithVisibleFocus } from '../browser/focus.ts';
import { expect, test } from '../browser/test.ts';
import { Frame } from '../frame/frame.ts';
import { filled, texts } from '../site/texts.ts';
import { calculation, FreelancePage } from './freelance-page.ts';
import { addressOf, calculatorPath } from '../site/addresses.ts';
import { languages, nextLanguage, onPhonesInEnglishOnly } from '../site/languages.ts';
import { written } from '../site/numbers.ts';

for (const language of languages) {
  const tag = onPhonesInEnglishOnly(language);

  // By hand: 52 x 5 - 11 - 26 = 223 days; 30 x 8 x 223 = 53 520.00; class 2 in 2026: 39 255.91 net (see the engine's
  // worked case); 39 255.91 / 53 520.00 = 73 %.
  test(`${language}: the form as it comes gives the worked year, to the cent${onPhonesInEnglishOnly(language)}`, async ({
    page,
  }) => {
    const freelance = await FreelancePage.open(page, language);
    await expect(freelance.form.getByText(written('53 520.00', language))).toContainText('223');
    await freelance.showResult();
    await freelance.tab('annual').click();
    await freelance.expectAnswer('annual', '39 255.91');
    await expect(freelance.breakdown('annual').getByRole('row').last()).toContainText(
      written('39 255.91', language),
    );
    await expect(freelance.yearFigure('workingDays')).toHaveText('223');
    await expect(freelance.yearFigure('invoiced')).toContainText(written('53 520.00', language));
    await expect(freelance.yearFigure('vat')).toContainText(written('0.00', language));
    // Above 50 000 and below 55 000 without VAT.
    const { within } = freelance.words.result.threshold;
    await expect(
      page.getByText(
        filled(within, {
          threshold: written('€ 50 000', language),
          tolerance: '10 %',
          tolerated: written('€ 55 000', language),
        }),
      ),
    ).toBeVisible();
    await expect(page.getByText(freelance.words.result.notIncluded.businessTax)).toBeVisible();
    await expect(freelance.disclaimer).toBeVisible();
  });

  test(`${language}: VAT knows its rates only, each with its text${tag}`, async ({ page }) => {
    const freelance = await FreelancePage.open(page, language);
    await freelance.vatSlider.focus();
    for (const rate of [3, 8, 14, 17] as const) {
      await freelance.vatSlider.press('ArrowRight');
      await expect(freelance.vat).toHaveValue(String(rate));
      await expect(freelance.vat).toHaveAccessibleDescription(freelance.words.form.vat.hint[rate]);
      await expect(freelance.vatSlider).toHaveAttribute('aria-valuetext', `${rate}\u00A0%`);
    }
    await freelance.vatSlider.press('ArrowRight');
    await expect(freelance.vat).toHaveValue('17');
    await freelance.terms.check();
    await freelance.calculate.click();
    // 53 520 / 1.17 = 45 743.59; VAT 7 776.41
    await expect(freelance.yearFigure('vat')).toContainText(written('7 776.41', language));
    await expect(freelance.yearFigure('profit')).toContainText(written('45 743.59', language));
  });

  test(`${language}: another language and Back keep entries and result${onPhonesInEnglishOnly(language)}`, async ({
    page,
  }) => {
    const other = nextLanguage[language];
    const before = await FreelancePage.open(page, language);
    await before.ratePerHour.fill('65,50');
    await before.vat.selectOption('8');
    await before.taxClass(1).check();
    await before.terms.check();
    await new Frame(page, language).changeLanguage(other);
    const after = new FreelancePage(page, other);
    await expect(after.ratePerHour).toHaveValue(written('65.50', language));
    await expect(after.vat).toHaveValue('8');
    await expect(after.taxClass(1)).toBeChecked();
    await after.calculate.click();
    await expect(after.answer('monthly')).toBeVisible();
    await new Frame(page, other).changeLanguage(language);
    await expect(before.answer('monthly')).toBeVisible();
    await before.recalculate.click();
    await expect(before.ratePerHour).toHaveValue(written('65.50', language));
    await expect(before.terms).toBeChecked();
  });
}

test('the limits are said at the fields, and nothing is sent @desktop', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const freelance = await FreelancePage.open(page, 'en');
  const { problem } = freelance.shared;
  await freelance.hoursPerDay.fill('16.5');
  await freelance.daysPerWeek.fill('0');
  await freelance.publicHolidays.fill('366');
  await freelance.daysOff.fill('');
  await freelance.terms.check();
  await freelance.calculate.click();
  await expect(freelance.hoursPerDay).toBeFocused();
  const described = [
    [freelance.hoursPerDay, filled(problem.aboveMaximum, { limit: '16 hours' })],
    [freelance.daysPerWeek, filled(problem.belowMinimum, { limit: '1 day' })],
    [freelance.publicHolidays, filled(problem.aboveMaximum, { limit: '365 days' })],
    [freelance.daysOff, problem.required],
  ] as const;
  for (const [field, message] of described) {
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(calls).toEqual([]);
});

test('the call carries the fields of the specification @desktop', async ({ page }) => {
  const freelance = await FreelancePage.open(page, 'en');
  await freelance.hoursPerDay.fill('7,5');
  await freelance.rulePeriod.selectOption('2024-01');
  await freelance.terms.check();
  const [request] = await Promise.all([
    page.waitForRequest(calculation),
    freelance.calculate.click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    ratePerHour: 30,
    hoursPerDay: 7.5,
    daysPerWeek: 5,
    yearlyHolidays: 11,
    vacationDays: 26,
    taxClass: 3,
    vat: 0,
    specialExpenses: null,
    rcpi: null,
    payMonth: '2024-01',
  });
  // 30 x 7.5 x 223
  await expect(freelance.yearFigure('invoiced')).toContainText('50 175.00');
});

test('a failed call keeps the entries and can be repeated @desktop', async ({ page, watch }) => {
  watch.expectMessage(/Failed to load resource/);
  const freelance = await FreelancePage.open(page, 'en');
  await freelance.ratePerHour.fill('80');
  await freelance.terms.check();
  await page.route(calculation, (route) => route.abort());
  await freelance.calculate.click();
  await expect(freelance.failure).toContainText(freelance.shared.failure.unreachable);
  await expect(freelance.ratePerHour).toHaveValue('80.00');
  await page.unroute(calculation);
  await freelance.failure.getByRole('button', { name: freelance.shared.failure.tryAgain }).click();
  await expect(freelance.answer('monthly')).toBeVisible();
});

test('a year below the minimum wage says what the contributions are paid on @desktop', async ({
  page,
}) => {
  const freelance = await FreelancePage.open(page, 'en');
  // 10 x 8 x 223 = 17 840 a year
  await freelance.ratePerHour.fill('10');
  await freelance.showResult();
  // The minimum wage of June 2026
  const { minimumContributionBase } = freelance.shared.salaryHint;
  await expect(
    page.getByText(filled(minimumContributionBase, { minimumWage: '€ 2 771.33' })),
  ).toBeVisible();
});

// Guichet: exempt is a profit of at most a third of the year's minimum wages, 4 x 879.26 + 8 x 901.25 = 10 727.04 in 2025. In class
// 1 one euro more costs 7 486.45 of net income: 11 502.94 and 4 016.49.
for (const { days, rate, net, hint } of [
  { days: '24', rate: '631', net: '11 502.94', hint: 'exemptFromContributions' },
  { days: '5', rate: '298', net: '4 016.49', hint: 'nearExemptionLimit' },
] as const) {
  test(`near the exemption’s edge the page says so: ${net} @desktop`, async ({ page }) => {
    const freelance = await FreelancePage.open(page, 'en');
    // One day a week: 52 - 11 - 24 = 17 days of 631, or 52 - 11 - 5 = 36 days of 298.
    await freelance.daysPerWeek.fill('1');
    await freelance.hoursPerDay.fill('1');
    await freelance.daysOff.fill(days);
    await freelance.ratePerHour.fill(rate);
    await freelance.taxClass(1).check();
    await freelance.rulePeriod.selectOption('2025-01');
    await freelance.terms.check();
    await freelance.askForResult();
    await freelance.tab('annual').click();
    await freelance.expectAnswer('annual', net);
    const sentence = filled(freelance.shared.salaryHint[hint], { exemptionLimit: '€ 10 727.04' });
    await expect(page.getByText(sentence)).toBeVisible();
  });
}

test('a year without work has a result without shares @desktop', async ({ page }) => {
  const freelance = await FreelancePage.open(page, 'en');
  await freelance.daysOff.fill('365');
  await freelance.showResult();
  await expect(page.getByText(freelance.words.result.nothing)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('NaN');
});

test('the old address becomes the present one @desktop', async ({ page }) => {
  await page.goto('/fr/freelance-calculator');
  await expect(page).toHaveURL(addressOf(calculatorPath('freelance'), 'fr'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.fr.freelance.title);
});

test.describe('@desktop', () => {
  test('the whole calculation by keyboard alone', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-06-15T12:00:00Z'));
    const freelance = await FreelancePage.open(page, 'en');
    const { keyboard } = page;
    await expect(freelance.ratePerHour).toBeFocused();
    await tabTo(page, freelance.hoursSlider);
    await keyboard.press('ArrowLeft');
    await expect(freelance.hoursPerDay).toHaveValue('7.5');
    await keyboard.press('ArrowRight');
    await tabTo(page, freelance.daysSlider);
    await keyboard.press('ArrowRight');
    await expect(freelance.daysPerWeek).toHaveValue('6');
    await keyboard.press('ArrowLeft');
    await tabTo(page, freelance.terms);
    await keyboard.press('Space');
    await tabTo(page, freelance.calculate);
    await keyboard.press('Enter');
    await expect(freelance.answer('monthly')).toBeFocused();
    await tabTo(page, freelance.tab('monthly'));
    await keyboard.press('ArrowRight');
    await expect(freelance.tab('annual')).toBeFocused();
    await freelance.expectAnswer('annual', '39 255.91');
    await tabTo(page, freelance.howComputed(freelance.shared.salaryLine.grossSalary.selfEmployed));
    await keyboard.press('Enter');
    const steps = page.getByRole('list', { name: texts.en.explanation.list });
    await expect(steps).toContainText(texts.en.salarySteps.title.workingDays);
    await expect(steps).toContainText('223');
  });

  for (const width of [1280, 320]) {
    test(`every stop of the keyboard shows the focus, in the form at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const freelance = await FreelancePage.open(page, 'en');
      await freelance.moreDetails.click();
      await freelance.terms.check();
      await freelance.ratePerHour.focus();
      await tabToFootWithVisibleFocus(page);
    });
  }
});
