import type { Locator, Page } from '@playwright/test';
import type { Language } from '../languages.ts';
import { texts } from '../texts.ts';
import { CalculatorPage } from './calculator-page.ts';

/** The page. Parts are found by role and name. */
export class OutstandingBalanceInsurancePage extends CalculatorPage {
  static readonly calculator = 'outstanding-balance-insurance';
  readonly words = texts[this.language].outstandingBalanceInsurance;
  readonly deductions = texts[this.language].deductions;
  readonly age = this.box(this.words.form.age1.label);
  readonly partnerAge = this.box(this.words.form.age2.label);
  readonly children = this.box(this.words.form.childrenInHousehold.label);
  readonly income = this.box(this.words.form.taxableIncome.label);
  readonly premium = this.box(this.words.form.outstandingBalanceInsurance.label);

  constructor(page: Page, language: Language) {
    const words = texts[language].outstandingBalanceInsurance;
    const { headline, saving } = words.result;
    // The limit, what of the premium is deductible, or the tax that it saves.
    const headlines = [headline, words.comparison.deducted, saving[1], saving[2]];
    super(page, language, {
      form: words.form,
      result: { ...words.result, headline: new RegExp(`^(?:${headlines.join('|')})`) },
    });
  }

  type(value: 1 | 2): Locator {
    return this.form.getByRole('radio', { name: this.words.entry.type[value], exact: true });
  }

  /** The part of the bar that the reader pays after tax. */
  get costAfterTax(): Locator {
    return this.page.getByRole('listitem').filter({ hasText: this.words.result.afterTax.cost });
  }

  get seeDetails(): Locator {
    return this.page.locator('summary', { hasText: this.deductions.seeDetails });
  }

  /** The specification's example: ages 35 and 37, two children, 5 000 planned. */
  override async fillIn(): Promise<void> {
    await this.age.fill('35');
    await this.partnerAge.fill('37');
    await this.children.fill('2');
    await this.premium.fill('5000');
    await this.terms.check();
  }

  override async fillInWidest(): Promise<void> {
    await this.age.fill('100');
    await this.partnerAge.fill('100');
    await this.children.fill('10');
    await this.premium.fill('9999999.99');
    await this.terms.check();
  }
}
