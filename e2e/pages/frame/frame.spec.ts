import { tabTo, tabThroughWithVisibleFocus } from '../../support/browser/focus.ts';
import { hydrated, openPage } from '../../support/browser/open-page.ts';
import { expect, test } from '../../support/browser/test.ts';
import {
  addressOf,
  allCalculatorAddresses,
  homePath,
  salaryPath,
} from '../../support/site/addresses.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { Frame } from '../../support/site/frame.ts';
import { languages, nextLanguage } from '../../support/site/languages.ts';
import { metaOf, texts } from '../../support/site/texts.ts';

for (const language of languages) {
  const { frame: words } = texts[language];
  const { income, tax, loans, housing } = words.sections;

  test(`${language}: the drawer leads to a calculator and closes @phone`, async ({ page }) => {
    await openPage(page, addressOf(homePath, language));
    const frame = new Frame(page, language);
    await frame.menuButton.tap();
    await expect(frame.drawer).toBeVisible();
    const box = await frame.drawer.boundingBox();
    expect(box?.width).toBe(375);
    await expect(frame.drawer.getByRole('heading', { level: 3 })).toHaveText([
      words.menu.myCalculations,
      income,
      tax,
      loans,
      housing,
    ]);
    const links = frame.drawer.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      [homePath, '/calculators', ...allCalculatorAddresses].map((path) =>
        addressOf(path, language),
      ),
    );
    await frame.drawer
      .getByRole('link', { name: texts[language].netSalary.card.name, exact: true })
      .tap();
    await expect(page).toHaveURL(addressOf(salaryPath, language));
    await expect(frame.drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts[language].netSalary.title,
    );
    await expect(page).toHaveTitle(metaOf(language, 'netSalary').title);
  });

  test(`${language}: another language by keyboard alone @desktop`, async ({ page }) => {
    const other = nextLanguage[language];
    await openPage(page, addressOf(homePath, language));
    await tabTo(page, new Frame(page, language).languageSwitch);
    await page.keyboard.press('Enter');
    await tabTo(page, new Frame(page, language).languageLink(other));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf(homePath, other));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveTitle(metaOf(other, 'home').title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[other].home.title);
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
  });
}

test('the colour scheme by keyboard alone, and kept @desktop', async ({ page }) => {
  const { scheme } = texts.en.frame;
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, homePath);
  const frame = new Frame(page, 'en');
  const chosen = page.locator('html');
  await expect(chosen).toHaveAttribute('data-color-scheme', 'light');
  await tabTo(page, frame.schemeSwitch);
  await page.keyboard.press('Enter');
  await tabTo(page, frame.schemeChoice(scheme.dark));
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveAttribute('data-color-scheme', 'dark');
  await expect(frame.schemeSwitch).toBeFocused();

  await page.reload();
  await expect(chosen).toHaveAttribute('data-color-scheme', 'dark');
  await hydrated(page);
  await frame.schemeSwitch.click();
  await expect(frame.schemeChoice(scheme.dark)).toHaveAttribute('aria-pressed', 'true');
  await frame.schemeChoice(scheme.auto).click();
  await expect(chosen).toHaveAttribute('data-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(chosen).toHaveAttribute('data-color-scheme', 'dark');
});

test('the drawer scrolls on a phone held sideways, and its way out stays in sight @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await openPage(page, homePath);
  const frame = new Frame(page, 'en');
  await frame.menuButton.tap();
  const { menu } = texts.en.frame;
  const last = frame.drawer.getByRole('link', {
    name: texts.en.solarPanels.card.name,
    exact: true,
  });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(frame.drawer.getByRole('button', { name: menu.close })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await last.tap();
  await expect(page).toHaveURL('/solar-panels/calculator');
});

test('the drawer keeps the focus inside and closes from outside @desktop', async ({ page }) => {
  await openPage(page, homePath);
  const frame = new Frame(page, 'en');
  await frame.menuButton.click();
  await expect(frame.drawer).toBeVisible();
  const stops = await frame.drawer.locator('a, button').count();
  // Two rounds. Between them, the focus may be in the browser's own controls.
  for (let stop = 0; stop < 2 * stops; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await frame.drawer.evaluate(
      (drawer) =>
        drawer.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
  await page.mouse.click(200, 400);
  await expect(frame.drawer).toBeHidden();
  await expect(frame.menuButton).toBeFocused();
});

test('the drawer slides in from the right within 200 ms @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, homePath);
  const frame = new Frame(page, 'en');
  await frame.menuButton.click();
  await expect(frame.drawer).toBeVisible();
  const slide = await frame.drawer.evaluate((drawer) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(drawer);
    return [transitionProperty.split(', ')[0], transitionDuration.split(', ')[0]];
  });
  expect(slide).toEqual(['transform', '0.2s']);
  await expect
    .poll(async () => ((await frame.drawer.boundingBox())?.x ?? 0) + 300, { timeout: 1000 })
    .toBe(1280);
});

for (const language of languages) {
  test(`${language}: the footer leads to every calculator and to the pages about the site @desktop`, async ({
    page,
  }) => {
    await openPage(page, addressOf('/faq', language));
    const footer = page.getByRole('contentinfo');
    const { footer: names } = texts[language].frame;
    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const pages = [...allCalculatorAddresses, '/calculators'];
    expect(hrefs.filter((href) => /^\/(?!api\/)/.test(href)).toSorted()).toEqual(
      [
        ...pages,
        '/about-us',
        '/accuracy',
        '/sources',
        '/what-changed',
        '/glossary',
        '/developers',
        '/data',
        '/in-your-site',
        '/accessibility',
        '/faq',
        '/contact-us',
        '/privacy',
        '/terms',
      ]
        .map((path) => addressOf(path, language))
        .toSorted(),
    );
    await expect(footer).toContainText(/© \d{4} Suen/);
    await footer.getByRole('link', { name: names.about }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].about.title);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('the first Tab offers to skip to the content @desktop', async ({ page }) => {
  await openPage(page, homePath);
  const frame = new Frame(page, 'en');
  await page.keyboard.press('Tab');
  await expect(frame.skipLink).toBeFocused();
  await expect(frame.skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('skipping to the content leaves a result as it stands @desktop', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.showResult();
  const { skipLink } = new Frame(page, 'en');
  await skipLink.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await salary.expectAnswer('monthly', '3 690.06');
  await expect(page).toHaveURL(salaryPath);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  // Back leads to the form, and the link has left no entry in the history.
  await page.goBack();
  await expect(salary.grossSalary).toBeVisible();
});

test('every stop of the keyboard on the home page shows the focus @desktop', async ({ page }) => {
  await openPage(page, homePath);
  const stops = await page.locator('a[href], button, summary').filter({ visible: true }).count();
  await page.keyboard.press('Tab');
  await tabThroughWithVisibleFocus(page, stops - 1);
});

test('a link of the page changes it without loading it anew @desktop', async ({ page }) => {
  await openPage(page, addressOf(homePath, 'fr'));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.getByRole('link', { name: texts.fr.home.example.goOn }).click();
  await expect(page).toHaveURL(addressOf(salaryPath, 'fr'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.fr.netSalary.title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.fr.home.title);
  await expect(page).toHaveTitle(metaOf('fr', 'home').title);
  expect(documents).toEqual([]);
});

test('the old address becomes the present one', async ({ page }) => {
  await page.goto('/de/salary-calculator');
  await expect(page).toHaveURL('/de/salary/calculator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.de.netSalary.title);
});

test('every old address of the specification becomes the present one @desktop', async ({
  page,
}) => {
  for (const name of [
    'tax-optimization',
    'home-affordability',
    'loan-overpayment',
    'solar-panels',
  ]) {
    await page.goto(`/fr/${name}`);
    await expect(page).toHaveURL(`/fr/${name}/calculator`);
  }
  await page.goto('/freelance-calculator');
  await expect(page).toHaveURL('/freelance/calculator');
});

test('the drawer by keyboard alone @desktop', async ({ page }) => {
  await openPage(page, addressOf(homePath, 'en'));
  const frame = new Frame(page, 'en');
  await tabTo(page, frame.menuButton);
  await page.keyboard.press('Enter');
  await expect(frame.drawer).toBeVisible();
  expect((await frame.drawer.boundingBox())?.width).toBe(300);
  await page.keyboard.press('Escape');
  await expect(frame.drawer).toBeHidden();
  await expect(frame.menuButton).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    frame.drawer.getByRole('link', { name: texts.en.netSalary.card.name, exact: true }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf(salaryPath, 'en'));
  await expect(frame.drawer).toBeHidden();
});

test('a section opens a menu of questions by keyboard alone, and gives the focus back @desktop', async ({
  page,
}) => {
  await openPage(page, '/faq');
  const { sections } = texts.en.frame;
  const nav = page.getByRole('navigation', { name: sections.label });
  const loans = nav.getByRole('button', { name: sections.loans });
  await tabTo(page, loans);
  await page.keyboard.press('ArrowDown');
  await expect(loans).toHaveAttribute('aria-expanded', 'true');
  const question = (room: 'loanCost' | 'loanOverpayment') =>
    nav.getByRole('link', { name: `${texts.en[room].card.question} ${texts.en[room].card.name}` });
  await expect(question('loanCost')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(question('loanOverpayment')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(loans).toBeFocused();
  await expect(loans).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(question('loanCost')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(question('loanCost')).toHaveCount(0);
  await loans.click();
  await question('loanOverpayment').click();
  await expect(page).toHaveURL('/loan-overpayment/calculator');
  await expect(question('loanOverpayment')).toHaveCount(0);
});
