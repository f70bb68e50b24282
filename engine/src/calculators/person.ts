import type { TaxClass } from '../law-in-force/income-tax-law.ts';
import type { Cents } from '../money/cents.ts';
import type { Money } from '../quantity/quantity.ts';
import type { Breakdown } from '../rules/breakdown.ts';
import type { Travel } from '../rules/deductions.ts';
import type { GrossSalaries } from '../rules/gross-salary.ts';
import type { OneOffPay } from './one-off-pay.ts';
import type { PayExtras } from './pay-extras.ts';
import type { SpecialRules } from './special-rules.ts';

/** What decides one person's pay beside the gross, whichever calculator asks. */
export interface PersonTerms {
  readonly taxClass: TaxClass;
  readonly isEmployee: boolean;
  /** Of an employee. */
  readonly weeklyHours: number;
  readonly travel: Travel;
  /** Own yearly contribution to an occupational scheme, or to the scheme for the self-employed. */
  readonly supplementaryPension: Cents;
  /** Yearly special expenses of a self-employed person; the lump sum applies when they are lower. */
  readonly specialExpenses: Cents;
  /** All that an employee is paid once in the year; missing where there is nothing. */
  readonly bonus?: Money | undefined;
  /** The parts of the bonus by their names; missing where none was asked for. */
  readonly oneOff?: OneOffPay | undefined;
  /** The year in which an impatriate began to work in Luxembourg; missing for all others. */
  readonly impatriateSince?: number | undefined;
  /** What an employee is paid each month beside the salary; missing where there is nothing. */
  readonly extras?: PayExtras | undefined;
  /** The conditions of special rules that an employee meets; missing where there are none. */
  readonly rules?: SpecialRules | undefined;
}

/** A person with the gross. Copying the terms into one object with it takes a third of a salary's time. */
export interface Person {
  readonly terms: PersonTerms;
  readonly gross: GrossSalaries;
}

/** One person's pay as a function of the gross: the law is looked up once for any number of salaries. */
export interface Pay {
  readonly month: (gross: GrossSalaries) => Breakdown;
  readonly year: (gross: GrossSalaries) => Breakdown;
  readonly both: (gross: GrossSalaries) => MonthAndYear;
}

/** A month and its calendar year. */
export interface MonthAndYear {
  readonly month: Breakdown;
  /** With the bonus in it. */
  readonly year: Breakdown;
  /** The slip of the bonus, where there is one. */
  readonly bonus?: Breakdown | undefined;
}
