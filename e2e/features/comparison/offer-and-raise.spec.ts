import { expectAccessible } from '../../support/browser/accessible.ts';
import { expect, test } from '../../support/browser/test.ts';
import { calculation, NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { Comparison } from '../../support/site/comparison.ts';
import { Frame } from '../../support/site/frame.ts';
import { deviceTag, languages } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { downloaded, printedPages } from '../../support/site/result-files.ts';
import { filled, texts } from '../../support/site/texts.ts';

const noBreakSpace = '\u00A0';
const spaced = (figure: string) => figure.replaceAll(' ', noBreakSpace);

/** Calculates the net of a yearly salary, under the same rules whenever the test runs. */
const offer = async (page: NetSalaryPage, gross: string) => {
  await page.grossSalary.fill(gross);
  await page.salaryPeriod('annual').check();
  await page.unfold();
  await page.rulePeriod.selectOption('2026-06');
  await page.terms.check();
  await page.askForResult();
};

/*
 * An offer of 65 000 and a raise to 70 000 a year, class 1, employee, 2026, by hand. Contributions of 11.55 % (8.5, 2.8 and
 * 0.25) and the lump sums of 540 and 480 leave 56 472.50 and 60 895 of taxable income, rounded down to 56 450 and 60 850.
 * Up to 54 090 the scale of 2025 takes 8 859.60: 2 205 at 8 to 12 % (together 50 %) and 2 295 at 14, 16 ... 38 % (338 %).
 * Above it takes 39 %: 9 780 and 11 496 whole euros, with 7 % for the employment fund 10 464 and 12 300. Credits of a
 * month of 5 416.67 and 5 833.33, up to the cent: CIS (600 - 1.5 % above 40 000) / 12, 18.75 and 12.51; CI-CO2 (216 - 0.54 %
 * above 40 000) / 12, 6.75 and 4.51. Twelve times 306 and 204.24. Tax: 10 158 and 12 095.76.
 * Long-term care: 1.4 % of 65 000 and of 70 000 differ by 70. Of 5 000 more stay
 * 5 000 - 1 937.76 - 577.50 - 70 = 2 414.74, which is 48 %. The payslips of a month: 3 878.11 and 4 080.04, 201.93 more.
 */
for (const language of languages) {
  const {
    comparison: words,
    sharing,
    keptCalculations,
    shared,
    salary: salaryTexts,
  } = texts[language];
  const verdict = (kind: 'raise' | 'cut') =>
    filled(words.salary[kind].annual, {
      gross: written(spaced('€ 5 000'), language),
      net: written(spaced('€ 202'), language),
      percent: `48${noBreakSpace}%`,
    });

  test(`${language}: offer and raise, by the keyboard alone${deviceTag(language)}`, async ({
    page,
    watch,
  }) => {
    test.slow();
    watch.expectMessage(/Failed to load resource/);
    const salary = await NetSalaryPage.open(page, language);
    await offer(salary, '65000');
    const comparison = new Comparison(page, language);
    await comparison.action.press('Enter');
    // The same entries need no call, because there is no difference yet.
    await expect(comparison.section).toContainText(words.sameEntries);
    const gross = comparison.entry(salary.words.form.grossSalary.label.employee);
    await expect(gross).toBeFocused();
    await expect(gross).toHaveValue(written(spaced('65 000.00'), language));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('70000');

    await expect(comparison.section.getByRole('paragraph')).toContainText([verdict('raise')]);
    const net = comparison.line(salaryTexts.salaryLine.netSalary.employee);
    await expect(net.last()).toContainText(words.more);
    await expect(net.last()).toContainText(written(spaced('2 414.74'), language).slice(0, 5));
    // Read out once, after the user has stopped typing.
    await expect(comparison.section.getByRole('status')).toHaveText(verdict('raise'));
    await expectAccessible(page, 'offer and raise');

    await page.reload();
    await expect(comparison.section.getByRole('paragraph')).toContainText([verdict('raise')]);
    await expect(gross).toHaveValue(/^70.?000/);

    await gross.fill('5');
    await gross.press('Tab');
    await expect(comparison.table).toContainText(
      filled(salary.salaryTexts.grossSalary.validation, {
        amount: written(spaced('€ 23 740.08'), language),
      }),
    );
    await expect(comparison.outdated).toBeVisible();
    await expect(net.nth(1)).toContainText(written(spaced('48 954.21'), language).slice(0, 6));

    await page.route(calculation, (route) => route.abort());
    await gross.fill('71000');
    const failure = comparison.section.getByRole('alert');
    await expect(failure).toContainText(shared.failure.unreachable);
    await expectAccessible(page, 'failed comparison');
    await page.unroute(calculation);
    await failure.getByRole('button', { name: shared.failure.tryAgain }).press('Enter');
    await expect(failure).toHaveCount(0);
    await expect(comparison.outdated).toHaveCount(0);

    // 6 500 is the pay of a month.
    await gross.fill('6500');
    await gross.press('Tab');
    const yes = comparison.table.getByRole('button', { name: shared.doubt.answer.monthly });
    await expectAccessible(page, 'doubt in a column');
    await yes.press('Enter');
    await expect(gross).toBeFocused();
    await expect(comparison.entry(salaryTexts.salaryPeriod)).toHaveValue('monthly');
    await expect(comparison.outdated).toHaveCount(0);

    await comparison.remove().press('Enter');
    await expect(comparison.section).toHaveCount(0);
    await expect(comparison.action).toBeFocused();
  });

  test(`${language}: a kept calculation becomes a column beside another result${deviceTag(language)}`, async ({
    page,
  }) => {
    const salary = await NetSalaryPage.open(page, language);
    await offer(salary, '65000');
    await page.getByRole('button', { name: sharing.keep.action, exact: true }).press('Enter');
    const name = salary.dialog.getByRole('textbox', { name: sharing.keep.name });
    await name.fill('Offer');
    await name.press('Enter');
    await page.keyboard.press('Escape');
    await salary.recalculate.click();
    await offer(salary, '70000');

    const frame = new Frame(page, language);
    await frame.menuButton.press('Enter');
    await expectAccessible(page, 'my calculations beside a result');
    await frame.drawer
      .getByRole('button', { name: filled(keptCalculations.compare, { name: 'Offer' }) })
      .press('Enter');
    await expect(frame.drawer).toBeHidden();
    const comparison = new Comparison(page, language);
    const gross = comparison.entry(salary.words.form.grossSalary.label.employee, 'Offer');
    await expect(gross).toBeFocused();
    await expect(comparison.section.getByRole('paragraph')).toContainText([verdict('cut')]);

    const stored = await page.evaluate(() => ({
      device: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
    }));
    expect(stored.device).toContain('kept-calculations');
    expect(stored.device.filter((key) => key.includes('comparison'))).toEqual([]);
    // The port of the server may be any number.
    const { origin } = new URL(page.url());
    expect(page.url().slice(origin.length)).not.toMatch(/65|70|Offer/);
    expect(stored.tab.every((key) => key.startsWith('suen.'))).toBe(true);
  });
}

test('the columns are in the file and on two more printed pages at most @desktop', async ({
  page,
}) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.showResult();
  const before = await printedPages(page);
  const comparison = new Comparison(page, 'en');
  await comparison.action.click();
  const { label } = salary.words.form.grossSalary;
  await comparison.entry(label.employee).fill('6000');
  await expect(comparison.table).toContainText(texts.en.comparison.more);
  expect(await printedPages(page)).toBeLessThanOrEqual(before + 2);

  const file = await downloaded(page, 'en');
  const rows = file.split('\r\n').map((row) => row.replaceAll('"', ''));
  const { words } = comparison;
  expect(rows).toContain(words.table);
  expect(rows.join('\n')).toMatch(
    new RegExp(`${words.own},${words.alternative},${words.difference}`),
  );
  // The entries are rows, too. Only the value of a box counts, and not the choices of a list.
  expect(rows.find((row) => row.startsWith(`${texts.en.salary.taxClass.label},`))).toBe(
    `${texts.en.salary.taxClass.label},Class 1,Class 1,`,
  );
});
