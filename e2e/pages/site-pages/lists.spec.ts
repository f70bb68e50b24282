import type { Locator } from '@playwright/test';
import { openPage } from '../../support/browser/open-page.ts';
import { expect, freshTest, test } from '../../support/browser/test.ts';
import {
  addressOf,
  allCalculatorAddresses,
  calculatorPages,
  homePath,
} from '../../support/site/addresses.ts';
import { languages, deviceTag, type Language } from '../../support/site/languages.ts';
import { texts } from '../../support/site/texts.ts';

/** The lists of the specification. */
const leading = [
  '/salary/calculator',
  '/tax-optimization/calculator',
  '/loan-overpayment/calculator',
  '/home-affordability/calculator',
];

const pathsOf = (links: Locator) =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));

const localisedPaths = (paths: readonly string[], language: Language) =>
  paths.map((path) => addressOf(path, language));

for (const language of languages) {
  test(`${language}: from the home page to every calculator${deviceTag(language)}`, async ({
    page,
  }) => {
    const { home, calculators, loanCost } = texts[language];
    await openPage(page, addressOf(homePath, language));
    const main = page.getByRole('main');
    const others = main.getByRole('list', { name: home.calculators.others }).getByRole('link');
    const cards = main.getByRole('article').getByRole('link');
    expect((await pathsOf(cards)).slice(0, leading.length)).toEqual(
      localisedPaths(leading, language),
    );
    expect(await pathsOf(others)).toEqual(
      localisedPaths(
        allCalculatorAddresses.filter((path) => !leading.includes(path)),
        language,
      ),
    );

    await main.getByRole('link', { name: home.calculators.all }).click();
    await expect(page).toHaveURL(addressOf('/calculators', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(calculators.title);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      Object.values(calculators.sections),
    );
    for (const id of ['income', 'tax', 'loans', 'housing'] as const) {
      const section = main.getByRole('region', { name: calculators.sections[id], exact: true });
      expect(await pathsOf(section.getByRole('link'))).toEqual(
        localisedPaths(
          calculatorPages.filter((each) => each.section === id).map(({ path }) => path),
          language,
        ),
      );
    }

    const descriptions = main.locator('[data-description]');
    await expect(descriptions).toHaveCount(calculatorPages.length);
    const lines = await descriptions.evaluateAll((found) =>
      found.map((each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight)),
    );
    for (const count of lines) expect(Math.round(count)).toBeLessThanOrEqual(2);

    await main.getByRole('link', { name: loanCost.card.question, exact: true }).click();
    await expect(page).toHaveURL(addressOf('/loan-cost/calculator', language));
  });
}

test('the English title and categories are those of the specification @desktop', async ({
  page,
}) => {
  await openPage(page, '/calculators');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Financial Calculators');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Income',
    'Tax Optimization',
    'Loans',
    'Housing',
  ]);
});

test('a description that is too long is cut after two lines @phone', async ({ page }) => {
  await openPage(page, '/calculators');
  const description = page.locator('[data-description]').first();
  const lines = await description.evaluate((paragraph) => {
    paragraph.textContent = 'A description that goes on and on. '.repeat(9);
    return paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight);
  });
  expect(Math.round(lines)).toBe(2);
});

for (const language of languages) {
  test(`${language}: two lines hold every description on the narrowest phones @phone`, async ({
    page,
  }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, addressOf('/calculators', language));
      const descriptions = page.locator('[data-description]');
      const lines = await descriptions.evaluateAll((found) =>
        found.map((each) =>
          Math.round(each.scrollHeight / Number.parseFloat(getComputedStyle(each).lineHeight)),
        ),
      );
      expect(lines).toHaveLength(calculatorPages.length);
      expect(Math.max(...lines), `at ${width}`).toBeLessThanOrEqual(2);
    }
  });
}

/** Without script, too: the choice is in the styles. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    freshTest(
      'a reader who says what concerns them sees these calculators only @phone',
      async ({ page }) => {
        const { calculators } = texts.en;
        await page.goto('/calculators');
        const main = page.getByRole('main');
        await expect(main.getByRole('article')).toHaveCount(calculatorPages.length);
        await main.getByRole('radio', { name: calculators.situations.selfEmployed }).check();
        await expect(main.getByRole('region', { name: calculators.sections.housing })).toBeHidden();
        const shown = main.getByRole('article').filter({ visible: true }).getByRole('link');
        expect(await pathsOf(shown)).toEqual([
          '/salary/calculator',
          '/freelance/calculator',
          '/tax-optimization/calculator',
        ]);
        await main.getByRole('radio', { name: calculators.situations.all, exact: true }).check();
        await expect(main.getByRole('article').filter({ visible: true })).toHaveCount(
          calculatorPages.length,
        );
      },
    );
  });
}
