import type { Locator, Page } from '@playwright/test';
import { openPage } from '../browser/open-page.ts';
import { expect } from '../browser/test.ts';
import { wholePage } from '../browser/whole-page.ts';
import { addressOf, type Language } from '../site/languages.ts';
import { texts, type Texts } from '../site/texts.ts';

export const loanOverpaymentPath = '/loan-overpayment/calculator';

/** The call by which the page calculates. */
export const calculation = '**/api/v1/LoanCalculator/calculate';

/** The overpayment page as somebody sees it who reads its words: parts by role and name. */
export class LoanOverpaymentPage {
  readonly words: Texts['loanOverpayment'];
  readonly shared: Texts['shared'];
  readonly form: Locator;
  readonly loanAmount: Locator;
  readonly interestRate: Locator;
  readonly years: Locator;
  readonly months: Locator;
  readonly prepayment: Locator;
  readonly terms: Locator;
  readonly calculate: Locator;
  readonly failure: Locator;
  readonly recalculate: Locator;
  /** The heading that gives the answer. */
  readonly answer: Locator;
  /** The drawing of the balances; it comes a moment after the figures. */
  readonly chart: Locator;
  readonly enlargeChart: Locator;
  readonly enlargedChart: Locator;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    const { loanOverpayment: words, shared } = texts[language];
    this.words = words;
    this.shared = shared;
    this.form = page.getByRole('form', { name: words.form.label });
    const box = (name: string) => this.form.getByRole('textbox', { name });
    this.loanAmount = box(words.form.loanAmount.label);
    this.interestRate = box(words.form.interestRate.label);
    this.years = box(words.form.remainingTermYears.label);
    this.months = box(words.form.remainingTermMonths.label);
    this.prepayment = box(words.form.prepaymentAmount.label);
    this.terms = this.form.getByRole('checkbox', {
      name: `${shared.terms.accept} ${shared.terms.name}`,
    });
    this.calculate = this.form.getByRole('button', { name: words.form.calculate });
    this.failure = this.form.getByRole('alert');
    this.recalculate = page.getByRole('button', { name: shared.result.recalculate }).first();
    this.answer = page.getByRole('heading', { name: words.result.headline });
    const drawing = 'figure svg';
    this.chart = page.getByRole('main').locator(drawing).first();
    this.enlargeChart = page.getByRole('button', { name: shared.chart.enlarge });
    this.enlargedChart = page.getByRole('dialog').locator(drawing).first();
  }

  static async open(page: Page, language: Language): Promise<LoanOverpaymentPage> {
    await openPage(page, addressOf(loanOverpaymentPath, language));
    return new LoanOverpaymentPage(page, language);
  }

  /** One of the two option cards. */
  option(option: 'shorter' | 'lower'): Locator {
    return this.page.getByRole('region', { name: this.words.result[option].title });
  }

  /** The rows of a card's figures, from top to bottom, their heads left out. */
  figures(option: 'shorter' | 'lower'): Locator {
    return this.option(option).locator('tbody td');
  }

  /** The way back from the result to a field of the form. */
  change(field: string): Locator {
    const name = `${this.shared.summary.change} ${field}`;
    return this.page.getByRole('button', { name, exact: true });
  }

  async fillIn(loan: { readonly amount: string; readonly prepayment: string }): Promise<void> {
    await this.loanAmount.fill(loan.amount);
    await this.interestRate.fill('6');
    await this.years.fill('25');
    await this.prepayment.fill(loan.prepayment);
    await this.terms.check();
  }

  /** A result to look at. */
  async showResult(prepayment = '50000'): Promise<void> {
    await this.fillIn({ amount: '300000', prepayment });
    await this.calculate.click();
    await expect(this.answer).toBeVisible();
    await wholePage(this.page);
  }
}
