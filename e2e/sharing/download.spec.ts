import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { NetSalaryPage } from '../net-salary/net-salary-page.ts';
import { calculators } from '../site/calculators.ts';
import type { Language } from '../site/languages.ts';
import { texts } from '../site/texts.ts';

async function downloaded(page: Page, language: Language): Promise<string> {
  const { action } = texts[language].sharing.download;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: action, exact: true }).first().click();
  return readFile(await (await download).path(), 'utf8');
}

// 5 000 a month in class 1 in May 2025: the net of the official monthly table, 3 690.06.
test('a salary is downloaded with both periods and its entries, as a French spreadsheet reads it @desktop', async ({
  page,
}) => {
  const salary = await NetSalaryPage.open(page, 'fr');
  await salary.showResult();
  const file = await downloaded(page, 'fr');
  const { salaryBreakdown, salaryLine, summary } = salary.shared;
  const rows = file.split('\r\n').map((row) => row.replaceAll('"', '').split(';'));
  const titles = rows.filter((row) => row.length === 1).map(([title]) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      salaryBreakdown.title.monthly,
      salaryBreakdown.title.annual,
      summary.title,
    ]),
  );
  expect(rows).toContainEqual([salaryLine.grossSalary.employee, '5000,00']);
  expect(rows).toContainEqual([salaryLine.grossSalary.employee, '60000,00']);
  expect(rows).toContainEqual([salaryLine.netSalary.employee, '3690,06']);
});

const maximumPrintedPages = 2;

for (const { name, open } of calculators) {
  test(`${name}: the result is downloaded and prints on a few pages @desktop`, async ({ page }) => {
    const calculator = await open(page, 'en');
    await calculator.showResult();
    const file = await downloaded(page, 'en');
    expect(file).toContain(texts.en.sharing.download.inEuros);
    expect(file).toContain(calculator.shared.summary.title);
    expect(file).not.toMatch(/NaN|undefined|\[object/);
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
    const pages = printed.match(/\/Type\s*\/Page\b/g)?.length;
    expect(pages).toBeLessThanOrEqual(maximumPrintedPages);
  });
}
