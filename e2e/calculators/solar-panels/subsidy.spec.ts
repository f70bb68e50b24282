import { expect, test } from '../../support/browser/test.ts';
import { addressOf, calculatorPath } from '../../support/site/addresses.ts';
import { SolarPanelsPage } from '../../support/site/calculators/solar-panels-page.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';

for (const language of languages) {
  const tag = deviceTag(language);

  // 7.2 x (1 155 - 33 x 7.2) = 6 605.28; 14 400 - 6 605.28 - 500 = 7 294.72; 601.92 + 4 464 x 0.05 = 825.12; 8.84 years.
  test(`${language}: the subsidy in force is one press away, and Back returns${tag}`, async ({
    page,
  }) => {
    const solar = await SolarPanelsPage.openUnfolded(page, language);
    await solar.showResult();
    // The journey enters changes, too: with them 8.5 years instead of 5.8.
    for (const figure of ['8.5', '5.8', '7 295', '6 700']) {
      await expect(solar.schemeInForceTable).toContainText(written(figure, language));
    }
    await solar.schemeInForceButton.focus();
    const place = 200;
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
    await page.keyboard.press('Enter');
    await expect(solar.headline).toContainText(written('€ 825', language));
    await expect(solar.headline).toBeFocused();
    await solar.unfoldResult();
    await expect(solar.section('cost')).toContainText(written('6 605', language));
    await expect(solar.section('cost')).toContainText(written('7 295', language));
    await expect(solar.section('investment')).toContainText(written('8.8', language));
    await solar.howComputed(solar.words.result.cost.stateSubsidy).click();
    await expect(await solar.openWhole()).toContainText(written('917.4', language));
    await page.goBack();
    await expect(solar.headline).toContainText(written('€ 1 138', language));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.goForward();
    await expect(solar.headline).toContainText(written('€ 825', language));
  });
}

test('the form takes over the subsidy in force from its result @desktop', async ({ page }) => {
  const solar = await SolarPanelsPage.openUnfolded(page, 'en');
  await solar.showResult();
  await solar.schemeInForceButton.click();
  await expect(solar.headline).toContainText('€ 825');
  await solar.recalculate.click();
  await expect(solar.scheme('klimabonus2026')).toBeChecked();
  await expect(solar.percent).toHaveCount(0);
  await expect(solar.feedInRate).toHaveValue('0.05');
  await solar.formerScheme.check();
  await solar.costPerKwp.fill('3000');
  await solar.calculate.click();
  // Half of 21 600 / 1.03 is 10 485.44; at most 7.2 x 1 250.
  await expect(solar.section('cost')).toContainText('9 000');
  await solar.recalculate.click();
  await page.goBack();
  await expect(page).not.toHaveURL(addressOf(calculatorPath('solar-panels'), 'en'));
});
