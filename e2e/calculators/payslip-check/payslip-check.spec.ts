import { expectAccessible } from '../../support/browser/accessible.ts';
import { Hands } from '../../support/browser/hands.ts';
import { hydrated } from '../../support/browser/open-page.ts';
import { expect, freshTest, test } from '../../support/browser/test.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { PayslipCheckPage, travelSlip } from '../../support/site/calculators/payslip-check-page.ts';
import { Comparison } from '../../support/site/comparison.ts';
import { deviceTag, languages } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { downloaded, printedPages } from '../../support/site/result-files.ts';
import { filled, texts } from '../../support/site/texts.ts';
import { payslipFile } from './payslip-file.ts';

// The figures are worked by hand in engine/src/calculators/payslip-check: 5 000 in June 2026 in class 1 has a tax of 719.70, with
// 20 km 669.20.

for (const language of languages) {
  const tag = deviceTag(language);

  test(`${language}: rows answer, the cause is found and used${tag}`, async ({ page }) => {
    const check = await PayslipCheckPage.open(page, language);
    const { verdict, causes, cause, result } = check.words;
    await check.month.selectOption('2026-06');
    await check.field('grossSalary').fill('5000');
    await check.field('pensionContributions').fill('425');
    await expect(check.row('pensionContributions')).toContainText(verdict.equal);
    await check.field('taxBeforeCredits').fill('669.20');
    await expect(check.row('taxBeforeCredits')).toContainText(written('−50.50', language));
    // Nothing of it is a result: for that the terms are accepted.
    await check.copy(travelSlip);
    await expect(check.form).toContainText(filled(result.matching, { equal: '6', count: '8' }));
    // The tax differs; the net does only because of it.
    await expect(check.row('taxBeforeCredits')).toHaveAttribute('data-verdict', 'differs');
    await expect(check.row('netSalary')).toHaveAttribute('data-verdict', 'follows');
    await check.terms.check();
    await check.askForResult();
    await check.expectScore(6, 8);
    await expect(check.resultRow('taxBeforeCredits')).toContainText(written('719.70', language));
    await expect(check.answerCard).toContainText(causes.likely);
    await expect(check.answerCard).toContainText(cause.condition.travelOrOther);
    await expect(check.answerCard).toContainText(filled(cause.travel.name, { distance: '20' }));
    await expect(page.getByText(result.ask.taxCard.title)).toBeVisible();
    await expect(page.getByText(result.ask.payroll.afterCard)).toBeVisible();

    // The tax opens to its steps, with their law.
    await check.howComputed(check.words.line.taxBeforeCredits, check.lines).click();
    const steps = await check.openWhole(check.lines);
    await expect(steps.getByRole('link').first()).toBeVisible();

    await check.use.click();
    await check.expectScore(8, 8);
    await expect(check.headline).toBeFocused();
    await expect(page.getByText(result.ask.taxCard.title)).toHaveCount(0);
  });

  test(`${language}: other names of the lines are a press away${tag}`, async ({ page }) => {
    const check = await PayslipCheckPage.open(page, language);
    const { otherNames, fewerNames } = check.words.form;
    await check.form.getByRole('button', { name: otherNames }).first().press('Enter');
    await expect(check.form.getByText(/Caisse de pension/)).toBeVisible();
    await expectAccessible(page, 'other names of lines');
    await check.form.getByRole('button', { name: fewerNames }).first().press('Enter');
    await expect(check.form.getByText(/Caisse de pension/)).toHaveCount(0);
  });
}

test.describe('by keyboard alone @desktop', () => {
  freshTest('eight typed lines and three presses name the cause', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-06-26T12:00:00Z'));
    const hands = new Hands(page);
    const check = await PayslipCheckPage.open(page, 'en');
    for (const [line, amount] of travelSlip) await hands.type(check.field(line), amount);
    await hands.press(check.terms, 'Space');
    await hands.press(check.calculate);
    await expect(check.headline).toBeFocused();
    await hands.press(check.use);
    await check.expectScore(8, 8);
    hands.expectEffort({ typed: 8, pressed: 3 });
  });
});

test('gross and net alone are enough, and nothing wrong is sent @phone', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const check = await PayslipCheckPage.open(page, 'en');
  await check.terms.check();
  await check.calculate.click();
  await expect(check.field('grossSalary')).toBeFocused();
  await check.field('grossSalary').fill('much');
  await check.field('netSalary').fill('3676.50');
  await check.calculate.click();
  await expect(check.field('grossSalary')).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);
  await check.month.selectOption('2026-06');
  await check.field('grossSalary').fill('€ 5.000,00');
  await check.askForResult();
  await check.expectScore(2, 2);
});

// 34 less than 3 676.50.
test('a mistake of the employer is named and changes no entry @desktop', async ({ page }) => {
  const check = await PayslipCheckPage.open(page, 'en');
  const { cause } = check.words;
  await check.month.selectOption('2026-06');
  await check.copy([...travelSlip, ['taxBeforeCredits', '719.70'], ['taxCredits', '0']]);
  await check.field('netSalary').fill('3642.50');
  await check.terms.check();
  await check.askForResult();
  await expect(check.answerCard).toContainText(cause.creditsMissing.name);
});

test('a net salary leads to the check with its figures, and back @desktop', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.showResult();
  const { question } = texts.en.nextQuestion['payslip-check'];
  await page.getByRole('link', { name: question }).click();
  await hydrated(page);
  const check = new PayslipCheckPage(page, 'en');
  await expect(check.field('grossSalary')).not.toHaveValue('');
  await check.terms.check();
  await check.askForResult();
  await page.getByRole('link', { name: texts.en.nextQuestion.payslip.question }).click();
  await hydrated(page);
  await expect(new NetSalaryPage(page, 'en').form).toBeVisible();
});

test('another class beside it, and the file of the lines @desktop', async ({ page }) => {
  const check = await PayslipCheckPage.open(page, 'fr');
  await check.showResult();
  const comparison = new Comparison(page, 'fr');
  await comparison.action.click();
  await comparison.entry(texts.fr.salary.taxClass.label).selectOption('2');
  // Class 1a: 510.90.
  await expect(comparison.line(check.words.line.taxBeforeCredits).nth(1)).toContainText('510,90');

  const rows = (await downloaded(page, 'fr'))
    .split('\r\n')
    .map((row) => row.replaceAll('"', '').split(';'));
  const taxRows = rows.filter(([name]) => name === check.words.line.taxBeforeCredits);
  expect(taxRows.map((row) => row.slice(1, 3))).toContainEqual(['669,20', '719,70']);
});

test('the check of a payslip is one page for the employer @desktop', async ({ page }) => {
  const check = await PayslipCheckPage.open(page, 'en');
  await check.showResult();
  expect(await printedPages(page)).toBe(1);
});

test.describe('a file @desktop', () => {
  freshTest('is read on the device, confirmed, sent nowhere and kept nowhere', async ({ page }) => {
    const sent: { readonly url: string; readonly body: string }[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET')
        sent.push({ url: request.url(), body: request.postData() ?? '' });
    });
    const check = await PayslipCheckPage.open(page, 'en');
    const words = texts.en.file;
    const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    const before = await kept();
    const chooser = page.waitForEvent('filechooser');
    await check.form.getByRole('button', { name: words.choose }).click();
    const buffer = await payslipFile();
    await (await chooser).setFiles({ name: 'payslip.pdf', mimeType: 'application/pdf', buffer });
    const use = check.form.getByRole('button', { name: /^Use these \d+ figures$/ });
    await expect(use).toBeVisible();
    await expectAccessible(page, 'figures of a file');
    // Nothing is in the form before it is confirmed.
    await expect(check.field('grossSalary')).toHaveValue('');
    expect(sent).toEqual([]);
    await use.press('Enter');
    for (const [line, amount] of travelSlip) {
      if (line === 'taxCredits') continue;
      await expect(check.field(line)).toHaveValue(
        new RegExp(`^${amount.replace(/^(\d)(\d{3})$/, '$1.$2')}`),
      );
    }
    await expect(check.month).toHaveValue('2026-06');
    await check.terms.check();
    await check.askForResult();
    await expect(check.answerCard).toContainText('20 km');
    // Only the figures are sent, and only for the calculation.
    for (const { url, body } of sent) {
      expect(url).toContain('/api/v1/SalaryCalculator/checkpayslip');
      expect(body).not.toContain('PDF');
    }
    expect(await kept()).toBe(before);
  });

  test('that is no payslip ends in a sentence, and the page goes on', async ({ page }) => {
    const check = await PayslipCheckPage.open(page, 'en');
    const words = texts.en.file;
    const choose = async (buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await check.form.getByRole('button', { name: words.choose }).click();
      await (await chooser).setFiles({ name: 'any.pdf', mimeType: 'application/pdf', buffer });
    };
    const bytes = Buffer.from(Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 251));
    await choose(bytes);
    await expect(check.form.getByRole('alert')).toHaveText(words.failed.broken);
    await choose(Buffer.concat([Buffer.from('%PDF-1.7'), bytes]));
    await expect(check.form.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'a file that cannot be read');
    await check.field('grossSalary').fill('5000');
    await expect(check.row('grossSalary')).toBeVisible();
  });
});
