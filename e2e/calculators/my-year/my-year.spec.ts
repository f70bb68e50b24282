import { expectAccessible } from '../../support/browser/accessible.ts';
import { Hands } from '../../support/browser/hands.ts';
import { hydrated } from '../../support/browser/open-page.ts';
import { expect, freshTest, test } from '../../support/browser/test.ts';
import { MyYearPage } from '../../support/site/calculators/my-year-page.ts';
import { Comparison } from '../../support/site/comparison.ts';
import { deviceTag, languages } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { downloaded } from '../../support/site/result-files.ts';
import { filled, texts } from '../../support/site/texts.ts';

// The figures of 2026 are worked by hand from the law in engine/src/calculators/my-year, in its examples and tests. Where a
// journey adds something, its arithmetic stands here.

const today = new Date('2026-11-20T12:00:00Z');

/** Says that the salary does not follow the index, and asks for the result. */
async function calculateWithoutIndex(hands: Hands, year: MyYearPage): Promise<void> {
  const { salaryFollowsIndex } = year.words.form;
  await hands.press(year.details);
  await hands.press(year.form.getByRole('checkbox', { name: salaryFollowsIndex.label }), 'Space');
  await hands.press(year.terms, 'Space');
  await hands.press(year.calculate);
  await expect(year.headline).toBeFocused();
}

for (const language of languages) {
  const tag = deviceTag(language);

  // 56 328.16 before expenses, less 2 400 + 480: down to 53 400, tax 8 597 + 601 = 9 198. Withheld 10 023.10, back 825.10.
  // Payslips 46 475.34, together 47 300.44. With the lump sum of 480 the tax is 10 192, so the expenses save 994.
  test(`${language}: a rise, part time and a bonus, to the cent${tag}`, async ({ page }) => {
    const year = await MyYearPage.open(page, language);
    await year.showResult();
    const { result } = year.words;
    const inLanguage = (amount: string) => written(amount, language);
    await expect(year.headline).toBeFocused();
    await year.expectKept('47 300.44');
    await expect(year.answerCard).toContainText(inLanguage('€ 46 475.34'));
    await expect(year.answerCard).toContainText(inLanguage('€ 825.10'));
    for (const [line, amount] of [
      [result.return.withheld, '10 023.10'],
      [result.return.taxBefore, '10 192.00'],
      [result.return.deductions, '−994.00'],
      [result.return.refund, '825.10'],
    ] as const) {
      await expect(year.row(year.settlement, line)).toContainText(inLanguage(amount));
    }
    // 4 500 - 2 400 for a pension plan, 672 - 480 for insurances.
    await expect(year.row(year.room, result.room.pension1)).toContainText(inLanguage('2 100'));
    await expect(year.row(year.room, result.room.insurances)).toContainText('192');

    const names = texts[language].shared.months;
    const december = filled(result.months.once, { month: names[12] });
    for (const [line, amount] of [
      [names[3], '3 676.26'],
      [names[4], '3 870.00'],
      [names[9], '3 315.21'],
      [december, '2 835.00'],
      [result.months.total, '46 475.34'],
    ] as const) {
      await expect(year.row(year.months, line)).toContainText(inLanguage(amount));
    }
    await expect(year.row(year.months, names[9])).toContainText(result.change.hours);

    // A month opens to the steps of its payslip, the settlement to those of the year.
    await year.howComputed(names[9], year.months).click();
    const stepsOfMonth = await year.openWhole(year.months);
    await expect(stepsOfMonth).toContainText(inLanguage('€ 4 320.00'));
    await year.howComputed(result.return.tax, year.settlement).last().click();
    const stepsOfYear = await year.openWhole(year.settlement);
    await expect(stepsOfYear).toContainText(inLanguage('€ 9 198.00'));
    await expect(stepsOfYear.getByRole('link').first()).toBeVisible();
  });

  test(`${language}: the chart says each month, and the page what was added${tag}`, async ({
    page,
  }) => {
    const year = await MyYearPage.open(page, language);
    const { changes } = year.words.form;
    await year.grossSalary.fill('5000');
    await year.offer('bonus').press('Enter');
    await expect(year.said).toHaveText(filled(changes.added, { change: year.nameOf('bonus') }));
    await expect(year.field('bonus', 'month')).toBeFocused();
    await year.field('bonus', 'amount').fill('5000');
    await expectAccessible(page, 'a change was added');
    await year.terms.check();
    await year.askForResult();
    const slider = page.getByRole('main').getByRole('slider').first();
    await slider.press('End');
    const { bonus } = year.words.result.change;
    const { net } = year.words.result.chart;
    const december = texts[language].shared.months[12];
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${december}: ${bonus}: `));
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`${net} `));
  });
}

test.describe('by keyboard alone @desktop', () => {
  // 5 000 x 1.025 = 5 125 from June, the month of the tranche.
  freshTest('one field and two presses give a year', async ({ page }) => {
    await page.clock.setFixedTime(today);
    const hands = new Hands(page);
    const year = await MyYearPage.open(page, 'en');
    await hands.type(year.grossSalary, '5000');
    await hands.press(year.terms, 'Space');
    await hands.press(year.calculate);
    await expect(year.headline).toBeFocused();
    hands.expectEffort({ typed: 1, pressed: 2 });
    await expect(year.row(year.months, 'January')).toContainText('3\u00A0676.26');
    await expect(year.row(year.months, 'June')).toContainText('5\u00A0125.00');
    await expect(year.row(year.months, 'June')).toContainText(year.words.result.change.index);
  });

  // Until May 719.70 and 411.70 a month, from June 240.40 and 461.70: 10 571.70. Joint tax of 88 986: 11 804.
  freshTest(
    'a wedding costs, because the payslips withhold too little after it',
    async ({ page }) => {
      await page.clock.setFixedTime(today);
      const hands = new Hands(page);
      const year = await MyYearPage.open(page, 'en');
      await hands.type(year.grossSalary, '5000');
      await hands.press(year.offer('marriage'));
      // The list has the focus and takes the first letters of a month.
      await expect(year.field('marriage', 'month')).toBeFocused();
      await page.keyboard.type('Jun');
      await expect(year.field('marriage', 'month')).toHaveValue('6');
      await hands.type(year.field('marriage', 'amount'), '4000');
      await calculateWithoutIndex(hands, year);
      hands.expectEffort({ typed: 2, pressed: 5 });
      const { result } = year.words;
      await expect(year.row(year.settlement, result.return.withheld)).toContainText(
        '10\u00A0571.70',
      );
      await expect(year.row(year.settlement, result.return.toPay)).toContainText('−1\u00A0232.30');
      await expect(page.getByText(/You must file a tax return \(form 100\)/)).toBeVisible();
    },
  );

  // 2 x 555.60 + 10 x 344.40 = 4 555.20 withheld, 4 119 due in class 1a.
  freshTest('a child gives class 1a to the whole year', async ({ page }) => {
    await page.clock.setFixedTime(today);
    const hands = new Hands(page);
    const year = await MyYearPage.open(page, 'en');
    await hands.type(year.grossSalary, '4500');
    await hands.press(year.offer('birth'));
    await expect(year.field('birth', 'month')).toHaveValue('3');
    await calculateWithoutIndex(hands, year);
    hands.expectEffort({ typed: 1, pressed: 5 });
    await expect(year.row(year.settlement, year.words.result.return.refund)).toContainText(
      '436.20',
    );
  });
});

// 12 x (190.60 + 437.80) = 7 540.80 withheld, 6 654 due, 285.60 of credits taken back.
test('a second employer withholds a flat rate, and the year settles it @phone', async ({
  page,
}) => {
  const year = await MyYearPage.open(page, 'en');
  await year.enter('3000');
  await year.add('secondEmployer', { month: '1', until: '12', hours: '20', amount: '1500' });
  await year.askForResult();
  const { result } = year.words;
  await expect(year.row(year.settlement, result.return.refund)).toContainText('601.20');
  await expect(year.row(year.settlement, result.return.credits)).toContainText('−285.60');
});

// 411.70 x 6 withheld, 678 due on 20 200.
test('a first job from July pays the tax of half a year @phone', async ({ page }) => {
  const year = await MyYearPage.open(page, 'en');
  await year.enter('4000');
  await year.list(year.words.form.startMonth.label).selectOption('7');
  await year.askForResult();
  await expect(year.row(year.settlement, year.words.result.return.refund)).toContainText(
    '1\u00A0792.20',
  );
  await expect(year.answerCard).toContainText('€\u00A018\u00A0806.40');
});

// 13 of 26 days without Sundays: 2 500. By the tariff of the day 339.95, less credits of 19.89.
test('a job that begins on 16 June pays its days @desktop', async ({ page }) => {
  const year = await MyYearPage.open(page, 'en');
  await year.enter('5000');
  await year.list(year.words.form.startMonth.label).selectOption('6');
  await year.box(year.words.form.startDay.label).fill('16');
  await year.askForResult();
  const june = year.row(year.months, 'June');
  await expect(june).toContainText('2\u00A0500.00');
  await expect(june).toContainText('320.06');
  await expect(june).toContainText('13 days without Sundays');
});

// The address that an assistant gives.
test('a link with names opens the form with its salary @desktop', async ({ page }) => {
  await page.goto('/my-year#?grossSalary=5000&taxYear=2025&taxClass=2');
  await hydrated(page);
  const year = new MyYearPage(page, 'en');
  await expect(year.grossSalary).toHaveValue('5\u00A0000.00');
  await expect(year.taxClass(2)).toBeChecked();
  await year.unfold();
  await expect(year.list(year.words.form.taxYear)).toHaveValue('2025');
});

test('changes that contradict each other are refused at their month, and nothing is sent @desktop', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const year = await MyYearPage.open(page, 'en');
  const { conflict } = year.words;
  await year.enter('5000');
  await year.add('stop', { month: '6' });
  await year.add('raise', { month: '9', amount: '5400' });
  await year.calculate.click();
  const month = year.field('raise', 'month');
  await expect(month).toBeFocused();
  await expect(month).toHaveAccessibleDescription(new RegExp(conflict.notPaid));
  await expectAccessible(page, 'a month without pay');
  await month.selectOption('5');
  await expect(month).not.toHaveAttribute('aria-invalid', 'true');

  await year.add('parentalLeave', { month: '4', until: '2', amount: '2000' });
  const until = year.field('parentalLeave', 'until');
  await year.calculate.click();
  await expect(until).toHaveAccessibleDescription(/Choose April or later\./);
  await year.removeChange('parentalLeave').click();
  await expect(year.said).toHaveText(
    filled(year.words.form.changes.removed, { change: year.nameOf('parentalLeave') }),
  );
  await expect(year.rowOf('parentalLeave')).toHaveCount(0);

  await year.taxClass(3).check();
  await year.add('marriage', { month: '8' });
  await year.calculate.click();
  await expect(year.field('marriage', 'month')).toHaveAccessibleDescription(
    new RegExp(conflict.contradictsClass),
  );
  expect(calls).toEqual([]);
});

test('a year holds eight changes and says so @desktop', async ({ page }) => {
  const year = await MyYearPage.open(page, 'en');
  await year.moreChanges.click();
  for (let added = 0; added < 8; added += 1) await year.offer('birth').click();
  await expect(year.form.getByText(year.words.form.changes.full)).toBeVisible();
  await expect(year.offer('birth')).toHaveCount(0);
  await year.removeChange('birth').first().click();
  await expect(year.offer('birth')).toBeVisible();
});

// Without the bonus: taxable 59 280 - 6 846.84 - 540 - 2 880 = 49 013.16, down to 49 000: 6 991 + 489 = 7 480. Withheld
// 10 023.10 - 1 530 = 8 493.10, back 1 013.10. 43 640.34 + 1 013.10 = 44 653.44, which is 2 647.00 less than 47 300.44.
test('the year without its bonus beside it @desktop', async ({ page }) => {
  const year = await MyYearPage.open(page, 'en');
  await year.showResult();
  const comparison = new Comparison(page, 'en');
  await comparison.action.click();
  const third = filled(year.words.form.changes.number, { number: 3 });
  await comparison.entry(third).selectOption({ label: year.words.form.changes.noChange });
  await expect(comparison.section).toContainText(/2\u00A0647(?:\.00)? less over the year/);
  await expect(comparison.line(year.words.comparison.kept).nth(1)).toContainText('44\u00A0653.44');
});

freshTest('a link holds the changes of a year @phone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { share } = texts.fr.sharing;
  const year = await MyYearPage.open(page, 'fr');
  await year.showResult();
  await page.getByRole('button', { name: share.action, exact: true }).click();
  await year.dialog.getByRole('button', { name: share.copy }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await hydrated(other);
  const opened = new MyYearPage(other, 'fr');
  await expect(opened.field('raise', 'month')).toHaveValue('4');
  await expect(opened.field('partTime', 'hours')).toHaveValue('32');
  await expect(opened.field('bonus', 'amount')).toHaveValue(written('5\u00A0000.00', 'fr'));
  await opened.terms.check();
  await opened.askForResult();
  await opened.expectKept('47 300.44');
});

test('the file has every payslip of the year, as a French spreadsheet reads it @desktop', async ({
  page,
}) => {
  const year = await MyYearPage.open(page, 'fr');
  await year.showResult();
  const rows = (await downloaded(page, 'fr'))
    .split('\r\n')
    .map((row) => row.replaceAll('"', '').split(';'));
  const names = Object.values(texts.fr.shared.months);
  expect(rows.filter(([name = '']) => names.includes(name))).toHaveLength(12);
  expect(rows).toContainEqual([names[8], '4320,00', '551,67', '453,12', '3315,21']);
});
