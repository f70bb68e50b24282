import type { Locator, Page } from '@playwright/test';
import type { Language } from '../languages.ts';
import { filled, texts } from '../texts.ts';
import { CalculatorPage } from './calculator-page.ts';

/** The affordability page. Parts are found by role and name. */
export class HomeAffordabilityPage extends CalculatorPage {
  static readonly calculator = 'home-affordability';
  readonly words = texts[this.language].homeAffordability;
  readonly income = this.box(this.words.form.annualNetIncome.label);
  readonly downPayment = this.box(this.words.form.downPayment.label);
  readonly term = this.box(this.words.form.loanTermYears.label);
  readonly interestRate = this.box(this.words.form.interestRate.label);
  readonly homePrice = this.box(this.words.form.homePrice.label);
  readonly table = this.page.getByRole('table', { name: this.words.result.table.title });
  readonly gauge = this.page.getByRole('main').locator('svg[role="img"]');
  /** The cash for a home in view, with its deeds. */
  readonly cash = this.page.getByRole('table', { name: this.words.result.cash.title });
  readonly buyers = this.page.getByLabel(this.words.form.buyers.label);
  readonly asksAids = this.page.getByRole('checkbox', { name: this.words.form.asksAids.label });
  readonly firstIncome = this.box(this.words.form.firstNetIncome.label);
  readonly secondIncome = this.box(this.words.form.secondNetIncome.label);

  constructor(page: Page, language: Language) {
    const words = texts[language].homeAffordability;
    const { headline, wish } = words.result;
    super(page, language, {
      form: words.form,
      // A home in view is answered first.
      result: {
        ...words.result,
        headline: new RegExp(`^(?:${headline}|${filled(wish.headline, { price: '.*' })})`),
      },
    });
  }

  /** Opens fields of the form that are folded away. */
  async openFold(fold: 'incomes' | 'purchase' | 'aids'): Promise<void> {
    await this.form
      .locator('summary')
      .filter({ hasText: this.words.form.groups[fold] })
      .press('Enter');
  }

  /** A figure in the card of the answer. */
  figure(name: 'shareName' | 'cash' | 'room'): Locator {
    return this.page.locator(`dd[data-figure="${this.words.result.wish[name]}"]`);
  }

  /** The values of two columns in a row of the table. */
  figures(line: 'maxHomePrice' | 'maxMonthlyPayment' | 'maxLoanAmount'): Locator {
    return this.table
      .getByRole('row')
      .filter({ hasText: this.words.result.table[line] })
      .getByRole('cell');
  }

  override async fillIn({
    income = '90000',
    downPayment = '100000',
    homePrice = '600000',
  }: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.income.fill(income);
    await this.downPayment.fill(downPayment);
    await this.term.fill('30');
    await this.interestRate.fill('4');
    await this.homePrice.fill(homePrice);
    await this.terms.check();
  }

  override async showResult(entries: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.fillIn(entries);
    await this.askForResult();
  }

  /** Millions, and a house at the end of the scale. */
  override async fillInWidest(): Promise<void> {
    await this.fillIn({ income: '9999999', downPayment: '9999999', homePrice: '99999999' });
  }
}
