import type { Locator, Page } from '@playwright/test';
import { expect } from '../../browser/test.ts';
import type { Language } from '../languages.ts';
import { written } from '../numbers.ts';
import { filled, texts, type Texts } from '../texts.ts';
import { SalaryPage } from './salary-page.ts';

/** The kinds of changes, by their words. */
export type ChangeKind = Exclude<keyof Texts['myYear']['change'], 'until' | 'hours' | 'day'>;
type Part = 'month' | 'day' | 'until' | 'amount' | 'hours';

const taxYear = 2026;

/** The page of a whole year. Parts are found by role and name. */
export class MyYearPage extends SalaryPage {
  static readonly calculator = 'my-year';
  readonly words = texts[this.language].myYear;
  readonly grossSalary = this.form.getByRole('textbox', {
    name: this.words.form.grossSalary.label,
    exact: true,
  });
  readonly details = this.form.locator('summary', { hasText: this.words.form.groups.details });
  readonly deductions = this.form.locator('summary', {
    hasText: this.words.form.groups.deductions,
  });
  readonly moreChanges = this.form.getByRole('button', { name: this.words.form.changes.more });
  /** What is said when a change comes or goes. */
  readonly said = this.form.getByRole('status').filter({ hasText: /\S/ });
  readonly settlement = this.page.getByRole('table', { name: this.words.result.return.title });
  readonly months = this.page.getByRole('table', { name: this.words.result.months.title });
  readonly room = this.page.getByRole('table', { name: this.words.result.room.title });
  readonly answerCard = this.page.locator('section', { has: this.headline });

  constructor(page: Page, language: Language) {
    const { form, result } = texts[language].myYear;
    super(page, language, {
      form,
      result: { headline: filled(result.headline, { year: taxYear }) },
    });
  }

  nameOf(kind: ChangeKind): string {
    return this.words.change[kind].name;
  }

  /** The button that adds a change. */
  offer(kind: ChangeKind): Locator {
    return this.form.getByRole('button', { name: this.nameOf(kind), exact: true });
  }

  /** The fields of a change that was added. */
  rowOf(kind: ChangeKind): Locator {
    return this.form.getByRole('group', { name: this.nameOf(kind), exact: true });
  }

  removeChange(kind: ChangeKind): Locator {
    const name = filled(this.words.form.changes.remove, { change: this.nameOf(kind) });
    return this.form.getByRole('button', { name, exact: true });
  }

  field(kind: ChangeKind, part: Part): Locator {
    return this.rowOf(kind).locator(`[name^="${part}"]`);
  }

  /** Adds a change with its fields, by the number of a month and as amounts are typed. */
  async add(kind: ChangeKind, fields: Readonly<Partial<Record<Part, string>>>): Promise<void> {
    await this.offer(kind).click();
    for (const part of ['month', 'until'] as const) {
      const value = fields[part];
      if (value !== undefined) await this.field(kind, part).selectOption(value);
    }
    for (const part of ['day', 'hours', 'amount'] as const) {
      const value = fields[part];
      if (value !== undefined) await this.field(kind, part).fill(value);
    }
  }

  /** A year under the clock of the test, without the index and the journey to work, accepted. */
  async enter(grossSalary: string): Promise<void> {
    await this.grossSalary.fill(grossSalary);
    await this.unfold();
    await this.list(this.words.form.taxYear).selectOption(String(taxYear));
    await this.form
      .getByRole('checkbox', { name: this.words.form.salaryFollowsIndex.label })
      .uncheck();
    await this.terms.check();
  }

  /** A rise in April, 80 % from September and a bonus in December, with deductions: every part of a result. */
  override async fillIn(): Promise<void> {
    await this.enter('5000');
    await this.add('raise', { month: '4', amount: '5400' });
    await this.add('partTime', { month: '9', hours: '32', amount: '4320' });
    await this.add('bonus', { month: '12', amount: '5000' });
    await this.box(this.words.form.age1.label).fill('35');
    await this.box(this.words.form.pension1.label).fill('2400');
    await this.box(this.words.form.insurances.label).fill('480');
  }

  /** The highest amounts, with a spouse. */
  override async fillInWidest(): Promise<void> {
    await this.unfold();
    await this.grossSalary.fill('9999999.99');
    await this.taxClass(3).check();
    await this.form
      .getByRole('textbox', { name: this.words.form.partnerGross.label, exact: true })
      .fill('9999999.99');
    await this.terms.check();
  }

  /** A month, what is paid once, and a line of the settlement. */
  override async explainedLines(): Promise<readonly Locator[]> {
    const lines = this.months.getByRole('button', { expanded: false });
    return [
      lines.first(),
      lines.last(),
      this.settlement.getByRole('button', { expanded: false }).first(),
    ];
  }

  /** What is kept in the year. */
  async expectKept(amount: string): Promise<void> {
    await expect(this.headline).toContainText(written(amount, this.language));
  }

  /** A row of a table by its name. */
  row(table: Locator, name: string): Locator {
    return table.getByRole('row').filter({ has: this.page.locator(`[data-name="${name}"]`) });
  }
}
