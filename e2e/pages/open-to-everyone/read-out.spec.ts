import { expect, test } from '../../support/browser/test.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';

test('an amount is read as one number, whatever it looks like @desktop', async ({ page }) => {
  // The same payslip as a screen reader speaks it in each language: no space inside a number, and the language's decimal mark.
  for (const [language, spoken] of [
    ['en', '€3690.06'],
    ['fr', '3690,06 €'],
    ['de', '3690,06 €'],
  ] as const) {
    const salary = await NetSalaryPage.open(page, language);
    await salary.enter({ gross: '5000', taxClass: 1, payMonth: '2025-05' });
    await salary.calculate.click();
    const snapshot = (await salary.answer('monthly').ariaSnapshot()).replaceAll('\u00A0', ' ');
    expect(snapshot, language).toContain(spoken);
    const last = salary.breakdown('monthly').getByRole('row').last();
    expect((await last.ariaSnapshot()).replaceAll('\u00A0', ' '), language).toContain(spoken);
  }
});
