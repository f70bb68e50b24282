import type { Locator, Page } from '@playwright/test';
import { expect } from '../../browser/test.ts';
import type { Language } from '../languages.ts';
import { texts, type Texts } from '../texts.ts';
import { CalculatorPage } from './calculator-page.ts';

export type SlipLine = keyof Texts['payslipCheck']['line'];

/** The payslip of 5 000 in June 2026 in class 1, with the tax of 20 km. */
export const travelSlip: readonly (readonly [SlipLine, string])[] = [
  ['grossSalary', '5000'],
  ['pensionContributions', '425'],
  ['illnessContributions', '140'],
  ['illnessCashContributions', '12.50'],
  ['longTermCareInsurance', '60.30'],
  ['taxBeforeCredits', '669.20'],
  ['taxCredits', '34'],
  ['netSalary', '3727'],
];

/** The page of the payslip check. Parts are found by role and name. */
export class PayslipCheckPage extends CalculatorPage {
  static readonly calculator = 'payslip-check';
  readonly words = texts[this.language].payslipCheck;
  readonly month = this.list(this.words.form.payMonth);
  readonly lines = this.page.getByRole('table', { name: this.words.result.lines.title });
  readonly answerCard = this.page.locator('section', { has: this.headline });
  /** The first of the buttons that use a cause. */
  readonly use = this.answerCard.getByRole('button', { name: this.words.causes.use }).first();

  constructor(page: Page, language: Language) {
    const { form, result } = texts[language].payslipCheck;
    // Where lines differ, the first of them is named.
    const headline = new RegExp(
      `${result.headline}|${result.difference.replace('{line}', '').replaceAll(/\s/g, String.raw`\s`)}`,
    );
    super(page, language, { form, result: { ...result, headline } });
  }

  /** The field of a line. */
  field(line: SlipLine): Locator {
    return this.form.locator(`input[name="${line}"]`);
  }

  /** The row of a line in the form, with its verdict. */
  row(line: SlipLine): Locator {
    return this.form.locator('[data-verdict]', { has: this.page.locator(`input[name="${line}"]`) });
  }

  /** The row of a line in the result. */
  resultRow(line: SlipLine): Locator {
    const name = this.words.line[line];
    return this.lines.getByRole('row').filter({ has: this.page.locator(`[data-name="${name}"]`) });
  }

  async copy(lines: readonly (readonly [SlipLine, string])[]): Promise<void> {
    for (const [line, amount] of lines) await this.field(line).fill(amount);
  }

  override async fillIn(): Promise<void> {
    await this.month.selectOption('2026-06');
    await this.copy(travelSlip);
    await this.terms.check();
  }

  /** The highest amounts, of which none fits. */
  override async fillInWidest(): Promise<void> {
    await this.month.selectOption('2026-06');
    await this.copy(travelSlip.map(([line]) => [line, '999999.99']));
    await this.terms.check();
  }

  async expectScore(equal: number, count: number): Promise<void> {
    const { score, matching } = this.words.result;
    const said = equal === count ? score : matching;
    await expect(this.answerCard).toContainText(
      said.replace('{equal}', String(equal)).replace('{count}', String(count)),
    );
  }
}
