import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible.ts';
import { hydrated } from '../../support/browser/open-page.ts';
import { expect, freshTest, test } from '../../support/browser/test.ts';
import { addressOf, calculatorPath } from '../../support/site/addresses.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { languages, deviceTag, type Language } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { texts } from '../../support/site/texts.ts';

const path = (language: Language) => addressOf(calculatorPath('net-salary'), language);
/** The address, and everything that the browser stores for the site beyond the open tab. */
const traces = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([location.href, history.state, Object.entries(localStorage), document.cookie]),
  );

for (const language of languages) {
  const tag = deviceTag(language);

  freshTest(
    `${language}: a shared link fills in the form elsewhere, and no server sees what it holds${tag}`,
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { share } = texts[language].sharing;
      const salary = await NetSalaryPage.open(page, language);
      await salary.enter({ gross: '5123', taxClass: 3, payMonth: '2025-05' });
      await salary.askForResult();
      await page.getByRole('button', { name: share.action, exact: true }).click();
      await expect(salary.dialog).toContainText(share.privacy);
      await expect(salary.dialog.getByRole('img', { name: share.code })).toBeVisible();
      await expectAccessible(page, 'share');
      await salary.dialog.getByRole('button', { name: share.copy }).click();
      await expect(salary.dialog).toContainText(share.copied);
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/#1-\w{3}_g-5123_c-3_m-2025-05$/);
      expect(await traces(page)).not.toContain('5123');

      const other = await context.newPage();
      const asked: string[] = [];
      other.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
      await other.goto(link);
      await hydrated(other);
      const opened = new NetSalaryPage(other, language);
      await expect(opened.grossSalary).toHaveValue(written('5\u00A0123.00', language));
      await expect(opened.taxClass(3)).toBeChecked();
      // The fold says what the link holds before anybody opens it.
      await expect(opened.moreDetails).toContainText('2025');
      await opened.unfold();
      await expect(opened.rulePeriod).toHaveValue('2025-05');
      await expect(opened.terms).not.toBeChecked();
      await expect(opened.form).toContainText(opened.shared.origin.link);
      // On a phone, the button covers the form until its usual place is visible.
      await other.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expectAccessible(other, 'opened link');
      expect(new URL(other.url()).pathname).toBe(path(language));
      expect(await traces(other)).not.toContain('5123');
      // The empty page of a new tab, and ours.
      expect(await other.evaluate(() => history.length)).toBe(2);
      expect(asked.filter((each) => each.includes('5123'))).toEqual([]);

      await other.reload();
      await hydrated(other);
      await expect(opened.grossSalary).toHaveValue(written('5\u00A0123.00', language));
      await opened.terms.check();
      await opened.askForResult();
      expect(asked.filter((each) => each.includes('5123'))).toHaveLength(1);
      await expect(opened.headline).toHaveText((await salary.headline.textContent()) ?? '');
      await other.close();
    },
  );

  test(`${language}: a link that is damaged or of a newer version says so and takes nothing away @desktop`, async ({
    page,
  }) => {
    const { origin } = texts[language].shared;
    for (const [link, sentence] of [
      ['#1-abc_g-5123', origin.damaged.link],
      ['#2-abc', origin.newer.link],
    ] as const) {
      await page.goto(path(language) + link);
      await hydrated(page);
      const salary = new NetSalaryPage(page, language);
      await expect(salary.form).toContainText(sentence);
      await expect(salary.grossSalary).toHaveValue(link === '#1-abc_g-5123' ? '' : '4000');
      await expectAccessible(page, `refused link ${link}`);
      await salary.grossSalary.fill('4000');
      expect(new URL(page.url()).hash).toBe('');
    }
  });
}

freshTest(
  'a reload of the tab finds entries and result, a new tab neither',
  async ({ page, context }) => {
    const salary = await NetSalaryPage.open(page, 'en');
    await salary.showResult();
    const before = await page.evaluate(() => history.length);
    await page.reload();
    await hydrated(page);
    await salary.expectAnswer('monthly', '3 690.06');
    await expect(page.locator('body')).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(await traces(page)).not.toMatch(/5.?000/);

    await salary.recalculate.click();
    await expect(salary.grossSalary).toHaveValue(/^5\s000\.00$/);
    await salary.unfold();
    await expect(salary.rulePeriod).toHaveValue('2025-05');
    await salary.grossSalary.fill('6000');
    await page.reload();
    await hydrated(page);
    await expect(salary.grossSalary).toHaveValue('6000');
    await expect(salary.terms).not.toBeChecked();

    const other = await context.newPage();
    await other.goto(path('en'));
    await hydrated(other);
    await expect(new NetSalaryPage(other, 'en').grossSalary).toHaveValue('');
    await other.close();
  },
);
