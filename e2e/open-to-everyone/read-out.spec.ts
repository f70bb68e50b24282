import { expect, test } from '../browser/test.ts';
import { NetSalaryPage } from '../net-salary/net-salary-page.ts';
import type { CalculatorName } from '../site/addresses.ts';
import { calculators } from '../site/calculators.ts';

/** The text of each amount as assistive technology gets it: without what is hidden from it. */
function spokenAmounts(): string[] {
  const amounts = [
    ...document.querySelectorAll('main span[class*="_amount_"]:has(> [aria-hidden])'),
  ].filter((amount) => amount.closest('[aria-hidden="true"]') === null);
  return amounts.map((amount) =>
    [...amount.childNodes]
      .filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))
      .map(({ textContent }) => textContent ?? '')
      .join('')
      .trim(),
  );
}

test('an amount is read as one number, whatever it looks like @desktop', async ({ page }) => {
  // The same payslip as a reader of each language hears it: no space inside, the language's decimal sign.
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

test('every chart says in words what it shows, and a table has its figures @desktop', async ({
  page,
}) => {
  const withCharts: CalculatorName[] = [];
  for (const { name, open } of calculators) {
    const calculator = await open(page, 'fr');
    await calculator.showResult();
    await expect(page.getByText(/^Chargement/).filter({ visible: true })).toHaveCount(0);

    const amounts = await page.evaluate(spokenAmounts);
    const split = amounts.filter((amount) => !/^(?:moins )?[-−]?\d+(?:,\d+)?\s€$/.test(amount));
    expect.soft(split, `${name}: amounts in several parts`).toEqual([]);
    expect.soft(amounts.length, `${name}: amounts`).toBeGreaterThan(0);

    const figures = page.getByRole('main').getByRole('figure');
    for (const figure of await figures.all()) {
      withCharts.push(name);
      const words = (await figure.locator('figcaption').textContent()) ?? '';
      expect.soft(words.length, `${name}: ${words}`).toBeGreaterThan(40);
    }
    if (!withCharts.includes(name)) continue;
    // The table beside a pie, or the one that is folded away below a plot.
    for (const fold of await calculator.showFigures.all()) {
      await fold.click();
    }
    const rows = await page.getByRole('main').getByRole('table').getByRole('row').count();
    expect.soft(rows, `${name}: rows of figures`).toBeGreaterThan(3);
  }
  expect(new Set(withCharts)).toEqual(
    new Set([
      'net-salary',
      'freelance',
      'joint-salary',
      'loan-cost',
      'loan-overpayment',
      'solar-panels',
    ]),
  );
});
