import type { Locator, Page } from '@playwright/test';
import type { Language } from '../languages.ts';
import { texts } from '../texts.ts';
import { CalculatorPage } from './calculator-page.ts';

/** The API call of the page, also for the months. */
export const calculation = '**/api/v1/LoanCalculator/calculateloan';

export type LoanTab = 'breakdown' | 'amortization' | 'balance';

/** The loan cost page. Parts are found by role and name. */
export class LoanCostPage extends CalculatorPage {
  static readonly calculator = 'loan-cost';
  readonly words = texts[this.language].loanCost;
  readonly amount = this.box(this.words.form.amount.label);
  readonly rate = this.box(this.words.form.annualInterestRate.label);
  readonly years = this.box(this.words.form.years.label);
  readonly months = this.box(this.words.form.months.label);
  readonly fees = this.form.getByRole('textbox', {
    name: this.words.form.fees.label,
    exact: true,
  });
  readonly isMortgage = this.form.getByRole('checkbox', { name: this.words.form.isMortgage.label });
  readonly secondRate = this.box(this.words.form.secondRate.label);
  readonly secondYears = this.box(this.words.form.secondYears.label);
  readonly offers = this.page.getByRole('table', { name: this.words.result.offers.title });
  readonly costs = this.page.getByRole('table', { name: this.words.result.charts.breakdown.table });
  readonly openSchedule = this.page.locator('summary', {
    hasText: this.words.result.schedule.title,
  });
  /** The frame in which the schedule scrolls, and its table. */
  readonly scheduleFrame = this.page.getByRole('region', {
    name: this.words.result.schedule.title,
  });
  readonly schedule = this.page.getByRole('table', { name: this.words.result.schedule.title });
  readonly download = this.page.getByRole('button', { name: this.words.result.schedule.download });

  constructor(page: Page, language: Language) {
    const { loanCost } = texts[language];
    const { headline, offers } = loanCost.result;
    super(page, language, {
      ...loanCost,
      result: { ...loanCost.result, headline: new RegExp(`${headline}|${offers.headline}`) },
    });
  }

  tab(name: LoanTab): Locator {
    return this.page.getByRole('tab', { name: this.words.result.charts[name].tab });
  }

  /** Opens fields of the form that are folded away. */
  async openFold(fold: keyof LoanCostPage['words']['form']['groups']): Promise<void> {
    await this.foldOf(fold).press('Enter');
  }

  foldOf(fold: keyof LoanCostPage['words']['form']['groups']): Locator {
    return this.form.locator('summary').filter({ hasText: this.words.form.groups[fold] });
  }

  /** A figure in the card of the answer. */
  figure(name: string): Locator {
    return this.page.locator(`dd[data-figure="${name}"]`);
  }

  /** Fills in all that the folds of the form ask for. */
  async fillInFolds(): Promise<void> {
    await this.unfold();
    for (const [field, text] of [
      [this.fees, '1500'],
      [this.secondRate, '3'],
      [this.secondYears, '20'],
      [this.box(this.words.form.secondFees.label), '2500'],
      [this.box(this.words.form.fixedYears.label), '1'],
      [this.box(this.words.form.pointsMore.label), '2'],
      [this.box(this.words.form.rentalValueFixed.label), '2025'],
      [this.box(this.words.form.persons.label), '2'],
      [this.box(this.words.form.marginalRate.label), '39'],
    ] as const) {
      await field.fill(text);
    }
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
    await this.fillInFolds();
  }
}
