import type { Locator, Page } from '@playwright/test';
import type { Language } from '../languages.ts';
import { filled, texts, type Texts } from '../texts.ts';
import { CalculatorPage } from './calculator-page.ts';

export type Person = 1 | 2;
export type Payment =
  | 'pension'
  | 'lifeInsurance'
  | 'autoLiabilityInsurance'
  | 'homeLiabilityInsurance'
  | 'healthInsurance'
  | 'homeSavings';
type LoanInsurance = 0 | 1 | 2;
type Category = keyof Texts['taxOptimization']['result']['category'];

/** The tax optimisation page. Parts are found by role and name. */
export class TaxOptimizationPage extends CalculatorPage {
  static readonly calculator = 'tax-optimization';
  readonly words = texts[this.language].taxOptimization;
  readonly deductions = texts[this.language].deductions;
  readonly children = this.list(this.words.form.childrenInHousehold.label);
  readonly taxYear = this.list(this.shared.taxYear.label);
  readonly premiums = this.box(this.words.form.outstandingBalanceInsurance.label);
  readonly taxableIncome = this.box(this.words.form.taxableIncome.label);
  readonly cards = this.page.getByRole('article');
  readonly summary = this.cardNamed(this.words.result.total.title);

  constructor(page: Page, language: Language) {
    const { taxOptimization: words } = texts[language];
    super(page, language, {
      form: words.form,
      // With an income, the tax saved leads.
      result: {
        headline: new RegExp(`${words.result.headline}|${words.result.saving.headline}`),
      },
    });
  }

  household(household: 'single' | 'partner'): Locator {
    return this.form.getByRole('radio', {
      name: this.words.entry.household[household],
      exact: true,
    });
  }

  /** The age of a person in a household of two. */
  age(person: Person): Locator {
    return this.fieldOf(person, this.words.form.age.label);
  }

  ageOfOne(): Locator {
    return this.box(this.words.form.age.ofOne);
  }

  /** The payments of a person in a household of two. */
  payment(person: Person, payment: Payment): Locator {
    return this.fieldOf(person, this.words.form[payment].label);
  }

  loanInsurance(type: LoanInsurance): Locator {
    return this.form.getByRole('radio', {
      name: this.words.entry.loanInsurance[type],
      exact: true,
    });
  }

  /** The card of a category, or of one person if each person has one. */
  card(category: Category, person?: Person): Locator {
    const { title } = this.words.result.category[category];
    return this.cardNamed(person === undefined ? title : this.entryOfPerson(person, title));
  }

  detailsOf(card: Locator): Locator {
    return card.locator('summary', { hasText: this.deductions.seeDetails });
  }

  /** The advice of the specification. */
  advice(
    kind: 'under' | 'over',
    amount: string,
    about: keyof Texts['deductions']['context'],
  ): string {
    const { advice, context } = this.deductions;
    if (kind === 'over' && about === 'total') return filled(advice.overInTotal, { amount });
    return filled(advice[kind], { amount, purpose: context[about] });
  }

  entryOfPerson(person: Person, entry: string): string {
    const { ofPerson: pattern, person: names } = this.words.entry;
    return filled(pattern, { person: names[person], entry });
  }

  /** Enters a couple of 38 and 40 with two children and accepts the terms. The specs show the arithmetic. */
  override async fillIn(): Promise<void> {
    await this.unfold();
    await this.household('partner').check();
    await this.age(1).fill('38');
    await this.age(2).fill('40');
    await this.children.selectOption('2');
    await this.payment(1, 'pension').fill('3 200');
    await this.payment(2, 'pension').fill('1000');
    await this.payment(1, 'lifeInsurance').fill('2500');
    await this.payment(2, 'autoLiabilityInsurance').fill('400');
    await this.payment(2, 'healthInsurance').fill('150,50');
    await this.payment(1, 'homeSavings').fill('4200');
    await this.loanInsurance(1).check();
    await this.premiums.fill('5000');
    await this.taxYear.selectOption('2025');
    await this.terms.check();
  }

  /** The largest payment, and an income that fills every bracket. */
  override async fillInWidest(): Promise<void> {
    await this.fillIn();
    await this.payment(1, 'pension').fill('10000000');
    await this.taxableIncome.fill('10000000');
  }

  override box(name: string): Locator {
    return this.form.getByRole('textbox', { name, exact: true });
  }

  private fieldOf(person: Person, name: string): Locator {
    return this.form
      .getByRole('group', { name, exact: true })
      .getByRole('textbox', { name: this.words.entry.person[person], exact: true });
  }

  private cardNamed(name: string): Locator {
    const heading = this.page.getByRole('heading', { name, level: 3, exact: true });
    // On a phone the heading is that of a fold around the card.
    const fold = this.page.locator('main details').filter({ has: heading });
    return this.page.getByRole('article').filter({ has: heading }).or(fold.getByRole('article'));
  }
}
