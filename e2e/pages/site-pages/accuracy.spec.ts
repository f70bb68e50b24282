import { expectAccessible } from '../../support/browser/accessible.ts';
import { expectNoLayoutShift } from '../../support/browser/layout.ts';
import { openFolds } from '../../support/browser/open-folds.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { expect, freshTest, test } from '../../support/browser/test.ts';
import { addressOf, allCalculatorAddresses } from '../../support/site/addresses.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { filled, texts } from '../../support/site/texts.ts';
import { narrowest } from '../../support/site/widths.ts';

/** Counts as the page writes them: '38 of 38'. */
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const rowsOf = (text: string) => numbersIn(text).at(-1) ?? 0;

for (const language of languages) {
  const { accuracy: words, matchingRows, shared } = texts[language];

  freshTest(
    `${language}: from a result to how its figures are checked, and on to the law${deviceTag(language)}`,
    async ({ page, request }) => {
      const salary = await NetSalaryPage.open(page, language);
      await salary.enter({ gross: '5000', taxClass: 1 });
      await salary.calculate.click();
      await expect(salary.disclaimer).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: shared.disclaimer.accuracy }).click();
      await expect(page).toHaveURL(addressOf('/accuracy', language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);

      // The sum at the top equals the sum of all rows below.
      for (const fold of [words.tables.title, words.examples.title]) {
        await page.getByRole('heading', { level: 3, name: fold }).click();
      }
      const counts = await page
        .getByRole('table', {
          name: new RegExp(`^(?:${words.tables.title}|${words.examples.title})$`),
        })
        .getByRole('cell')
        .filter({
          hasText: new RegExp(`^${filled(words.count, { reproduced: '\\d+', rows: '\\d+' })}$`),
        })
        .allTextContents();
      expect(counts.length).toBeGreaterThan(20);
      // The total by year counts each row once, too.
      const totalsByYear = await page
        .getByRole('table', { name: matchingRows.title })
        .getByRole('row')
        .last()
        .getByRole('cell')
        .allTextContents();
      expect(totalsByYear.reduce((sum, text) => sum + rowsOf(text), 0)).toBe(
        counts.reduce((sum, text) => sum + rowsOf(text), 0),
      );
      const total = (position: number) =>
        counts.reduce((sum, text) => sum + (numbersIn(text)[position] ?? Number.NaN), 0);
      expect(total(1)).toBeGreaterThanOrEqual(590);
      await expect(page.getByText(filled(words.headline, { rows: total(1) }))).toContainText(
        String(total(0)),
      );
      // Every row that is not reproduced is listed with the publisher's figure and ours.
      const differences = page.getByRole('region', { name: words.disagreements.title });
      await openFolds(differences);
      const disagreements = differences.getByRole('row').filter({ has: page.getByRole('cell') });
      expect(await disagreements.count()).toBeGreaterThanOrEqual(total(1) - total(0));
      await expect(disagreements.first()).toContainText(
        language === 'en' ? /€.\d+\.\d\d.*€.\d+\.\d\d/ : /\d,\d\d.€.*\d,\d\d.€/,
      );
      // Every calculator has a verdict, most with the day of the last check.
      await expect(
        page.getByRole('region', { name: words.verdicts.title }).getByRole('listitem'),
      ).toHaveCount(allCalculatorAddresses.length);
      await expect(page.getByRole('region', { name: words.verdicts.title })).toContainText(
        /\b2026\b/,
      );
      await expectNoLayoutShift(page, 'accuracy');

      const href = await page.getByRole('link', { name: words.law.link }).getAttribute('href');
      const law = await request.get(href ?? '');
      expect(law.status()).toBe(200);
      const { parameters } = await law.json();
      expect(parameters.length).toBeGreaterThanOrEqual(54);
      await expect(page.getByRole('region', { name: words.uncertain.title })).toContainText(
        /3.504/,
      );
    },
  );
}

test('at 320 px the page is accessible, its rows too @desktop', async ({ page }) => {
  const { accuracy: words, frame } = texts.en;
  await openPage(page, addressOf('/accuracy', 'en'));
  await page.setViewportSize(narrowest);
  await expectAccessible(page, 'at 320 px');
  // Narrow rows still have the roles of a table. The source is below a row and belongs to it.
  await page.getByRole('heading', { level: 3, name: words.tables.title }).click();
  const tables = page.getByRole('table', { name: words.tables.title });
  const row = tables.getByRole('row').filter({ hasText: '46' }).first();
  await expect(row.getByRole('rowheader')).toHaveCount(1);
  await expect(row.getByRole('cell')).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.accuracy }).click();
  await expect(page).toHaveURL(addressOf('/accuracy', 'en'));
});
