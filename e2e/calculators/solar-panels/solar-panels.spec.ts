import { expect, test } from '../../support/browser/test.ts';
import { SolarPanelsPage } from '../../support/site/calculators/solar-panels-page.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { filled } from '../../support/site/texts.ts';

for (const language of languages) {
  // By hand: 18 panels, 7.2 kWp; 14 400 less 7 200 and 500; 2 736 x 0.22 + 4 464 x 0.12 = 1 137.60 (see the engine's worked
  // case); June: 38 % of 900 kWh is 342, so 504 - 342 = 162 come from the grid and 558 go to it.
  test(`${language}: 7 200 kWh give the worked system, to the cent and to the tenth of a kWh${deviceTag(language)}`, async ({
    page,
  }) => {
    const solar = await SolarPanelsPage.openUnfolded(page, language);
    await solar.showResult();
    await expect(solar.headline).toBeFocused();
    await expect(solar.headline).toContainText(written('€ 1 138', language));
    for (const [section, figures] of [
      ['system', ['18', written('7.2 kWp', language), written('35.1 m²', language), '387 kg']],
      [
        'cost',
        [
          written('14 400', language),
          written('7 200', language),
          written('500', language),
          written('7 700', language),
          written('6 700', language),
        ],
      ],
      [
        'savings',
        [
          written('602', language),
          written('536', language),
          written('1 138', language),
          written('28 440', language),
          written('21 740', language),
        ],
      ],
      // The journey enters changes, too: 23 991.23 / 6 700 = 358.1 %. Without them it is 5.9 years.
      ['investment', [written('5.9', language), written('358.1 %', language)]],
    ] as const) {
      for (const figure of figures) await expect(solar.section(section)).toContainText(figure);
    }
    const { payback, energy } = solar.words.result;
    await expect(solar.chart).toBeVisible();
    await expect(
      page.getByText(new RegExp(`^${filled(payback.crossing, { years: '\\d.*' })}$`)),
    ).toBeVisible();
    const years = await solar.figures(payback.title);
    await expect(years.getByRole('row').last()).toContainText(written('21 740', language));
    await solar.tab('consumption').click();
    await expect(solar.chart).toBeVisible();
    const consumption = await solar.figures(`${energy.consumptionTitle} (kWh)`);
    await expect(consumption.getByRole('row').nth(6)).toContainText(written('162', language));
    await solar.tab('generation').click();
    const generation = await solar.figures(`${energy.generationTitle} (kWh)`);
    await expect(generation.getByRole('row').nth(6)).toContainText(written('558', language));
    await expect(solar.disclaimer).toBeVisible();
  });
}

test('the limits are said at the fields, the folded ones too, and nothing is sent @desktop', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const solar = await SolarPanelsPage.openUnfolded(page, 'en');
  const { error } = solar.shared;
  await solar.feedInRate.fill('1,5');
  await solar.lifespan.fill('41');
  await solar.selfConsumption.fill('101');
  await solar.percent.fill('101');
  await solar.terms.check();
  await solar.calculate.click();
  await expect(solar.consumption).toBeFocused();
  const described = [
    [solar.consumption, error.required],
    [solar.selfConsumption, filled(error.aboveMaximum, { limit: '100 %' })],
    [solar.percent, filled(error.aboveMaximum, { limit: '100 %' })],
  ] as const;
  for (const [field, message] of described) {
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  // A folded part opens if it has the only wrong field that is left.
  await solar.consumption.fill('7200');
  await solar.selfConsumption.fill('38');
  await solar.percent.fill('50');
  await solar.calculate.click();
  await expect(solar.feedInRate).toBeFocused();
  await expect(solar.feedInRate).toHaveAccessibleDescription(
    filled(error.aboveMaximum, { limit: '€ 1' }),
  );
  await expect(solar.lifespan).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);
});

test.describe('@desktop', () => {
  test('a result prints on two pages', async ({ page }) => {
    const solar = await SolarPanelsPage.openUnfolded(page, 'en');
    await solar.battery.selectOption('10');
    await solar.showResult();
    await solar.tab('consumption').click();
    await expect(solar.chart).toBeVisible();
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  });
});
