import type { Locator, Page } from '@playwright/test';
import type { Language } from '../languages.ts';
import { texts, type Texts } from '../texts.ts';
import { SalaryPage } from './salary-page.ts';

/** The freelance page. Parts are found by role and name. */
export class FreelancePage extends SalaryPage {
  static readonly calculator = 'freelance';
  readonly words = texts[this.language].freelance;
  /** The fold of the working time. It says what the year comes to. */
  readonly workingTime = this.form.locator('summary', { hasText: this.words.form.time });
  readonly ratePerHour = this.box(this.words.form.ratePerHour.label);
  readonly hoursPerDay = this.box(this.words.form.hoursPerDay.label);
  readonly daysPerWeek = this.box(this.words.form.daysPerWeek.label);
  readonly daysOff = this.box(this.words.form.vacationDays.label);

  constructor(page: Page, language: Language) {
    super(page, language, texts[language].freelance);
  }

  /** A figure of the working year, found by its name. */
  yearFigure(name: keyof Texts['freelance']['result']['year']): Locator {
    return this.page
      .getByText(this.words.result.year[name], { exact: true })
      .locator('xpath=following-sibling::dd');
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
    const { grossSalary, tax } = this.salaryTexts.salaryLine;
    return [grossSalary.selfEmployed, tax.name].map((line) => this.howComputed(line));
  }
}
