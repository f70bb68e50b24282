import { expect, test } from '../../support/browser/test.ts';
import { FreelancePage } from '../../support/site/calculators/freelance-page.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { filled } from '../../support/site/texts.ts';

for (const language of languages) {
  // By hand: 52 x 5 - 11 - 26 = 223 days; 30 x 8 x 223 = 53 520.00; class 2 in 2026: 39 255.92 net (see the engine's
  // worked case); 39 255.92 / 53 520.00 = 73 %.
  test(`${language}: the form as it comes gives the worked year, to the cent${deviceTag(language)}`, async ({
    page,
  }) => {
    const freelance = await FreelancePage.openUnfolded(page, language);
    await expect(freelance.workingTime).toContainText(/223.*53\s520/);
    await freelance.showResult();
    await freelance.tab('annual').click();
    await freelance.expectAnswer('annual', '39 255.92');
    await expect(freelance.breakdown('annual').getByRole('row').last()).toContainText(
      written('39 255.92', language),
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
}

test('a year below the minimum wage says what the contributions are paid on @desktop', async ({
  page,
}) => {
  const freelance = await FreelancePage.openUnfolded(page, 'en');
  // 10 x 8 x 223 = 17 840 a year
  await freelance.ratePerHour.fill('10');
  await freelance.showResult();
  // The minimum wage of June 2026
  const { minimumContributionBase } = freelance.salaryTexts.salaryHint;
  await expect(
    page.getByText(filled(minimumContributionBase, { minimumWage: '€ 2 771.33' })),
  ).toBeVisible();
});

// Guichet: exempt is a profit of at most a third of the year's minimum wages, 4 x 879.26 + 8 x 901.25 = 10 727.04 in 2025. In class
// 1 one euro more costs 6 710.51 of net income: 10 727.00 (no credits without insurance, L.I.R. art. 152ter) and 4 016.49.
for (const { days, rate, net, hint } of [
  { days: '24', rate: '631', net: '10 727.00', hint: 'exemptFromContributions' },
  { days: '5', rate: '298', net: '4 016.49', hint: 'nearExemptionLimit' },
] as const) {
  test(`near the exemption’s edge the page says so: ${net} @desktop`, async ({ page }) => {
    const freelance = await FreelancePage.openUnfolded(page, 'en');
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
    const sentence = filled(freelance.salaryTexts.salaryHint[hint], {
      exemptionLimit: '€ 10 727.04',
    });
    await expect(page.getByText(sentence)).toBeVisible();
  });
}
