import type { Locator, Page } from '@playwright/test';
import { openPage } from '../browser/open-page.ts';
import { expect } from '../browser/test.ts';
import { wholePage } from '../browser/whole-page.ts';
import { addressOf, freelancePath, type Language } from '../site/languages.ts';
import { texts, type Texts } from '../site/texts.ts';

export type TaxClass = 1 | 2 | 3;
export type VatRate = 0 | 3 | 8 | 14 | 17;
export type Period = 'monthly' | 'annual';

/** The call by which the page calculates. */
export const calculation = '**/api/v1/SalaryCalculator/calculatefreelance';

/** The freelance page as somebody sees it who reads its words: parts by role and name. */
export class FreelancePage {
  readonly words: Texts['freelance'];
  readonly shared: Texts['shared'];
  readonly form: Locator;
  readonly ratePerHour: Locator;
  readonly hoursPerDay: Locator;
  readonly hoursSlider: Locator;
  readonly daysPerWeek: Locator;
  readonly daysSlider: Locator;
  readonly publicHolidays: Locator;
  readonly daysOff: Locator;
  readonly vat: Locator;
  readonly vatSlider: Locator;
  readonly rulePeriod: Locator;
  readonly moreDetails: Locator;
  readonly specialExpenses: Locator;
  readonly rcpi: Locator;
  readonly terms: Locator;
  readonly calculate: Locator;
  readonly failure: Locator;
  readonly recalculate: Locator;
  readonly disclaimer: Locator;
  /** The drawing beside the table; it comes a moment after the figures. */
  readonly chart: Locator;
  readonly enlargeChart: Locator;
  readonly enlargedChart: Locator;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    const { freelance: words, shared } = texts[language];
    this.words = words;
    this.shared = shared;
    this.form = page.getByRole('form', { name: words.form.label });
    const box = (name: string) => this.form.getByRole('textbox', { name });
    const slider = (name: string) => this.form.getByRole('slider', { name });
    this.ratePerHour = box(words.form.ratePerHour.label);
    this.hoursPerDay = box(words.form.hoursPerDay.label);
    this.hoursSlider = slider(words.form.hoursPerDay.label);
    this.daysPerWeek = box(words.form.daysPerWeek.label);
    this.daysSlider = slider(words.form.daysPerWeek.label);
    this.publicHolidays = box(words.form.yearlyHolidays.label);
    this.daysOff = box(words.form.vacationDays.label);
    this.vat = this.form.getByRole('combobox', { name: words.form.vat.label });
    this.vatSlider = slider(words.form.vat.label);
    this.rulePeriod = this.form.getByRole('combobox', { name: shared.rulePeriod.label });
    this.moreDetails = this.form.locator('summary', { hasText: words.form.more });
    this.specialExpenses = box(words.form.specialExpenses.label);
    this.rcpi = box(words.form.rcpi.label);
    this.terms = this.form.getByRole('checkbox', {
      name: `${shared.terms.accept} ${shared.terms.name}`,
    });
    this.calculate = this.form.getByRole('button', { name: words.form.calculate });
    this.failure = this.form.getByRole('alert');
    this.recalculate = page.getByRole('button', { name: shared.result.recalculate }).first();
    this.disclaimer = page.getByText(shared.disclaimer.text);
    const drawing = 'figure svg';
    this.chart = page.getByRole('main').locator(drawing).first();
    this.enlargeChart = page.getByRole('button', { name: shared.chart.enlarge });
    this.enlargedChart = page.getByRole('dialog').locator(drawing).first();
  }

  static async open(page: Page, language: Language): Promise<FreelancePage> {
    await openPage(page, addressOf(freelancePath, language));
    return new FreelancePage(page, language);
  }

  taxClass(value: TaxClass): Locator {
    return this.form.getByRole('radio', { name: this.shared.taxClass.name[value], exact: true });
  }

  tab(period: Period): Locator {
    return this.page.getByRole('tab', { name: this.shared.period[period] });
  }

  /** The heading that gives the answer. */
  answer(period: Period): Locator {
    return this.page
      .getByRole('heading', { name: this.words.result.headline })
      .filter({ hasText: this.shared.period.chip[period] });
  }

  breakdown(period: Period): Locator {
    return this.page.getByRole('table', { name: this.shared.salaryBreakdown.title[period] });
  }

  /** A figure of the working year, with its name. */
  yearFigure(name: keyof Texts['freelance']['result']['year']): Locator {
    return this.page
      .getByText(this.words.result.year[name], { exact: true })
      .locator('xpath=following-sibling::dd');
  }

  /** The button of a line of the breakdown that opens how the line is computed. */
  howComputed(line: string): Locator {
    return this.page
      .getByRole('button', { name: this.shared.breakdown.howComputed })
      .filter({ hasText: line });
  }

  async expectAnswer(period: Period, amount: string): Promise<void> {
    await expect(this.answer(period)).toContainText(amount);
  }

  /** A result to look at: the form as it comes. */
  async showResult(): Promise<void> {
    await this.terms.check();
    await this.calculate.click();
    await expect(this.answer('monthly')).toBeVisible();
    await wholePage(this.page);
  }
}
