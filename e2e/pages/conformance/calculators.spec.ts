import {
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forgetLayoutShifts,
} from '../../support/browser/layout.ts';
import { openFolds } from '../../support/browser/open-folds.ts';
import { expect, freshTest as test } from '../../support/browser/test.ts';
import { calculators } from '../../support/site/calculators/calculators.ts';
import { Comparison } from '../../support/site/comparison.ts';
import { Frame } from '../../support/site/frame.ts';
import { deviceTag, languages, nextLanguage } from '../../support/site/languages.ts';
import { narrowest, widthsOf } from '../../support/site/widths.ts';
import { walkThroughComparison } from './comparison-states.ts';
import { expectOnPaper, expectVisibleFocus } from './english-looks.ts';
import { entriesOf, makeMistakes } from './form-entries.ts';
import { expectStateAccessible, looks } from './looks.ts';
import { openAll, openExamples, resultStates } from './result-states.ts';

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

// The rules for every calculator. Each state is visited once in each language, and all checks of a state are made during that
// visit.
for (const { name, open, on, hasComparison } of calculators) {
  for (const language of languages) {
    const { size, enlarged, numbers, readOut } = looks[language];

    test(`${language}: ${name} in all its states${deviceTag(language)}`, async ({
      page,
      watch,
    }) => {
      test.setTimeout(180_000);
      // The browser logs the failed call, and the specification wants the loan calculator to log its own.
      watch.expectMessage(/Failed to load resource|^error: Error submitting form/);
      const calculator = on(page, language);

      await test.step('the form', async () => {
        for (const window of widthsOf(language)) {
          await page.setViewportSize(window);
          await open(page, language);
          await expectNoLayoutShift(page, 'form');
          await expectNoSidewaysScroll(page, 'form');
        }
        await calculator.openTerms.click();
        await expect(calculator.dialog).toBeVisible();
        await expectNoSidewaysScroll(page, 'terms');
        // The terms are the same on every page.
        if (name === calculators[0]?.name) await expectStateAccessible(page, 'terms');
        await page.keyboard.press('Escape');
        await openFolds(page);
        await expectNoSidewaysScroll(page, 'opened form');
        await page.setViewportSize(size);
        // On phones the button stays at the foot of the window. Here it rests in its own place and lies near no other target.
        await calculator.terms.scrollIntoViewIfNeeded();
        await expectStateAccessible(page, 'form');
        await numbers(page, 'form');
        await enlarged(page, 'form');
        await calculator.fillIn();
        if (language === 'en') await expectVisibleFocus(page, 'form');
      });

      await test.step('mistakes', async () => {
        const takeBack = await makeMistakes(calculator);
        // As above: the button in its own place.
        await calculator.terms.scrollIntoViewIfNeeded();
        await expectStateAccessible(page, 'mistakes', calculator.form);
        await numbers(page, 'mistakes');
        await page.setViewportSize(narrowest);
        await expectNoSidewaysScroll(page, 'mistakes');
        await page.setViewportSize(size);
        await takeBack();
      });

      const entries = await test.step('a failed call', async () => {
        await page.route('**/api/v1/**', (route) => route.abort());
        await calculator.calculate.click();
        await expect(calculator.failure).toContainText(calculator.shared.failure.unreachable);
        // The notice is the same in every language but its words.
        if (language === 'en') await expectStateAccessible(page, 'failed call', calculator.form);
        const entered = await entriesOf(calculator);
        await page.unroute('**/api/v1/**');
        return entered;
      });

      await test.step('the result', async () => {
        await page.setViewportSize(widthsOf(language)[0] ?? size);
        const { tryAgain } = calculator.shared.failure;
        await calculator.failure.getByRole('button', { name: tryAgain }).click();
        await expect(calculator.headline).toBeFocused();
        await forgetLayoutShifts(page);
        await calculator.expectDrawn();
        await expectNoLayoutShift(page, 'result');
        await page.setViewportSize(size);
        await enlarged(page, 'result');
        if (language === 'en') await expectOnPaper(calculator);
        for await (const state of resultStates(calculator, openExamples)) {
          // Another tab changes only the elements of its panel.
          const isOtherTab = state.startsWith('result, ');
          await expectStateAccessible(
            page,
            state,
            isOtherTab ? page.getByRole('tabpanel') : undefined,
          );
          if (language === 'en' && state === 'result') await expectVisibleFocus(page, state);
        }
      });

      await test.step('the comparison', async () => {
        if (hasComparison) await walkThroughComparison(calculator);
        else await expect(new Comparison(page, language).action).toHaveCount(0);
      });

      await test.step('another language', async () => {
        const other = nextLanguage[language];
        const figure = digitsOf(await calculator.headline.innerText());
        await new Frame(page, language).changeLanguage(other);
        const translated = on(page, other);
        await expect(translated.headline).toBeVisible();
        expect(digitsOf(await translated.headline.innerText())).toBe(figure);
        await translated.recalculate.click();
        expect(await entriesOf(translated), 'a change of language keeps the entries').toEqual(
          entries,
        );
        await new Frame(page, other).changeLanguage(language);
        expect(await entriesOf(calculator), 'and the change back').toEqual(entries);
      });

      await test.step('the widest entries', async () => {
        await page.setViewportSize(narrowest);
        await calculator.fillInWidest();
        await expectNoSidewaysScroll(page, 'widest form');
        await calculator.askForResult();
        for await (const state of resultStates(calculator, openAll)) {
          await numbers(page, state);
          if (state !== 'enlarged chart') await readOut(page, state);
          for (const window of widthsOf(language)) {
            await page.setViewportSize(window);
            await expectNoSidewaysScroll(page, `widest ${state}`);
          }
        }
      });
    });
  }
}
