import type { Locator, Page } from '@playwright/test';
import { openFolds } from '../../browser/open-folds.ts';
import { openPage } from '../../browser/open-page.ts';
import { expect } from '../../browser/test.ts';
import { wholePage } from '../../browser/whole-page.ts';
import { addressOf, calculatorPath, type CalculatorName } from '../addresses.ts';
import type { Language } from '../languages.ts';
import { PartOfPage } from '../part-of-page.ts';
import { filled, texts } from '../texts.ts';

/** The words of a calculator that identify the parts of every calculator. */
export interface CalculatorWords {
  readonly form: { readonly label: string; readonly calculate: string };
  readonly result: {
    /** The name of the result's main figure. */
    readonly headline: string | RegExp;
    /** The disclaimer, if it differs from the one for salaries and taxes. */
    readonly disclaimer?: string;
  };
}

/** The text in the place of a part that is still loading. */
const loadingPatterns = {
  en: /^Loading .*(?:…|\.\.\.)$/,
  fr: /^Chargement.*…$/,
  de: /(?:wird|werden) .*geladen…$/,
} as const;

interface CalculatorPageClass<P extends CalculatorPage> {
  readonly calculator: CalculatorName;
  new (page: Page, language: Language): P;
}

const drawing = 'figure svg';

/** A calculator's page. Parts are found by role and name. */
export abstract class CalculatorPage extends PartOfPage {
  readonly shared = texts[this.language].shared;
  readonly form: Locator;
  readonly terms: Locator;
  readonly openTerms: Locator;
  readonly calculate: Locator;
  readonly failure: Locator;
  /** The heading with the answer. */
  readonly headline: Locator;
  /** The button beside the answer. The same button is at the end of the result. */
  readonly recalculate = this.page
    .getByRole('button', { name: this.shared.result.recalculate })
    .first();
  readonly disclaimer: Locator;
  readonly dialog = this.page.getByRole('dialog');
  /** The first drawing of the result. It comes a moment after the figures. */
  readonly chart = this.page.getByRole('main').locator(drawing).first();
  readonly enlargeChart = this.page
    .getByRole('button', { name: this.shared.chart.enlarge })
    .first();
  readonly enlargedChart = this.dialog.locator(drawing).first();
  /** The folded table below a chart. */
  readonly showFigures = this.page.locator('summary', { hasText: this.shared.chart.showFigures });

  constructor(page: Page, language: Language, { form, result }: CalculatorWords) {
    super(page, language);
    const { shared } = this;
    this.form = page.getByRole('form', { name: form.label });
    this.terms = this.form.getByRole('checkbox', {
      name: `${shared.terms.accept} ${shared.terms.name}`,
    });
    this.openTerms = this.form.getByRole('button', { name: shared.terms.name });
    this.calculate = this.form.getByRole('button', { name: form.calculate });
    this.failure = this.form.getByRole('alert');
    this.headline = page.getByRole('heading', { name: result.headline, level: 2 });
    this.disclaimer = page.getByText(result.disclaimer ?? shared.disclaimer.text);
  }

  static async open<P extends CalculatorPage>(
    this: CalculatorPageClass<P>,
    page: Page,
    language: Language,
  ): Promise<P> {
    await openPage(page, addressOf(calculatorPath(this.calculator), language));
    return new this(page, language);
  }

  /** Opens a calculator with all its fields in sight. */
  static async openUnfolded<P extends CalculatorPage>(
    this: CalculatorPageClass<P>,
    page: Page,
    language: Language,
  ): Promise<P> {
    await openPage(page, addressOf(calculatorPath(this.calculator), language));
    const calculator = new this(page, language);
    await calculator.unfold();
    return calculator;
  }

  box(name: string): Locator {
    return this.form.getByRole('textbox', { name });
  }

  list(name: string): Locator {
    return this.form.getByRole('combobox', { name });
  }

  /** Opens all folds of the form. */
  async unfold(): Promise<void> {
    await openFolds(this.form);
  }

  /** Fills in the form for a result with every part that its page can show, and accepts the terms. */
  abstract fillIn(): Promise<void>;

  /** Fills in the form for the widest figures of a result. */
  async fillInWidest(): Promise<void> {
    await this.fillIn();
  }

  /** The explanations that are checked: the first and the last of a table, unless the page class names others. */
  async explainedLines(): Promise<readonly Locator[]> {
    const lines = await this.page.locator('main tbody th button[aria-expanded]').all();
    return lines.length > 1
      ? [lines.at(0), lines.at(-1)].filter((line) => line !== undefined)
      : lines;
  }

  /** Waits until nothing is loading any more. Charts come a moment after the figures. */
  async expectDrawn(): Promise<void> {
    await wholePage(this.page);
    const loading = this.page
      .locator('main :is(p, output)', { hasText: loadingPatterns[this.language] })
      .filter({ visible: true });
    await expect(loading).toHaveCount(0);
  }

  /** The button of a line that opens its explanation. */
  howComputed(line: string, table: Locator | Page = this.page): Locator {
    return table
      .getByRole('button', { name: this.shared.breakdown.howComputed })
      .filter({ hasText: line });
  }

  /** The button that opens all steps of an open line. */
  whole(part: Locator | Page = this.page): Locator {
    return part.getByRole('button', { name: texts[this.language].explanation.whole });
  }

  /** The steps of an open line. */
  steps(part: Locator | Page = this.page): Locator {
    return part.getByRole('list', { name: texts[this.language].explanation.list });
  }

  /** Opens all steps of the line that was opened last. */
  async openWhole(part: Locator | Page = this.page): Promise<Locator> {
    await this.whole(part).last().click();
    return this.steps(part);
  }

  /** The button that leads from the result back to a field of the form. */
  change(field: string): Locator {
    const name = filled(this.shared.summary.changeEntry, { label: field });
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Sends the form, waits for the whole result, and opens what is folded on a phone only. */
  async askForResult(): Promise<void> {
    await this.calculate.click();
    await expect(this.headline).toBeVisible();
    await this.unfoldResult();
  }

  /** Waits for the whole result and opens the parts that are folded on a phone. */
  async unfoldResult(): Promise<void> {
    await wholePage(this.page);
    const folds = this.page.locator('main details[data-on-paper="true"]');
    await folds.evaluateAll((all) => {
      for (const fold of all) fold.setAttribute('open', '');
    });
  }

  /** Shows an example result. */
  async showResult(): Promise<void> {
    await this.fillIn();
    await this.askForResult();
  }
}
