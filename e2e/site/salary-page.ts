import type { Locator } from '@playwright/test';
import { expect } from '../browser/test.ts';
import { CalculatorPage } from './calculator-page.ts';
import { written } from './numbers.ts';

export type TaxClass = 1 | 2 | 3;
export type Period = 'monthly' | 'annual';

/** The page of a calculator of salaries or incomes, by month and by year. */
export abstract class SalaryPage extends CalculatorPage {
  readonly rulePeriod: Locator = this.list(this.shared.rulePeriod.label);

  taxClass(value: TaxClass): Locator {
    return this.form.getByRole('radio', { name: this.shared.taxClass.name[value], exact: true });
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
    return this.page.getByRole('table', { name: this.shared.salaryBreakdown.title[period] });
  }

  async expectAnswer(period: Period, amount: string): Promise<void> {
    await expect(this.answer(period)).toContainText(written(amount, this.language));
  }
}
