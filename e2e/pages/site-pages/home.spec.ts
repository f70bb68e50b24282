import { openPage } from '../../support/browser/open-page.ts';
import { expect, freshTest, test } from '../../support/browser/test.ts';
import { addressOf, homePath } from '../../support/site/addresses.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { languages } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { texts } from '../../support/site/texts.ts';

for (const language of languages) {
  freshTest(
    `${language}: a salary typed on the home page is answered there, and its lines are one press away @desktop`,
    async ({ page }) => {
      const { example } = texts[language].home;
      await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
      await openPage(page, addressOf(homePath, language));
      const { salaryLine } = texts[language].salary;
      const card = page.getByRole('region', { name: example.title });
      // 6 500 in class 1 from June 2026, by the administration's monthly table: 1 267.40 of tax; 832.05 of contributions.
      await card.getByRole('textbox', { name: salaryLine.grossSalary.employee }).fill('6500');
      await expect(card).toContainText(written('4 400.55', language));
      await card.getByRole('link', { name: example.goOn }).click();
      const salary = new NetSalaryPage(page, language);
      await expect(salary.grossSalary).toHaveValue(/^6\s?500(?:[.,]00)?$/);
      await salary.terms.check();
      await salary.calculate.click();
      await expect(page.getByText(written('4 400.55', language)).first()).toBeVisible();
    },
  );
}

test('a section of the index has an address, and a section above every page leads there without scripts @desktop', async ({
  browser,
  page,
  watch,
}) => {
  watch.expectAddress(/\/fr\/calculators#housing$/);
  const { frame, calculators } = texts.fr;
  await openPage(page, '/fr/faq');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(new URL('/fr/faq', page.url()).href);
  const sections = still.getByRole('navigation', { name: frame.sections.label });
  await sections.getByRole('link', { name: frame.sections.housing }).click();
  await expect(still).toHaveURL(/\/fr\/calculators#housing$/);
  await context.close();
  await openPage(page, '/fr/calculators#housing');
  await expect(
    page.getByRole('heading', { name: calculators.sections.housing, level: 2 }),
  ).toBeInViewport();
});
