import { tabTo } from '../../support/browser/focus.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { expect, test } from '../../support/browser/test.ts';
import {
  addressOf,
  allCalculatorAddresses,
  calculatorPath,
  unknownPath,
} from '../../support/site/addresses.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { Frame } from '../../support/site/frame.ts';
import { languages } from '../../support/site/languages.ts';
import { texts } from '../../support/site/texts.ts';

const questionIds = [
  'whatIs',
  'isFree',
  'accountNeeded',
  'accurate',
  'data',
  'safe',
  'report',
  'feature',
] as const;

test.describe('@desktop', () => {
  for (const language of languages) {
    const { faq, frame, notFound, privacy, shared, terms } = texts[language];

    test(`${language}: questions, terms and privacy policy`, async ({ page, watch }) => {
      watch.expectAddress(/#report$/);
      watch.expectMessage(/status of 404/);
      const heading = page.getByRole('heading', { level: 1 });
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });

      await openPage(page, `${addressOf('/faq', language)}#report`);
      await expect(headings).toHaveText(questionIds.map((id) => faq.items[id].question));
      await expect(page.getByText(faq.items.report.answer)).toBeInViewport();
      await expect(page.getByText(faq.items.data.answer)).toBeHidden();
      await page.getByRole('link', { name: faq.items.report.link }).click();
      await expect(page).toHaveURL(addressOf('/contact-us', language));

      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: frame.footer.terms }).click();
      await expect(heading).toHaveText(terms.title);
      await expect(headings).toHaveText([
        shared.terms.disclaimer.title,
        shared.terms.noWarranties.title,
        shared.terms.responsibility.title,
        shared.terms.liability.title,
        shared.terms.changes.title,
      ]);

      await footer.getByRole('link', { name: frame.footer.privacy }).click();
      await expect(heading).toHaveText(privacy.title);
      for (const entry of ['cookie-consent', 'i18nextLng', 'color-scheme', 'suen-…']) {
        await expect(page.getByText(entry, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('link', { name: privacy.rights.authorityLink })).toHaveAttribute(
        'href',
        'https://cnpd.public.lu',
      );

      // For an address with a typing error, the page suggests the right address, and also every calculator.
      const misspelt = addressOf('/salery/calculator', language);
      await openPage(page, misspelt);
      await expect(heading).toHaveText(notFound.title);
      const main = page.getByRole('main');
      await expect(main.getByText(misspelt)).toBeVisible();
      await expect(main.getByText(notFound.likely).getByRole('link')).toHaveAttribute(
        'href',
        addressOf(calculatorPath('net-salary'), language),
      );
      await expect(main.getByRole('listitem')).toHaveCount(allCalculatorAddresses.length);

      // The site under test has no operator, so there is no legal notice.
      await openPage(page, addressOf('/legal-notice', language));
      await expect(heading).toHaveText(notFound.title);
      await expect(page.getByRole('link', { name: frame.footer.legalNotice })).toHaveCount(0);

      await openPage(page, addressOf(unknownPath, language));
      await expect(heading).toHaveText(notFound.title);
      await page.getByRole('link', { name: notFound.home }).click();
      await expect(page).toHaveURL(addressOf('/', language));
    });
  }

  test('the questions by keyboard alone', async ({ page }) => {
    const { items } = texts.en.faq;
    await openPage(page, '/faq');
    const question = (id: keyof typeof items) =>
      page.locator('summary', { hasText: items[id].question });
    await tabTo(page, question('whatIs'));
    await page.keyboard.press('Tab');
    await expect(question('isFree')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(items.isFree.answer)).toBeVisible();
    await tabTo(page, question('data'));
    await page.keyboard.press('Space');
    await expect(page.getByText(items.data.answer)).toBeVisible();
    await expect(page.getByText(items.isFree.answer)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: items.data.link })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(items.data.answer)).toBeHidden();
  });

  test('what was typed is still there after reading elsewhere in another language', async ({
    page,
  }) => {
    const salary = await NetSalaryPage.open(page, 'en');
    await salary.grossSalary.fill('4321.09');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.faq.title);
    await new Frame(page, 'en').changeLanguage('fr');
    await expect(page).toHaveURL('/fr/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.fr.faq.title);
    const french = new Frame(page, 'fr');
    await french.menuButton.click();
    await french.drawer
      .getByRole('link', { name: texts.fr.netSalary.card.name, exact: true })
      .click();
    await expect(page).toHaveURL('/fr/salary/calculator');
    await expect(new NetSalaryPage(page, 'fr').grossSalary).toHaveValue(/4.321\.09/);
  });
});
