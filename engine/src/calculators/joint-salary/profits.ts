import { toEuros, zeroCents } from '../../money/cents.ts';
import type { MonthAndYear } from '../../pay/person-pay.ts';
import type { Person } from '../../pay/person.ts';
import { explain } from '../../quantity/explain.ts';
import type { Money } from '../../quantity/quantity.ts';
import { taxOnProfits } from '../../rules/couples/couple-withholding.ts';
import { profitAfterContributions, type Breakdown } from '../../rules/pay/breakdown.ts';
import { linesBeforeTax, mapByPerson } from './joint-assessment.ts';
import type { JointSalaryResult } from './result.ts';

/** The income of a self-employed person, and what is left of it before tax. */
export interface Profit {
  readonly month: Breakdown;
  readonly year: Breakdown;
  /** Of a month, after contributions. */
  readonly left: Money;
}

/** What the self-employed of a couple have before tax, and the tax that no payslip withholds. */
interface Profits {
  readonly first: Profit | null;
  readonly second: Profit | null;
  /** `null` in class 2, where the settlement of both has it. */
  readonly tax: Money | null;
}

/** A person with the own month and year. */
interface Earned {
  readonly person: Person | null;
  readonly pay: MonthAndYear | null;
}

/** The profits of a couple. */
export function profitsOf(first: Earned, second: Earned, isAssessedTogether: boolean): Profits {
  const profits = { first: profitOf(first), second: profitOf(second) };
  const taxes = {
    first: profits.first && profits.first.year.tax,
    second: profits.second && profits.second.year.tax,
  };
  return { ...profits, tax: isAssessedTogether ? null : taxOnProfits(taxes) };
}

function profitOf({ person, pay }: Earned): Profit | null {
  if (person === null || pay === null || person.facts.isEmployee) return null;
  return { month: pay.month, year: pay.year, left: profitAfterContributions(pay.month) };
}

/** The profits in a result. */
export function shownProfits(
  profits: Profits,
): Pick<JointSalaryResult, 'profits' | 'taxOnProfits'> {
  return {
    profits: mapByPerson(profits, ({ left }) => toEuros(left.amount)),
    taxOnProfits: toEuros(profits.tax?.amount ?? zeroCents),
  };
}

/** The steps of the profits after contributions and of the tax on them. */
export function explainedProfits(profits: Profits) {
  return {
    profits: mapByPerson(profits, ({ month, left }) =>
      explain({ ...linesBeforeTax(month), netSalary: left }),
    ),
    ...(profits.tax && { taxOnProfits: explain({ tax: profits.tax }) }),
  };
}
