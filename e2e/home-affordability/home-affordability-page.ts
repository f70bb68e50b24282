import type { Locator, Page } from '@playwright/test';
import { CalculatorPage } from '../site/calculator-page.ts';
import { texts, type Texts } from '../site/texts.ts';
import type { Language } from '../site/languages.ts';

/** The affordability page. Parts are found by role and name. */
export class HomeAffordabilityPage extends CalculatorPage {
  static readonly calculator = 'home-affordability';
  readonly words: Texts['homeAffordability'];
  readonly income: Locator;
  readonly downPayment: Locator;
  readonly term: Locator;
  readonly interestRate: Locator;
  readonly homePrice: Locator;
  readonly table: Locator;
  readonly gauge: Locator;
  /** The costs of the deeds of sale and mortgage. */
  readonly deeds: Locator;

  constructor(page: Page, language: Language) {
    const { homeAffordability: words } = texts[language];
    super(page, language, words);
    this.words = words;
    this.income = this.box(words.form.annualNetIncome.label);
    this.downPayment = this.box(words.form.downPayment.label);
    this.term = this.box(words.form.loanTermYears.label);
    this.interestRate = this.box(words.form.interestRate.label);
    this.homePrice = this.box(words.form.homePrice.label);
    this.table = page.getByRole('table', { name: words.result.table.title });
    this.deeds = page.getByRole('table', { name: words.result.deeds.title });
    this.gauge = page.getByRole('main').locator('svg[role="img"]');
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
