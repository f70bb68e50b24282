import { expectAccessible } from '../../support/browser/accessible.ts';
import { tabTo } from '../../support/browser/focus.ts';
import { expect, test } from '../../support/browser/test.ts';
import { JointSalaryPage } from '../../support/site/calculators/joint-salary-page.ts';
import { languages } from '../../support/site/languages.ts';
import { filled } from '../../support/site/texts.ts';

test('two payslips of class 2, and what each way of filing costs @desktop', async ({ page }) => {
  const joint = await JointSalaryPage.openUnfolded(page, 'en');
  await joint.enter({ gross: '5000', gross2: '4000', taxClass: 3, payMonth: '2026-06' });
  await joint.calculate.click();
  // ACD: the main card without AE, the additional card after 460 a month, both to the lower ten cents.
  await expect(joint.settlement).toContainText('€ 240.40');
  await expect(joint.settlement).toContainText('€ 461.70');
  await joint
    .howComputed(
      filled(joint.words.couple.withheld.flat, { person: 'Person 2', rate: '15 %' }),
      joint.settlement,
    )
    .click();
  await joint.openWhole(joint.settlement);
  await expect(joint.settlement).toContainText('€ 460.00');
});

test('far apart, collective taxation saves what the table shows @desktop', async ({ page }) => {
  const joint = await JointSalaryPage.openUnfolded(page, 'en');
  await joint.enter({
    gross: '100000',
    gross2: '33000',
    taxClass: 3,
    period: 'annual',
    payMonth: '2026-06',
  });
  await joint.calculate.click();
  // facts/pay-features.md, section K: 20 156, 23 866 and 20 134 before the same credits; 23 866 - 20 156 = 3 710
  await expect(page.getByText(/you would pay at least €\s3\s710 more a year/)).toBeVisible();
});

test('equal incomes cost the same in every way of filing @desktop', async ({ page }) => {
  const joint = await JointSalaryPage.openUnfolded(page, 'en');
  await joint.enter({ gross: '4000', gross2: '4000', taxClass: 3, payMonth: '2025-01' });
  await joint.calculate.click();
  await expect(joint.answer('monthly')).toBeVisible();
  const { name, sentence } = joint.words.filings;
  for (const way of Object.values(name)) await expect(joint.filings).toContainText(way);
  await expect(page.getByText(filled(sentence.same, { limit: '€ 50' }))).toBeVisible();
});

test('both in class 1a, and one of them not @desktop', async ({ page }) => {
  const joint = await JointSalaryPage.openUnfolded(page, 'en');
  const { taxClass2 } = joint.words.form;
  const class1 = joint.secondTaxClass.getByRole('radio', {
    name: joint.salaryTexts.taxClass.name[1],
    exact: true,
  });
  await joint.enter({ gross: '5000', gross2: '4000', taxClass: 2, payMonth: '2026-06' });
  await expect(joint.secondTaxClass).toHaveAccessibleDescription(taxClass2.both);
  await class1.check();
  await expect(joint.secondTaxClass).toHaveAccessibleDescription(taxClass2.hint);
  await joint.calculate.click();
  // facts/income-tax.md, section 10, June 2026: 5 000 in class 1a leaves 3 885.30, 4 000 in class 1 leaves 3 134.40.
  await joint.expectAnswer('monthly', '7 019.70');
  await expect(joint.amount('Net salary', 'person2', 'monthly')).toContainText('3 134.40');
});

for (const language of languages) {
  // 60 000 and 60 000 in 2026, by hand in engine/src/calculators/joint-salary/filings.test.ts: half and half 15 554, nothing and
  // all 28 470.
  test(`${language}: the share of the first person, by keyboard alone @desktop`, async ({
    page,
  }) => {
    const joint = await JointSalaryPage.openUnfolded(page, language);
    await joint.enter({
      gross: '60000',
      gross2: '60000',
      taxClass: 3,
      period: 'annual',
      payMonth: '2026-06',
    });
    await joint.calculate.click();
    const words = joint.words.reallocation;
    const slider = page.getByRole('slider', { name: words.label, exact: true });
    await tabTo(page, slider);
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      filled(words.share, { percent: '0\u00A0%' }),
    );
    const taxes = page.getByRole('table', { name: words.curve });
    await joint.showFigures.click();
    const taxAt = (row: number) =>
      taxes.locator('tbody tr').nth(row).locator('[data-value]').getAttribute('data-value');
    const [none, best, whole] = await Promise.all([taxAt(0), taxAt(10), taxAt(20)]);
    expect(none).toBe(whole);
    expect(Number(none) - Number(best)).toBeCloseTo(28_470 - 15_554, 5);
    await expectAccessible(page, 'the share of the first person');
    await expect(page.getByText(joint.words.filings.notPossible)).toBeVisible();
  });
}
