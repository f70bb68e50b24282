import type { Locator, Page } from '@playwright/test';
import { openPage } from '../browser/open-page.ts';
import { expect } from '../browser/test.ts';
import { wholePage } from '../browser/whole-page.ts';
import { addressOf, taxOptimizationPath, type Language } from '../site/languages.ts';
import { filled, texts, type Texts } from '../site/texts.ts';

export type Person = 1 | 2;
export type Payment =
  | 'pension'
  | 'lifeInsurance'
  | 'autoLiabilityInsurance'
  | 'homeLiabilityInsurance'
  | 'healthInsurance'
  | 'homeSavings';
export type LoanInsurance = 0 | 1 | 2;
type Category = keyof Texts['taxOptimization']['result']['category'];

/** The call by which the page calculates. */
export const calculation = '**/api/v1/TaxOptimization/calculate';

/** The tax optimisation page as somebody sees it who reads its words: parts by role and name. */
export class TaxOptimizationPage {
  readonly words: Texts['taxOptimization'];
  readonly shared: Texts['shared'];
  readonly deductions: Texts['deductions'];
  readonly form: Locator;
  readonly children: Locator;
  readonly taxYear: Locator;
  readonly useNewest: Locator;
  readonly premiums: Locator;
  readonly moreDetails: Locator;
  readonly taxableIncome: Locator;
  readonly terms: Locator;
  readonly calculate: Locator;
  readonly failure: Locator;
  readonly recalculate: Locator;
  readonly disclaimer: Locator;
  /** The heading that gives the answer. */
  readonly answer: Locator;
  readonly cards: Locator;
  readonly summary: Locator;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    const { taxOptimization: words, shared, deductions } = texts[language];
    this.words = words;
    this.shared = shared;
    this.deductions = deductions;
    this.form = page.getByRole('form', { name: words.form.label });
    this.children = this.form.getByRole('combobox', { name: words.form.childrenInHousehold.label });
    this.taxYear = this.form.getByRole('combobox', { name: shared.taxYear.label });
    this.useNewest = this.form.getByRole('button', { name: shared.rulePeriod.useNewer });
    this.premiums = this.box(words.form.outstandingBalanceInsurance.label);
    this.moreDetails = this.form.locator('summary', { hasText: words.form.more });
    this.taxableIncome = this.box(words.form.taxableIncome.label);
    this.terms = this.form.getByRole('checkbox', {
      name: `${shared.terms.accept} ${shared.terms.name}`,
    });
    this.calculate = this.form.getByRole('button', { name: words.form.calculate });
    this.failure = this.form.getByRole('alert');
    this.recalculate = page.getByRole('button', { name: shared.result.recalculate }).first();
    this.disclaimer = page.getByText(shared.disclaimer.text);
    this.answer = page.getByRole('heading', { name: words.result.headline, level: 2 });
    this.cards = page.getByRole('article');
    this.summary = this.cardNamed(words.result.total.title);
  }

  static async open(page: Page, language: Language): Promise<TaxOptimizationPage> {
    await openPage(page, addressOf(taxOptimizationPath, language));
    return new TaxOptimizationPage(page, language);
  }

  household(household: 'single' | 'partner'): Locator {
    return this.form.getByRole('radio', {
      name: this.words.entry.household[household],
      exact: true,
    });
  }

  /** A person's age in a household of two. */
  age(person: Person): Locator {
    return this.fieldOf(person, this.words.form.age.label);
  }

  ageOfOne(): Locator {
    return this.box(this.words.form.age.ofOne);
  }

  /** What a person pays in a household of two. */
  payment(person: Person, payment: Payment): Locator {
    return this.fieldOf(person, this.words.form[payment].label);
  }

  paymentOfOne(payment: Payment): Locator {
    return this.box(this.words.form[payment].label);
  }

  loanInsurance(type: LoanInsurance): Locator {
    return this.form.getByRole('radio', {
      name: this.words.entry.loanInsurance[type],
      exact: true,
    });
  }

  /** The card of a category; that of a person where each has one. */
  card(category: Category, person?: Person): Locator {
    const { title } = this.words.result.category[category];
    return this.cardNamed(person === undefined ? title : this.ofPerson(person, title));
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
    const purpose = this.deductions.context[about];
    return filled(this.deductions.advice[kind], { amount, purpose });
  }

  ofPerson(person: Person, entry: string): string {
    const { ofPerson, person: names } = this.words.entry;
    return filled(ofPerson, { person: names[person], entry });
  }

  /** A couple of 38 and 40 with two children, up to the accepted terms; see the specs for the arithmetic. */
  async enterCouple(): Promise<void> {
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
    await this.terms.check();
  }

  async showResult(): Promise<void> {
    await this.calculate.click();
    await expect(this.answer).toBeVisible();
    await wholePage(this.page);
  }

  private box(name: string): Locator {
    return this.form.getByRole('textbox', { name, exact: true });
  }

  private fieldOf(person: Person, name: string): Locator {
    return this.form
      .getByRole('group', { name, exact: true })
      .getByRole('textbox', { name: this.words.entry.person[person], exact: true });
  }

  private cardNamed(name: string): Locator {
    const heading = this.page.getByRole('heading', { name, level: 3, exact: true });
    return this.page.getByRole('article').filter({ has: heading });
  }
}
