import type { Locator, Page } from '@playwright/test';
import { expect } from '../browser/test.ts';
import { CalculatorPage } from '../site/calculator-page.ts';
import { texts, type Texts } from '../site/texts.ts';
import type { Language } from '../site/languages.ts';
import { written } from '../site/numbers.ts';

export type TaxClass = 1 | 2 | 3;
export type Period = 'monthly' | 'annual';

/** The freelance page. Parts are found by role and name. */
export class FreelancePage extends CalculatorPage {
  static readonly calculator = 'freelance';
  readonly words: Texts['freelance'];
  /** The fold of the working time. It says what the year comes to. */
  readonly workingTime: Locator;
  readonly ratePerHour: Locator;
  readonly hoursPerDay: Locator;
  readonly hoursSlider: Locator;
  readonly daysPerWeek: Locator;
  readonly daysSlider: Locator;
  readonly daysOff: Locator;
  readonly rulePeriod: Locator;

  constructor(page: Page, language: Language) {
    const { freelance: words } = texts[language];
    super(page, language, words);
    this.words = words;
    this.workingTime = this.form.locator('summary', { hasText: words.form.time });
    this.ratePerHour = this.box(words.form.ratePerHour.label);
    this.hoursPerDay = this.box(words.form.hoursPerDay.label);
    this.hoursSlider = this.slider(words.form.hoursPerDay.label);
    this.daysPerWeek = this.box(words.form.daysPerWeek.label);
    this.daysSlider = this.slider(words.form.daysPerWeek.label);
    this.daysOff = this.box(words.form.vacationDays.label);
    this.rulePeriod = this.list(this.shared.rulePeriod.label);
  }

  taxClass(value: TaxClass): Locator {
    return this.form.getByRole('radio', { name: this.shared.taxClass.name[value], exact: true });
  }

  tab(period: Period): Locator {
    return this.page.getByRole('tab', { name: this.shared.period[period] });
  }

  /** The answer, once it is for this period. */
  answer(period: Period): Locator {
    return this.headline.filter({ hasText: this.shared.period.chip[period] });
  }

  breakdown(period: Period): Locator {
    return this.page.getByRole('table', { name: this.shared.salaryBreakdown.title[period] });
  }

  /** A figure of the working year, found by its name. */
  yearFigure(name: keyof Texts['freelance']['result']['year']): Locator {
    return this.page
      .getByText(this.words.result.year[name], { exact: true })
      .locator('xpath=following-sibling::dd');
  }

  async expectAnswer(period: Period, amount: string): Promise<void> {
    await expect(this.answer(period)).toContainText(written(amount, this.language));
  }

  /** The form with its first values, under the rules of June 2026. */
  override async fillIn(): Promise<void> {
    await this.unfold();
    await this.rulePeriod.selectOption('2026-06');
    await this.terms.check();
  }

  /** The largest rate fills every bracket. */
  override async fillInWidest(): Promise<void> {
    await this.unfold();
    await this.ratePerHour.fill('10000');
    await this.hoursPerDay.fill('16');
    await this.terms.check();
  }

  /** The profit, and the tax with its brackets. */
  override async explainedLines(): Promise<readonly Locator[]> {
    const { grossSalary, tax } = this.shared.salaryLine;
    return [grossSalary.selfEmployed, tax.name].map((line) => this.howComputed(line));
  }
}
