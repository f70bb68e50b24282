import type { Locator, Page } from '@playwright/test';
import { openPage } from '../browser/open-page.ts';
import { expect } from '../browser/test.ts';
import { wholePage } from '../browser/whole-page.ts';
import { addressOf, type Language } from '../site/languages.ts';
import { texts, type Texts } from '../site/texts.ts';

export const homeAffordabilityPath = '/home-affordability/calculator';

/** The call by which the page calculates. */
export const calculation = '**/api/v1/LoanCalculator/calculate-home-affordability';

/** The affordability page as somebody sees it who reads its words: parts by role and name. */
export class HomeAffordabilityPage {
  readonly words: Texts['homeAffordability'];
  readonly shared: Texts['shared'];
  readonly form: Locator;
  readonly income: Locator;
  readonly debts: Locator;
  readonly downPayment: Locator;
  readonly term: Locator;
  readonly termSlider: Locator;
  readonly interestRate: Locator;
  readonly homePrice: Locator;
  readonly terms: Locator;
  readonly calculate: Locator;
  readonly recalculate: Locator;
  /** The heading that gives the answer. */
  readonly answer: Locator;
  readonly table: Locator;
  readonly gauge: Locator;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    const { homeAffordability: words, shared } = texts[language];
    this.words = words;
    this.shared = shared;
    this.form = page.getByRole('form', { name: words.form.label });
    const box = (name: string) => this.form.getByRole('textbox', { name });
    this.income = box(words.form.annualNetIncome.label);
    this.debts = box(words.form.monthlyDebtPayments.label);
    this.downPayment = box(words.form.downPayment.label);
    this.term = box(words.form.loanTermYears.label);
    this.termSlider = this.form.getByRole('slider', { name: words.form.loanTermYears.label });
    this.interestRate = box(words.form.interestRate.label);
    this.homePrice = box(words.form.homePrice.label);
    this.terms = this.form.getByRole('checkbox', {
      name: `${shared.terms.accept} ${shared.terms.name}`,
    });
    this.calculate = this.form.getByRole('button', { name: words.form.calculate });
    this.recalculate = page.getByRole('button', { name: shared.result.recalculate }).first();
    this.answer = page.getByRole('heading', { name: words.result.headline });
    this.table = page.getByRole('table', { name: words.result.table.title });
    this.gauge = page.getByRole('main').locator('svg[role="img"]');
  }

  static async open(page: Page, language: Language): Promise<HomeAffordabilityPage> {
    await openPage(page, addressOf(homeAffordabilityPath, language));
    return new HomeAffordabilityPage(page, language);
  }

  /** What two columns of a row of the table hold. */
  figures(line: 'maxHomePrice' | 'maxMonthlyPayment' | 'maxLoanAmount'): Locator {
    return this.table
      .getByRole('row')
      .filter({ hasText: this.words.result.table[line] })
      .getByRole('cell');
  }

  /** The way back from the result to a field of the form. */
  change(field: string): Locator {
    const name = `${this.shared.summary.change} ${field}`;
    return this.page.getByRole('button', { name, exact: true });
  }

  async fillIn({
    income = '90000',
    downPayment = '100000',
    homePrice = '',
  }: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.income.fill(income);
    await this.downPayment.fill(downPayment);
    await this.term.fill('30');
    await this.interestRate.fill('4');
    await this.homePrice.fill(homePrice);
    await this.terms.check();
  }

  /** A result to look at. */
  async showResult(entries: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.fillIn(entries);
    await this.calculate.click();
    await expect(this.answer).toBeVisible();
    await wholePage(this.page);
  }
}
