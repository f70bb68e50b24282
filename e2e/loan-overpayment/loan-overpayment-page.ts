import type { Locator, Page } from '@playwright/test';
import { CalculatorPage } from '../site/calculator-page.ts';
import { texts } from '../site/texts.ts';
import type { Language } from '../site/languages.ts';

/** The overpayment page. Parts are found by role and name. */
export class LoanOverpaymentPage extends CalculatorPage {
  static readonly calculator = 'loan-overpayment';
  readonly words = texts[this.language].loanOverpayment;
  readonly loanAmount = this.box(this.words.form.loanAmount.label);
  readonly interestRate = this.box(this.words.form.interestRate.label);
  readonly years = this.box(this.words.form.remainingTermYears.label);
  readonly months = this.box(this.words.form.remainingTermMonths.label);
  readonly prepayment = this.box(this.words.form.prepaymentAmount.label);

  constructor(page: Page, language: Language) {
    super(page, language, texts[language].loanOverpayment);
  }

  /** One of the two option cards: on a phone it is a fold. */
  option(option: 'shorter' | 'lower'): Locator {
    const title = this.page.getByRole('heading', { name: this.words.result[option].title });
    return this.page.locator('main :is(section, details)').filter({ has: title }).last();
  }

  /** The values of a card from top to bottom, without their names. */
  figures(option: 'shorter' | 'lower'): Locator {
    return this.option(option).locator('tbody td');
  }

  override async fillIn({ amount = '300000', prepayment = '50000' } = {}): Promise<void> {
    await this.loanAmount.fill(amount);
    await this.interestRate.fill('6');
    await this.years.fill('25');
    await this.prepayment.fill(prepayment);
    await this.terms.check();
  }

  override async fillInWidest(): Promise<void> {
    await this.fillIn({ amount: '100000000', prepayment: '12345678.90' });
  }
}
