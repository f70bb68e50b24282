import type { Locator, Page } from '@playwright/test';
import { openPage } from '../browser/open-page.ts';
import { expect } from '../browser/test.ts';
import { wholePage } from '../browser/whole-page.ts';
import { addressOf, type Language } from '../site/languages.ts';
import { texts, type Texts } from '../site/texts.ts';

/** The call by which the page calculates, and by which it asks for the months. */
export const calculation = '**/api/v1/LoanCalculator/calculateloan';

export const loanCostPath = '/loan-cost/calculator';

export type LoanTab = 'breakdown' | 'amortization' | 'balance';

/** The loan cost page as somebody sees it who reads its words: parts by role and name. */
export class LoanCostPage {
  readonly words: Texts['loanCost'];
  readonly shared: Texts['shared'];
  readonly form: Locator;
  readonly amount: Locator;
  readonly rate: Locator;
  readonly years: Locator;
  readonly yearsSlider: Locator;
  readonly months: Locator;
  readonly terms: Locator;
  readonly calculate: Locator;
  readonly failure: Locator;
  /** The heading that gives the answer. */
  readonly answer: Locator;
  readonly costs: Locator;
  /** The drawing of the selected tab; it comes a moment after the figures. */
  readonly chart: Locator;
  readonly enlargeChart: Locator;
  readonly enlargedChart: Locator;
  readonly showFigures: Locator;
  readonly openSchedule: Locator;
  /** The frame in which the schedule scrolls, and its table. */
  readonly scheduleFrame: Locator;
  readonly schedule: Locator;
  readonly download: Locator;
  readonly recalculate: Locator;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    const { loanCost: words, shared } = texts[language];
    this.words = words;
    this.shared = shared;
    this.form = page.getByRole('form', { name: words.form.label });
    const box = (name: string) => this.form.getByRole('textbox', { name });
    this.amount = box(words.form.amount.label);
    this.rate = box(words.form.annualInterestRate.label);
    this.years = box(words.form.years.label);
    this.yearsSlider = this.form.getByRole('slider', { name: words.form.years.label });
    this.months = box(words.form.months.label);
    this.terms = this.form.getByRole('checkbox', {
      name: `${shared.terms.accept} ${shared.terms.name}`,
    });
    this.calculate = this.form.getByRole('button', { name: words.form.calculate });
    this.failure = this.form.getByRole('alert');
    this.answer = page.getByRole('heading', { name: words.result.headline });
    this.costs = page.getByRole('table', { name: words.result.charts.breakdown.table });
    const drawing = 'figure svg';
    this.chart = page.getByRole('tabpanel').locator(drawing).first();
    this.enlargeChart = page.getByRole('button', { name: shared.chart.enlarge });
    this.enlargedChart = page.getByRole('dialog').locator(drawing).first();
    this.showFigures = page.locator('summary', { hasText: shared.chart.showFigures });
    const { title, download } = words.result.schedule;
    this.openSchedule = page.locator('summary', { hasText: title });
    this.scheduleFrame = page.getByRole('region', { name: title });
    this.schedule = page.getByRole('table', { name: title });
    this.download = page.getByRole('button', { name: download });
    this.recalculate = page.getByRole('button', { name: shared.result.recalculate }).first();
  }

  static async open(page: Page, language: Language): Promise<LoanCostPage> {
    await openPage(page, addressOf(loanCostPath, language));
    return new LoanCostPage(page, language);
  }

  tab(name: LoanTab): Locator {
    return this.page.getByRole('tab', { name: this.words.result.charts[name].tab });
  }

  /** The table of a tab's figures, once it is unfolded. */
  figures(name: 'amortization' | 'balance'): Locator {
    return this.page.getByRole('table', { name: this.words.result.charts[name].title });
  }

  /** The button of a line that opens how it is computed. */
  howComputed(line: string): Locator {
    return this.page
      .getByRole('button', { name: this.shared.breakdown.howComputed })
      .filter({ hasText: line });
  }

  async fill(amount: string, rate: string, months: string): Promise<void> {
    await this.amount.fill(amount);
    await this.rate.fill(rate);
    await this.months.fill(months);
    await this.terms.check();
  }

  /** A result to look at. */
  async showResult(amount: string, rate: string, months: string): Promise<void> {
    await this.fill(amount, rate, months);
    await this.calculate.click();
    await expect(this.answer).toBeVisible();
    await wholePage(this.page);
  }
}
