import type { Page } from '@playwright/test';
import { calculators as rooms } from '@suen/engine';
import type { CalculatorName } from '../addresses.ts';
import type { Language } from '../languages.ts';
import { inCamelCase, texts } from '../texts.ts';
import { CalculatorPage, type CalculatorWords } from './calculator-page.ts';

function wordsOf(name: CalculatorName, language: Language): CalculatorWords {
  const own: unknown = texts[language][inCamelCase(name)];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a room with other names has a page class of its own
  return own as CalculatorWords;
}

/** A calculator without its own page class. It is filled in with the first worked example of the engine, by field names. */
export class ExamplePage extends CalculatorPage {
  readonly name: CalculatorName;

  constructor(page: Page, language: Language, name: CalculatorName) {
    super(page, language, wordsOf(name, language));
    this.name = name;
  }

  override async fillIn(): Promise<void> {
    const example = rooms.find(({ id }) => id === this.name)?.examples[0];
    if (example === undefined) throw new Error(`The engine has no example of ${this.name}.`);
    for (const [field, value] of Object.entries(example.input)) {
      const control = this.form.locator(`[name="${field}"]`);
      const type = await control.first().getAttribute('type');
      if (type === 'radio')
        await control.and(this.page.locator(`[value="${String(value)}"]`)).check();
      else if (type === 'checkbox') await control.setChecked(value === true);
      else if ((await control.evaluate((element) => element.tagName)) === 'SELECT')
        await control.selectOption(String(value));
      else await control.fill(String(value));
    }
    await this.terms.check();
  }
}
