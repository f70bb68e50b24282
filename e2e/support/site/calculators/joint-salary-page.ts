import type { Locator, Page } from '@playwright/test';
import type { Language } from '../languages.ts';
import { texts } from '../texts.ts';
import { SalaryPage, type Period, type TaxClass } from './salary-page.ts';

export type PersonId = 'person1' | 'person2';
export type Scope = PersonId | 'total';

const columns: readonly Scope[] = ['person1', 'person2', 'total'];

/** The joint salary page. Parts are found by role and name. */
export class JointSalaryPage extends SalaryPage {
  static readonly calculator = 'joint-salary';
  readonly words = texts[this.language].jointSalary;
  readonly increase = this.box(this.words.form.increasePercent.label);
  readonly title = this.page.getByRole('heading', { name: this.words.result.title });
  /** The tax on the payslips and the settlement of the year. */
  readonly settlement = this.page.getByRole('table', { name: this.words.couple.title });
  /** The three methods of taxation. */
  readonly filings = this.page.getByRole('table', { name: this.words.filings.title });

  constructor(page: Page, language: Language) {
    super(page, language, texts[language].jointSalary);
  }

  /** The class of both, or of the first person. */
  override taxClass(value: TaxClass): Locator {
    return this.form
      .getByRole('group', { name: this.salaryTexts.taxClass.label, exact: true })
      .getByRole('radio', { name: this.salaryTexts.taxClass.name[value], exact: true });
  }

  /** The second person's own class. */
  get secondTaxClass(): Locator {
    return this.form.getByRole('group', { name: this.words.form.taxClass2.label });
  }

  person(person: PersonId): Locator {
    return this.form.getByRole('group', { name: this.words.person[person] });
  }

  grossSalary(person: PersonId): Locator {
    return this.person(person).getByRole('textbox', {
      name: this.words.form.grossSalary.label.employee,
    });
  }

  employment(person: PersonId, value: 1 | 2): Locator {
    const { name } = this.salaryTexts.employmentType;
    return this.person(person).getByRole('radio', { name: name[value], exact: true });
  }

  distance(person: PersonId): Locator {
    return this.person(person).getByRole('textbox', {
      name: this.salaryTexts.distanceToWork.label,
    });
  }

  /** The household's figure and the text beside it. */
  get answerCard(): Locator {
    return this.page.locator('section', { has: this.headline });
  }

  /** From gross to net, with a column for each person and one for both together. */
  override breakdown(period: Period): Locator {
    return this.page.getByRole('table', { name: this.words.result.table[period] });
  }

  /** A figure of that table, for two persons. */
  amount(line: string, column: Scope, period: Period): Locator {
    const row = this.breakdown(period).getByRole('row').filter({ hasText: line }).first();
    // A phone shows one column at a time.
    return row.getByRole('cell', { includeHidden: true }).nth(columns.indexOf(column));
  }

  /** The choice of the person whose figures are shown and explained. */
  chartOf(scope: Scope): Locator {
    return this.page
      .getByRole('group', { name: this.words.result.chart.label })
      .getByRole('radio', { name: this.words.person[scope] });
  }

  comparison(kind: 'gross' | 'net'): Locator {
    return this.page.locator('summary', {
      hasText: this.statistics.comparison[kind].title.household,
    });
  }

  /**
   * Enters the salaries and everything that the result depends on, and accepts the terms. Without a second salary there is one
   * person.
   */
  async enter(entry: {
    readonly gross: string;
    readonly gross2?: string;
    readonly taxClass: TaxClass;
    readonly period?: Period;
    readonly payMonth?: string;
  }): Promise<void> {
    await this.unfold();
    await this.taxClass(entry.taxClass).check();
    await this.salaryPeriod(entry.period ?? 'monthly').check();
    await this.grossSalary('person1').fill(entry.gross);
    await this.grossSalary('person2').fill(entry.gross2 ?? '');
    if (entry.payMonth !== undefined) await this.rulePeriod.selectOption(entry.payMonth);
    await this.terms.check();
  }

  /** Two employees in class 2, 2025, the first of the engine's worked cases. */
  override async fillIn(): Promise<void> {
    await this.enter({
      gross: '60000',
      gross2: '48000',
      taxClass: 3,
      period: 'annual',
      payMonth: '2025-01',
    });
  }

  /** The largest salaries fill every bracket. */
  override async fillInWidest(): Promise<void> {
    await this.enter({ gross: '9999999.99', gross2: '9999999.99', taxClass: 3 });
  }

  /** The tax of both, a payslip with its brackets, and the settlement of the year. */
  override async explainedLines(): Promise<readonly Locator[]> {
    return [
      this.howComputed(this.salaryTexts.salaryLine.tax.name),
      this.settlement.getByRole('button').first(),
      this.settlement.getByRole('button').last(),
    ];
  }
}
