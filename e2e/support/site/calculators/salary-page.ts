import type { Locator } from '@playwright/test';
import { expect } from '../../browser/test.ts';
import { written } from '../numbers.ts';
import { filled, texts } from '../texts.ts';
import { CalculatorPage } from './calculator-page.ts';

export type TaxClass = 1 | 2 | 3;
export type Period = 'monthly' | 'annual';

/** The page of a calculator of salaries or incomes, by month and by year. */
export abstract class SalaryPage extends CalculatorPage {
  readonly salaryTexts = texts[this.language].salary;
  readonly statistics = texts[this.language].statistics;
  readonly rulePeriod: Locator = this.list(this.shared.rulePeriod.label);

  taxClass(value: TaxClass): Locator {
    return this.form.getByRole('radio', {
      name: this.salaryTexts.taxClass.name[value],
      exact: true,
    });
  }

  salaryPeriod(period: Period): Locator {
    return this.form.getByRole('radio', { name: this.shared.period[period] });
  }

  tab(period: Period): Locator {
    return this.page.getByRole('tab', { name: this.shared.period[period] });
  }

  /** The answer, once it is for this period. */
  answer(period: Period): Locator {
    return this.headline.filter({ hasText: this.shared.period.chip[period] });
  }

  breakdown(period: Period): Locator {
    return this.page.getByRole('table', { name: this.salaryTexts.salaryBreakdown.title[period] });
  }

  async expectAnswer(period: Period, amount: string): Promise<void> {
    await expect(this.answer(period)).toContainText(written(amount, this.language));
  }

  /** The specification's message for a full-time salary below the minimum, and the minimum wage since June 2026 beside it. */
  minimumMessage(amount: string, period: Period): string {
    const { validation, lowest } = this.salaryTexts.grossSalary;
    const wage = { monthly: '€ 2 771.33', annual: '€ 33 255.96' }[period];
    const minimumWage = filled(this.shared.period.amount[period], {
      amount: written(wage, this.language),
    });
    return [
      filled(validation, { amount: written(`€ ${amount}`, this.language) }),
      filled(lowest, { minimumWage }),
    ].join(' ');
  }

  /** The message for part time below its limit. */
  lowestMessage(amount: string): string {
    const { forHours } = this.salaryTexts.grossSalary;
    return filled(forHours, { amount: written(`€ ${amount}`, this.language) });
  }
}
