import { expect, test } from '../../support/browser/test.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { downloaded } from '../../support/site/result-files.ts';

// 5 000 a month in class 1 in May 2025: the net of the official monthly table, 3 690.06.
test('a salary is downloaded with both periods and its entries, as a French spreadsheet reads it @desktop', async ({
  page,
}) => {
  const salary = await NetSalaryPage.open(page, 'fr');
  await salary.showResult();
  const file = await downloaded(page, 'fr');
  const { salaryBreakdown, salaryLine } = salary.salaryTexts;
  const { summary } = salary.shared;
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
