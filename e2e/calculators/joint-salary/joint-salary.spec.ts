import { expectAccessible } from '../../support/browser/accessible.ts';
import { expect, test } from '../../support/browser/test.ts';
import { JointSalaryPage } from '../../support/site/calculators/joint-salary-page.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';

const bothPersons = ['person1', 'person2'] as const;
/** The form's message below the minimum. */
const minimum = { below: '1978.33', least: '1978.34', written: '1 978.34' } as const;

for (const language of languages) {
  const tag = deviceTag(language);

  // Two employees in class 2, 2025, by hand in engine/src/calculators/joint-salary/examples.ts: tax before credits 11 980,
  // credits 1 029.60.
  test(`${language}: a couple in class 2, to the cent${deviceTag(language)}`, async ({ page }) => {
    const joint = await JointSalaryPage.openUnfolded(page, language);
    await joint.showResult();
    await expect(joint.title).toBeVisible();
    // A year was entered, so its tab is open.
    await expect(joint.tab('annual')).toHaveAttribute('aria-selected', 'true');
    await joint.expectAnswer('annual', '83 828.86');
    const { netSalary, tax } = joint.salaryTexts.salaryLine;
    await expect(joint.amount(netSalary.employee, 'total', 'annual')).toContainText(
      written('83 828.86', language),
    );
    // 11 980 - 1 029.60
    await expect(joint.amount(tax.name, 'total', 'annual')).toContainText(
      written('10 950.40', language),
    );
    // Payslips of 2025 by hand in web/src/calculators/joint-salary/fixtures.test-support.ts; 83 828.86 - 83 554.86
    for (const figure of ['€ 4 175.63', '€ 3 099.33', '€ 274']) {
      await expect(joint.answerCard).toContainText(written(figure, language));
    }
    await expect(joint.settlement).toContainText(written('11 980.00', language));
    // Payslips by hand: 244.10 by the scale, 15 % of 3 558.00 - 460.00; 12 x 708.80 - 11 980
    await expect(joint.settlement).toContainText(written('€ 464.70', language));
    await expect(joint.settlement.getByRole('row').last()).toContainText(
      written('−3 474.40', language),
    );
    await joint.howComputed(joint.words.couple.twelveMonths, joint.settlement).click();
    // 12 x 708.80
    const steps = await joint.openWhole(joint.settlement);
    await expect(steps).toContainText(written('€ 8 505.60', language));
    await joint.howComputed(joint.words.couple.annualTax, joint.settlement).click();
    await joint.openWhole(joint.settlement);
    await expect(steps.last()).toContainText(written('€ 11 980.00', language));
    // Strictly individual, each in class 1 with 2 250 of AE: taxable 52 830 - 2 730 = 50 100, x 0.36 - 10 658.70, 7 377 x 1.07 down
    // to 7 893; 42 156 - 2 730 down to 39 400, x 0.26 - 6 167.70, 4 076 x 1.07 down to 4 361; 12 254 - 1 029.60
    await expect(joint.filings).toContainText(written('11 224.40', language));
    await expect(joint.filings).toContainText(written('10 950.40', language));
    await expect(joint.disclaimer).toBeVisible();
    await joint.recalculate.click();
    await expect(joint.grossSalary('person2')).toHaveValue(written('48\u00A0000.00', language));
    await expect(joint.taxClass(3)).toBeChecked();
  });

  test(`${language}: one person only${tag}`, async ({ page }) => {
    const joint = await JointSalaryPage.openUnfolded(page, language);
    await joint.enter({ gross: '60000', taxClass: 3, period: 'annual', payMonth: '2025-01' });
    await joint.askForResult();
    await joint.tab('annual').click();
    // One earner of 60 000 in class 2, 2025 (by hand in engine/src/calculators/joint-salary/examples.ts)
    await joint.expectAnswer('annual', '50 105.63');
    await expect(
      joint.breakdown('annual').getByRole('columnheader', {
        name: joint.words.person.person2,
        includeHidden: true,
      }),
    ).toHaveCount(0);
    await expect(joint.chartOf('person2')).toBeDisabled();
    await expect(page.getByText(joint.words.result.chart.noSecondPerson)).toBeVisible();
    await expect(joint.chartOf('total')).toBeChecked();
    await expectAccessible(page, 'one person');
  });
}

test('in class 1 the couple has what each has alone @desktop', async ({ page }) => {
  const joint = await JointSalaryPage.openUnfolded(page, 'en');
  await joint.enter({
    gross: '60000',
    gross2: '60000',
    taxClass: 1,
    period: 'annual',
    payMonth: '2025-01',
  });
  await joint.calculate.click();
  await joint.tab('annual').click();
  // 60 000 in 2025, class 1 (engine/src/calculators/net-salary/examples.ts): 44 267.63 each
  for (const person of bothPersons) {
    await expect(joint.amount('Net salary', person, 'annual')).toContainText('44 267.63');
  }
  await joint.expectAnswer('annual', '88 535.26');
  await expect(joint.settlement).toHaveCount(0);
});

test('a line says how the couple shares the tax @desktop', async ({ page }) => {
  const joint = await JointSalaryPage.openUnfolded(page, 'en');
  await joint.showResult();
  await joint.tab('annual').click();
  await joint.chartOf('person1').check({ force: true });
  const table = joint.breakdown('annual');
  await joint.howComputed(joint.salaryTexts.salaryLine.tax.name, table).click();
  await joint.openWhole(table);
  await expect(table).toContainText('The couple’s tax before credits € 11 980.00');
  // 11 980 x 52 830 / 94 986
  await expect(table).toContainText('€ 6 663.12');
});

test('the chart of each, enlarged to its size @desktop', async ({ page }) => {
  const joint = await JointSalaryPage.openUnfolded(page, 'en');
  await joint.showResult();
  await joint.tab('monthly').click();
  await joint.chartOf('person2').check({ force: true });
  // 3 121.12 of 4 000. The legend with the amounts belongs to the enlarged chart.
  await expect(page.getByRole('main').getByRole('figure').first()).toContainText('78 % of € 4 000');
  expect((await joint.chart.boundingBox())?.height).toBe(250);
  await joint.enlargeChart.click();
  await expect(joint.dialog).toHaveAccessibleName(/^Person 2/);
  await expect(joint.dialog).toContainText('€ 3 121.12');
  expect((await joint.enlargedChart.boundingBox())?.height).toBe(500);
  await page.keyboard.press('Escape');
  await expect(joint.enlargeChart).toBeFocused();
});

test('the minimum holds for both persons @desktop', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const joint = await JointSalaryPage.openUnfolded(page, 'en');
  await joint.enter({ gross: minimum.below, gross2: minimum.below, taxClass: 1 });
  await joint.calculate.click();
  for (const person of bothPersons) {
    await expect(joint.grossSalary(person)).toHaveAccessibleDescription(
      joint.minimumMessage(minimum.written, 'monthly'),
    );
  }
  await expect(joint.grossSalary('person1')).toBeFocused();
  expect(calls).toEqual([]);
  await joint.enter({ gross: minimum.least, gross2: minimum.least, taxClass: 1 });
  await joint.calculate.click();
  await expect(joint.answer('monthly')).toBeVisible();
});
