import type { Locator, Page } from '@playwright/test';
import type { Language } from '../languages.ts';
import { filled, texts } from '../texts.ts';
import { CalculatorPage } from './calculator-page.ts';

/** The overpayment page. Parts are found by role and name. */
export class LoanOverpaymentPage extends CalculatorPage {
  static readonly calculator = 'loan-overpayment';
  readonly words = texts[this.language].loanOverpayment;
  readonly loanAmount = this.box(this.words.form.loanAmount.label);
  readonly interestRate = this.box(this.words.form.interestRate.label);
  readonly years = this.box(this.words.form.remainingTermYears.label);
  readonly months = this.box(this.words.form.remainingTermMonths.label);
  readonly regular = this.box(this.words.form.regularAmount.label);
  readonly goal = this.form.getByRole('radio', { name: this.words.form.regularKind.name.goal });
  readonly goalYear = this.box(this.words.form.goalYear.label);
  readonly savingsRate = this.box(this.words.form.savingsRate.label);
  readonly charge = this.box(this.words.form.indemnity.label);
  readonly prepayment = this.box(this.words.form.prepaymentAmount.label);

  constructor(page: Page, language: Language) {
    const { form, result } = texts[language].loanOverpayment;
    const goals = Object.values(result.goal.headline).map((goal) =>
      filled(goal, { year: '.*', interest: '.*' }),
    );
    super(page, language, {
      form,
      // A goal is answered first.
      result: {
        ...result,
        headline: new RegExp(
          `^(?:${[result.headline, result.headlineShorter, ...goals].join('|')})`,
        ),
      },
    });
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

  /** Opens fields of the form that are folded away. */
  async openFold(fold: 'regular' | 'savings' | 'charge'): Promise<void> {
    await this.form.locator('summary').filter({ hasText: this.words.form[fold] }).press('Enter');
  }

  /** A figure in the card of the answer. */
  figure(name: string): Locator {
    return this.page.locator(`dd[data-figure="${name}"]`);
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
