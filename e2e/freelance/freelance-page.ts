import type { Locator, Page } from '@playwright/test';
import { SalaryPage } from '../site/salary-page.ts';
import { texts, type Texts } from '../site/texts.ts';
import type { Language } from '../site/languages.ts';

/** The freelance page. Parts are found by role and name. */
export class FreelancePage extends SalaryPage {
  static readonly calculator = 'freelance';
  readonly words: Texts['freelance'];
  /** The fold of the working time. It says what the year comes to. */
  readonly workingTime: Locator;
  readonly ratePerHour: Locator;
  readonly hoursPerDay: Locator;
  readonly daysPerWeek: Locator;
  readonly daysOff: Locator;

  constructor(page: Page, language: Language) {
    const { freelance: words } = texts[language];
    super(page, language, words);
    this.words = words;
    this.workingTime = this.form.locator('summary', { hasText: words.form.time });
    this.ratePerHour = this.box(words.form.ratePerHour.label);
    this.hoursPerDay = this.box(words.form.hoursPerDay.label);
    this.daysPerWeek = this.box(words.form.daysPerWeek.label);
    this.daysOff = this.box(words.form.vacationDays.label);
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
    const { grossSalary, tax } = this.shared.salaryLine;
    return [grossSalary.selfEmployed, tax.name].map((line) => this.howComputed(line));
  }
}
