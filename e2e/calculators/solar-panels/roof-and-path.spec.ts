import { expectAccessible } from '../../support/browser/accessible.ts';
import { expect, test } from '../../support/browser/test.ts';
import { SolarPanelsPage } from '../../support/site/calculators/solar-panels-page.ts';
import { Comparison } from '../../support/site/comparison.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { printedPages } from '../../support/site/result-files.ts';
import { filled } from '../../support/site/texts.ts';

for (const language of languages) {
  // 30 degrees to the east give 80 % of 1 000 kWh: 7 200 / 800 / 0.4 = 22.5, so 23 panels, 9.2 kWp and 7 360 kWh. 38 % of them are
  // 2 796.8: 2 796.8 x 0.22 = 615.30 and 4 563.2 x 0.12 = 547.58 are 1 162.88 in the first year. In the second
  // (615.30 x 1.02 + 547.58) x 0.995 = 1 169.31. The system costs 18 400 less 9 200 and 500: 8 700.
  test(`${language}: a roof to the east, dearer electricity and weaker panels${deviceTag(language)}`, async ({
    page,
  }) => {
    const solar = await SolarPanelsPage.openUnfolded(page, language);
    const { form, result } = solar.words;
    await solar.consumption.fill('7200');
    await solar.roofTilt.fill('30');
    await solar.roofDirection.selectOption('90');
    await expect(solar.form).toContainText(
      filled(form.solarYieldPerKWp.hintOfBest, { share: '80\u00A0%' }),
    );
    await solar.priceChange.fill('2');
    await solar.outputLoss.fill(written('0.5', language));
    await solar.terms.check();
    await solar.askForResult();
    await expect(solar.headline).toContainText(written('€ 1 163', language));
    await expect(page.locator('main section').first()).toContainText(
      filled(result.roof.share, { share: '80\u00A0%' }),
    );
    // 29 072 without changes, and more with them.
    await expect(solar.section('savings')).toContainText(written('€ 29 072', language));
    expect(await printedPages(page)).toBeLessThanOrEqual(2);
    await solar.unfoldResult();
    // On phones the part itself is folded.
    const table = page.locator('summary', { hasText: result.roof.caption });
    if ((await table.count()) > 0) await table.press('Enter');
    await expect(solar.roofs.locator('strong')).toHaveText(`80, ${result.roof.own}`);
    const years = page.locator('summary', { hasText: result.path.years });
    await years.press('Enter');
    const second = page.getByRole('table', { name: result.path.years }).getByRole('row').nth(2);
    await expect(second).toContainText(written('1 169', language));
    await expect(page.getByText(result.notIncluded.ageing)).toHaveCount(0);
    const grid = await solar.openGrid();
    // 40 % of 7 360 are 2 944 x 0.22 and 4 416 x 0.12: 1 177.60. 8 700 / 1 177.60 = 7.4.
    await expect(grid.locator('strong')).toHaveText(
      `${written('7.4', language)}, ${result.grid.own}`,
    );
    await expectAccessible(page, 'a roof, changes and paybacks');
  });
}

for (const language of languages) {
  test(`${language}: by keyboard alone, a roof is entered, and its table and the paybacks are opened @desktop`, async ({
    page,
  }) => {
    const solar = await SolarPanelsPage.open(page, language);
    await solar.consumption.focus();
    await page.keyboard.type('7200');
    await solar.fold(solar.words.form.groups.roof).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(solar.roofTilt).toBeFocused();
    await page.keyboard.type('30');
    await page.keyboard.press('Tab');
    await expect(solar.roofDirection).toBeFocused();
    await page.keyboard.type(solar.words.form.roofDirection.name['90'].slice(0, 5));
    await expect(solar.roofDirection).toHaveValue('90');
    await solar.terms.press('Space');
    await solar.calculate.press('Enter');
    await expect(solar.headline).toBeFocused();
    await expect(solar.headline).toContainText(written('€ 1 163', language));
    const grid = await solar.openGrid();
    await expect(grid).toBeVisible();
  });
}

test('a roof to the south is compared with one to the north @desktop', async ({ page }) => {
  const solar = await SolarPanelsPage.open(page, 'en');
  await solar.showResult();
  const comparison = new Comparison(page, 'en');
  await comparison.action.click();
  await comparison.entry(solar.words.form.roofDirection.label).selectOption('180');
  // 40 degrees: 100 % to the south, 47 % to the north. 7 200 / 470 / 0.4 = 38.3, so 39 panels.
  const { roofShare } = solar.words.comparison;
  await expect(comparison.line(roofShare).nth(0)).toContainText('100');
  await expect(comparison.line(roofShare).nth(1)).toContainText('47');
  await expect(comparison.line(solar.words.result.system.systemSize).nth(1)).toContainText('15.6');
  await expect(comparison.line(solar.words.result.savings.netTotalSavings).nth(0)).toContainText(
    '23 991',
  );
});
