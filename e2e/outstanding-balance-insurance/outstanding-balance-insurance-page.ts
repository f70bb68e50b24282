import type { Locator, Page } from '@playwright/test';
import { openPage } from '../browser/open-page.ts';
import { expect } from '../browser/test.ts';
import { wholePage } from '../browser/whole-page.ts';
import { addressOf, type Language } from '../site/languages.ts';
import { texts, type Texts } from '../site/texts.ts';

export const path = '/outstanding-balance-insurance/calculator';

/** The page as somebody sees it who reads its words: parts by role and name. */
export class OutstandingBalanceInsurancePage {
  readonly words: Texts['outstandingBalanceInsurance'];
  readonly shared: Texts['shared'];
  readonly deductions: Texts['deductions'];
  readonly age: Locator;
  readonly partnerAge: Locator;
  readonly children: Locator;
  readonly premium: Locator;
  readonly taxYear: Locator;
  readonly terms: Locator;
  readonly calculate: Locator;
  readonly recalculate: Locator;
  readonly answer: Locator;
  readonly page: Page;
  private readonly form: Locator;

  constructor(page: Page, language: Language) {
    this.page = page;
    const { outstandingBalanceInsurance: words, shared, deductions } = texts[language];
    this.words = words;
    this.shared = shared;
    this.deductions = deductions;
    this.form = page.getByRole('form', { name: words.form.label });
    const box = (name: string) => this.form.getByRole('textbox', { name });
    this.age = box(words.form.age1.label);
    this.partnerAge = box(words.form.age2.label);
    this.children = box(words.form.childrenInHousehold.label);
    this.premium = box(words.form.outstandingBalanceInsurance.label);
    this.taxYear = this.form.getByRole('combobox', { name: shared.taxYear.label });
    this.terms = this.form.getByRole('checkbox', {
      name: `${shared.terms.accept} ${shared.terms.name}`,
    });
    this.calculate = this.form.getByRole('button', { name: words.form.calculate });
    this.recalculate = page.getByRole('button', { name: shared.result.recalculate }).first();
    this.answer = page.getByRole('heading', { name: words.result.headline });
  }

  static async open(page: Page, language: Language): Promise<OutstandingBalanceInsurancePage> {
    await openPage(page, addressOf(path, language));
    return new OutstandingBalanceInsurancePage(page, language);
  }

  type(value: 1 | 2): Locator {
    return this.form.getByRole('radio', { name: this.words.entry.type[value], exact: true });
  }

  get seeDetails(): Locator {
    return this.page.locator('summary', { hasText: this.deductions.seeDetails });
  }

  /** The specification's examples: 35 and 37, two children, 5 000 planned. */
  async enterExample(): Promise<void> {
    await this.age.fill('35');
    await this.partnerAge.fill('37');
    await this.children.fill('2');
    await this.premium.fill('5000');
    await this.terms.check();
  }

  async showResult(): Promise<void> {
    await this.enterExample();
    await this.calculate.click();
    await expect(this.answer).toBeVisible();
    await wholePage(this.page);
  }
}
