import type { Locator, Page } from '@playwright/test';
import { openPage } from '../browser/open-page.ts';
import { expect } from '../browser/test.ts';
import { wholePage } from '../browser/whole-page.ts';
import { addressOf, salaryPath, type Language } from '../site/languages.ts';
import { filled, texts, type Texts } from '../site/texts.ts';

export type TaxClass = 1 | 2 | 3;
export type Period = 'monthly' | 'annual';

/** The call by which the page calculates, and the one for national figures. */
export const calculation = '**/api/v1/SalaryCalculator/calculate';
export const statistics = '**/api/v1/stats/salary';

/** The net salary page as somebody sees it who reads its words: parts by role and name. */
export class NetSalaryPage {
  readonly words: Texts['netSalary']['salary']['calculator'];
  readonly shared: Texts['shared'];
  readonly form: Locator;
  readonly grossSalary: Locator;
  readonly terms: Locator;
  readonly openTerms: Locator;
  readonly calculate: Locator;
  readonly failure: Locator;
  readonly moreDetails: Locator;
  readonly increase: Locator;
  readonly rulePeriod: Locator;
  readonly recalculate: Locator;
  /** The drawing beside the table; it comes a moment after the figures. */
  readonly chart: Locator;
  readonly enlargeChart: Locator;
  readonly enlargedChart: Locator;
  readonly dialog: Locator;
  readonly disclaimer: Locator;
  readonly page: Page;
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    const { netSalary, shared } = texts[language];
    const words = netSalary.salary.calculator;
    this.words = words;
    this.shared = shared;
    this.form = page.getByRole('form', { name: words.form.label });
    this.grossSalary = this.form.getByRole('textbox', {
      name: words.form.grossSalary.label.employee,
    });
    this.terms = this.form.getByRole('checkbox', {
      name: `${shared.terms.accept} ${shared.terms.name}`,
    });
    this.openTerms = this.form.getByRole('button', { name: shared.terms.name });
    this.calculate = this.form.getByRole('button', { name: words.form.calculate });
    this.failure = this.form.getByRole('alert');
    this.moreDetails = this.form.locator('summary', { hasText: words.form.more });
    this.increase = this.form.getByRole('textbox', { name: words.form.increasePercent.label });
    this.rulePeriod = this.form.getByRole('combobox', { name: shared.rulePeriod.label });
    this.recalculate = page.getByRole('button', { name: shared.result.recalculate }).first();
    this.enlargeChart = page.getByRole('button', { name: shared.chart.enlarge });
    this.dialog = page.getByRole('dialog');
    const drawing = 'figure svg';
    this.chart = page.getByRole('main').locator(drawing).first();
    this.enlargedChart = this.dialog.locator(drawing).first();
    this.disclaimer = page.getByText(shared.disclaimer.text);
  }

  static async open(page: Page, language: Language): Promise<NetSalaryPage> {
    await openPage(page, addressOf(salaryPath, language));
    return new NetSalaryPage(page, language);
  }

  taxClass(value: TaxClass): Locator {
    return this.form.getByRole('radio', { name: this.shared.taxClass.name[value], exact: true });
  }

  employment(value: 1 | 2): Locator {
    return this.form.getByRole('radio', {
      name: this.shared.employmentType.name[value],
      exact: true,
    });
  }

  salaryPeriod(period: Period): Locator {
    return this.form.getByRole('radio', { name: this.shared.period[period] });
  }

  tab(period: Period): Locator {
    return this.page.getByRole('tab', { name: this.shared.period[period] });
  }

  /** The heading that gives the answer. */
  answer(period: Period): Locator {
    return this.page
      .getByRole('heading', { name: this.words.result.headline.employee })
      .filter({ hasText: this.shared.period.chip[period] });
  }

  breakdown(period: Period): Locator {
    return this.page.getByRole('table', { name: this.shared.salaryBreakdown.title[period] });
  }

  comparison(kind: 'gross' | 'net'): Locator {
    return this.page.locator('summary', { hasText: this.shared.comparison[kind].title });
  }

  /** The button of a line of the breakdown that opens how the line is computed. */
  howComputed(line: string): Locator {
    return this.page
      .getByRole('button', { name: this.shared.breakdown.howComputed })
      .filter({ hasText: line });
  }

  /** The message of the specification for a salary below the minimum. */
  minimumMessage(amount: string): string {
    return filled(this.shared.salary.calculator.form.grossSalary.validation, { amount });
  }

  /** Enters a salary as typed, with what else decides it, up to the accepted terms. */
  async enter(entry: {
    readonly gross: string;
    readonly taxClass: TaxClass;
    readonly payMonth?: string;
  }): Promise<void> {
    await this.grossSalary.fill(entry.gross);
    await this.taxClass(entry.taxClass).check();
    if (entry.payMonth !== undefined) await this.rulePeriod.selectOption(entry.payMonth);
    await this.terms.check();
  }

  async expectAnswer(period: Period, amount: string): Promise<void> {
    await expect(this.answer(period)).toContainText(amount);
  }

  /** A result to look at: 5 000 a month, class 1, under the rules of May 2025. */
  async showResult(): Promise<void> {
    await this.enter({ gross: '5000', taxClass: 1, payMonth: '2025-05' });
    await this.calculate.click();
    await this.expectAnswer('monthly', '3 690.06');
    await wholePage(this.page);
  }
}
