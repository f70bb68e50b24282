import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/browser/accessible.ts';
import { tabTo } from '../../support/browser/focus.ts';
import { expect, test } from '../../support/browser/test.ts';
import { calculation, LoanCostPage } from '../../support/site/calculators/loan-cost-page.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { printedPages } from '../../support/site/result-files.ts';
import { filled } from '../../support/site/texts.ts';

const heads = {
  en: 'Month,Principal,Interest,Remaining balance',
  fr: 'Mois;Capital;Intérêts;Restant dû',
  de: 'Monat;Tilgung;Zinsen;Restschuld',
} as const;
const firstRow = { en: '1,200.58,17.17,2299.42', fr: '1;200,58;17,17;2299,42' } as const;

for (const language of languages) {
  // The documentation of numpy-financial publishes this loan with its twelve rows.
  const tag = deviceTag(language);
  test(`${language}: a published loan to the cent, its months and its file${tag}`, async ({
    page,
  }) => {
    const calls: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.postDataJSON());
    });
    const loan = await LoanCostPage.open(page, language);
    await loan.showResult('2 500,00', '8,24', '12');
    await expect(loan.headline).toContainText(written('217.75', language));
    for (const amount of [
      written('217.75', language),
      written('2 612.98', language),
      written('2 500.00', language),
      written('112.98', language),
    ]) {
      await expect(loan.costs).toContainText(amount);
    }
    await expect(loan.chart).toBeVisible();
    await loan.tab('amortization').click();
    await loan.showFigures.click();
    await expect(loan.figures('amortization').getByRole('row').last()).toContainText(
      written('112.98', language),
    );
    await loan.tab('balance').click();
    await loan.showFigures.click();
    await expect(loan.figures('balance').getByRole('row')).toHaveCount(3);

    const asked = { amount: 2500, annualInterestRate: 8.24, years: 1, months: 12 };
    expect(calls).toEqual([{ ...asked, loadMonthlyAmmortization: false }]);
    await loan.openSchedule.click();
    await expect(loan.schedule.getByRole('row')).toHaveCount(13);
    await expect(loan.schedule.getByRole('row').last()).toContainText(written('216.26', language));
    expect(calls.slice(1)).toEqual([{ ...asked, loadMonthlyAmmortization: true }]);

    const [download] = await Promise.all([page.waitForEvent('download'), loan.download.click()]);
    expect(download.suggestedFilename()).toBe(`${loan.words.result.schedule.fileName}.csv`);
    const [head, first] = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(head).toBe(`\uFEFF${heads[language]}`);
    expect(first).toBe(firstRow[language === 'en' ? 'en' : 'fr']);
  });
}

test('the charts of a loan over six months count months, those of a longer one years @desktop', async ({
  page,
}) => {
  const loan = await LoanCostPage.open(page, 'en');
  await loan.showResult('6000', '3', '6');
  await loan.tab('balance').click();
  const chart = page.getByRole('figure').first();
  await expect(chart.getByText(loan.words.result.charts.axisMonths, { exact: true })).toBeVisible();
  for (const month of ['0', '1', '2', '3', '4', '5', '6']) {
    await expect(chart.getByText(month, { exact: true })).toBeVisible();
  }
  await loan.recalculate.click();
  await loan.months.fill('300');
  await loan.askForResult();
  await expect(chart.getByText(loan.words.result.charts.axisYears, { exact: true })).toBeVisible();
});

test('failures are said, logged and can be repeated @desktop', async ({ page, watch }) => {
  watch.expectMessage(/Failed to load resource/);
  watch.expectMessage(/^error: Error submitting form/);
  watch.expectMessage(/^error: Error fetching monthly amortization/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const loan = await LoanCostPage.open(page, 'en');
  await loan.fillIn('300000', '4', '240');
  await page.route(calculation, (route) => route.abort());
  await loan.calculate.click();
  await expect(loan.failure).toContainText(loan.shared.failure.unreachable);
  await expect(loan.amount).toHaveValue('300\u00A0000.00');
  await page.unroute(calculation);
  await loan.failure.getByRole('button', { name: loan.shared.failure.tryAgain }).click();
  // simulationpret.be publishes this total for a home loan in Luxembourg.
  await expect(loan.costs).toContainText('436 305.84');
  await page.route(calculation, (route) => route.abort());
  await loan.openSchedule.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(loan.words.result.schedule.failed);
  await page.unroute(calculation);
  await alert.getByRole('button', { name: loan.shared.failure.tryAgain }).click();
  await expect(loan.schedule.getByRole('row')).toHaveCount(241);
  expect(logged.filter((text) => text.startsWith('Error '))).toEqual([
    expect.stringMatching(/^Error submitting form/),
    expect.stringMatching(/^Error fetching monthly amortization/),
  ]);
});

test('the schedule keeps its heads and its months in sight @desktop', async ({ page }) => {
  const loan = await LoanCostPage.open(page, 'en');
  // Amounts with eleven digits are wider than a phone.
  await loan.showResult('100000000', '30', '480');
  await loan.openSchedule.click();
  await expect(loan.schedule.getByRole('row')).toHaveCount(481);
  const head = loan.schedule.getByRole('columnheader').first();
  const month = loan.schedule.getByRole('rowheader', { name: '60', exact: true });
  await month.scrollIntoViewIfNeeded();
  await loan.scheduleFrame.evaluate((frame) => frame.scrollBy(200, 0));
  const frame = await loan.scheduleFrame.boundingBox();
  const headBox = await head.boundingBox();
  const monthBox = await month.boundingBox();
  expect(headBox?.y).toBeCloseTo((frame?.y ?? 0) + 1, 0);
  expect(headBox?.x).toBeCloseTo((frame?.x ?? 0) + 1, 0);
  expect(monthBox?.x).toBeCloseTo((frame?.x ?? 0) + 1, 0);
  await expect(loan.schedule.getByRole('row').last()).toContainText('0.00');
});

test('the schedule by keyboard alone @desktop', async ({ page }) => {
  const loan = await LoanCostPage.open(page, 'en');
  const { keyboard } = page;
  await loan.showResult('180000', '4.25', '360');
  await tabTo(page, loan.openSchedule);
  await keyboard.press('Enter');
  await expect(loan.schedule.getByRole('row')).toHaveCount(361);
  await tabTo(page, loan.scheduleFrame);
  await keyboard.press('End');
  await expect(loan.schedule.getByRole('row').last()).toBeInViewport();
});

for (const language of languages) {
  // Directive 98/7/EC, annex III: 1 000 in 36 payments of 30.42, with costs of 10, has an effective rate of 6.88 %.
  test(`${language}: fees lead to the published effective rate${deviceTag(language)}`, async ({
    page,
  }) => {
    const loan = await LoanCostPage.open(page, language);
    const { words } = loan;
    await loan.openFold('fees');
    await loan.fees.fill('10');
    await loan.isMortgage.uncheck();
    await loan.showResult('1000', '6', '36');
    const rate = written('6.88 %', language);
    await expect(loan.figure(words.result.apr.effective)).toHaveText(rate);
    const table = page.getByRole('table', { name: words.result.apr.title });
    await loan.howComputed(words.result.apr.effective, table).click();
    const steps = await loan.openWhole();
    // 1 000 - 10 are paid out.
    await expect(steps).toContainText(written('990.00', language));
    await expectAccessible(page, 'the effective rate');
  });
}

for (const language of languages) {
  test(`${language}: a second offer by keyboard alone, with what it lacks said at its field @desktop`, async ({
    page,
  }) => {
    const loan = await LoanCostPage.open(page, language);
    const { keyboard } = page;
    const type = async (field: typeof loan.amount, text: string) => {
      await tabTo(page, field);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    };
    await loan.amount.focus();
    await type(loan.amount, '12000');
    await type(loan.rate, '0');
    await type(loan.months, '12');
    await tabTo(page, loan.foldOf('secondOffer'));
    await keyboard.press('Enter');
    await type(loan.secondRate, '0');
    await tabTo(page, loan.terms);
    await keyboard.press('Space');
    await tabTo(page, loan.calculate);
    await keyboard.press('Enter');
    await expect(loan.secondYears).toBeFocused();
    await expect(loan.secondYears).toHaveAccessibleDescription(
      new RegExp(loan.words.form.needed.secondOffer),
    );
    await keyboard.type('2');
    await keyboard.press('Tab');
    await keyboard.type('500');
    await keyboard.press('Enter');
    await expect(loan.headline).toBeFocused();
    // 12 000 in 12 payments of 1 000 or in 24 payments of 500, and fees of 500.
    const { inAll, together } = loan.words.result.offers;
    await expect(loan.offers.getByRole('row').filter({ hasText: inAll })).toContainText(
      written('12 500', language),
    );
    const amount = written('€ 500', language);
    const asked = { basis: 'entered', monthTrend: 'less', month: amount, trend: 'more', amount };
    await expect(page.getByText(filled(together, asked, language))).toBeVisible();
  });
}

for (const language of languages) {
  test(`${language}: a result with all its parts is printed on two pages${deviceTag(language)}`, async ({
    page,
  }) => {
    const loan = await LoanCostPage.open(page, language);
    await loan.fillInFolds();
    await loan.showResult('350000', '3.5', '300');
    await expectAccessible(page, 'all parts of the result');
    expect(await printedPages(page)).toBeLessThanOrEqual(2);
  });
}
