import type { Locator, Page } from '@playwright/test';
import { CalculatorPage } from '../site/calculator-page.ts';
import { texts, type Texts } from '../site/texts.ts';
import type { Language } from '../site/languages.ts';

/** The API call of the page, also for the months. */
export const calculation = '**/api/v1/LoanCalculator/calculateloan';

export type LoanTab = 'breakdown' | 'amortization' | 'balance';

/** The loan cost page. Parts are found by role and name. */
export class LoanCostPage extends CalculatorPage {
  static readonly calculator = 'loan-cost';
  readonly words: Texts['loanCost'];
  readonly amount: Locator;
  readonly rate: Locator;
  readonly years: Locator;
  readonly months: Locator;
  readonly costs: Locator;
  readonly openSchedule: Locator;
  /** The frame in which the schedule scrolls, and its table. */
  readonly scheduleFrame: Locator;
  readonly schedule: Locator;
  readonly download: Locator;

  constructor(page: Page, language: Language) {
    const { loanCost: words } = texts[language];
    super(page, language, words);
    this.words = words;
    this.amount = this.box(words.form.amount.label);
    this.rate = this.box(words.form.annualInterestRate.label);
    this.years = this.box(words.form.years.label);
    this.months = this.box(words.form.months.label);
    this.costs = page.getByRole('table', { name: words.result.charts.breakdown.table });
    const { title, download } = words.result.schedule;
    this.openSchedule = page.locator('summary', { hasText: title });
    this.scheduleFrame = page.getByRole('region', { name: title });
    this.schedule = page.getByRole('table', { name: title });
    this.download = page.getByRole('button', { name: download });
  }

  tab(name: LoanTab): Locator {
    return this.page.getByRole('tab', { name: this.words.result.charts[name].tab });
  }

  /** The table with the figures of a tab, which must be opened first. */
  figures(name: 'amortization' | 'balance'): Locator {
    return this.page.getByRole('table', { name: this.words.result.charts[name].title });
  }

  override async fillIn(amount = '350000', rate = '3.5', months = '30'): Promise<void> {
    await this.amount.fill(amount);
    await this.rate.fill(rate);
    await this.months.fill(months);
    await this.terms.check();
  }

  override async showResult(amount?: string, rate?: string, months?: string): Promise<void> {
    await this.fillIn(amount, rate, months);
    await this.askForResult();
  }

  override async fillInWidest(): Promise<void> {
    await this.fillIn('100000000', '30', '479');
  }
}
