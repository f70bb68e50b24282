import type { Locator, Page } from '@playwright/test';
import type { Language } from '../languages.ts';
import { written } from '../numbers.ts';
import { filled, texts } from '../texts.ts';
import { SalaryPage, type TaxClass } from './salary-page.ts';

/** The API call of the page, and the call for national figures. */
export const calculation = '**/api/v1/SalaryCalculator/calculate';
export const statistics = '**/api/v1/stats/salary';

/** The net salary page. Parts are found by role and name. */
export class NetSalaryPage extends SalaryPage {
  static readonly calculator = 'net-salary';
  readonly words = texts[this.language].netSalary;
  readonly grossSalary = this.box(this.words.form.grossSalary.label.employee);
  /** The fold around all folds of the form. */
  readonly moreDetails = this.fold(this.words.form.more);
  readonly hoursAndPay = this.fold(this.words.form.groups.pay.employee);
  readonly increase = this.box(this.words.form.increasePercent.label.employee);
  readonly weeklyHours = this.box(this.salaryTexts.weeklyHours.label);

  constructor(page: Page, language: Language) {
    const words = texts[language].netSalary;
    super(page, language, {
      form: { label: words.form.label, calculate: words.form.calculate.employee },
      result: { headline: words.result.headline.employee },
    });
  }

  /** A fold of the form by its title. */
  fold(title: string): Locator {
    return this.form.locator('summary', { hasText: title });
  }

  employment(value: 1 | 2): Locator {
    return this.form.getByRole('radio', {
      name: this.salaryTexts.employmentType.name[value],
      exact: true,
    });
  }

  /** A line of the payslip, unless another table is given. The employer's shares have the same names. */
  override howComputed(
    line: string,
    table: Locator | Page = this.page.getByRole('tabpanel'),
  ): Locator {
    return super.howComputed(line, table);
  }

  comparison(kind: 'gross' | 'net'): Locator {
    return this.page.locator('summary', {
      hasText: this.statistics.comparison[kind].title.employee,
    });
  }

  /** The sentence on pay below the minimum wage of adults. */
  belowMinimumWage(minimumWage: string): Locator {
    return this.page.getByText(
      filled(this.salaryTexts.salaryHint.belowMinimumWage, {
        minimumWage: written(`€ ${minimumWage}`, this.language),
      }),
    );
  }

  /** Enters a salary as typed and everything that the result depends on, and accepts the terms. */
  async enter(entry: {
    readonly gross: string;
    readonly taxClass: TaxClass;
    readonly payMonth?: string;
  }): Promise<void> {
    await this.unfold();
    await this.grossSalary.fill(entry.gross);
    await this.taxClass(entry.taxClass).check();
    if (entry.payMonth !== undefined) await this.rulePeriod.selectOption(entry.payMonth);
    await this.terms.check();
  }

  /** 5 000 a month, class 1, under the rules of May 2025. */
  override async fillIn(): Promise<void> {
    await this.enter({ gross: '5000', taxClass: 1, payMonth: '2025-05' });
  }

  /** The largest salary fills every bracket. */
  override async fillInWidest(): Promise<void> {
    await this.enter({ gross: '9999999.99', taxClass: 2, payMonth: '2026-06' });
  }

  /** The tax with its brackets, and a contribution. */
  override async explainedLines(): Promise<readonly Locator[]> {
    const { tax, longTermCareInsurance } = this.salaryTexts.salaryLine;
    return [tax, longTermCareInsurance].map(({ name }) => this.howComputed(name).first());
  }
}
