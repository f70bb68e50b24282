import type { TaxClass } from '../law-in-force/income-tax-law.ts';
import type { Cents } from '../money/cents.ts';
import type { Measure, Money } from '../quantity/quantity.ts';
import type { Travel } from '../rules/deductions.ts';
import type { RentPremium } from '../rules/exempt-premiums.ts';
import type { ExtraHours, ExtraHoursPay } from '../rules/extra-hours.ts';
import type { GrossSalaries } from '../rules/gross-salary.ts';
import type { MealVouchers } from '../rules/meal-vouchers.ts';
import type { PayElements } from './elements.ts';

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
  /** What an employee is paid each month beside the salary; missing where there is nothing. */
  readonly extras?: PayExtras | undefined;
  /** The elements that an employee is paid once in the year; missing where there are none. */
  readonly once?: PayElements | undefined;
  /** Missing for all but impatriates. */
  readonly impatriate?: Impatriate | undefined;
  /** The conditions of special rules that an employee meets; missing where there are none. */
  readonly rules?: SpecialRules | undefined;
  /** Of a self-employed person; missing where nothing differs from the usual. */
  readonly selfEmployed?: SelfEmployedTerms | undefined;
}

/** What decides the exemption for an impatriate. */
export interface Impatriate {
  /** The year in which the work in Luxembourg began. */
  readonly since: number;
  readonly livesInLuxembourg: boolean;
  /** The regime of the arrival, unless another one was asked for. */
  readonly keepsFormerRegime: boolean;
}

/** What an employee is paid each month beside the salary, as entered. */
export interface PayExtras {
  readonly hours: ExtraHours | null;
  /** The pay for these hours where it does not follow the salary. */
  readonly hoursPay?: ExtraHoursPay | null;
  /** Benefits in kind of a month. */
  readonly benefits: readonly Money[];
  readonly vouchers: MealVouchers | null;
  readonly rentPremium: RentPremium | null;
}

/** The conditions of special rules that a request says are met. */
export interface SpecialRules {
  readonly worksOn: boolean;
  readonly isOvertimeTaxedAbroad: boolean;
  /** `null` where the credit for single parents is not requested. */
  readonly singleParent: { readonly support: Money | null } | null;
  /** Children who live in turn with both parents and count for the other one; `null` for none. */
  readonly childrenInTurn: Measure<'number'> | null;
}

/** What decides a self-employed person's contributions and tax beside the profit. */
export interface SelfEmployedTerms {
  readonly isInsuredOnRequest: boolean;
  /** Factor of the accident insurance; `null` for 1. */
  readonly accidentFactor: number | null;
  /** Taxed under the rules for non-residents. */
  readonly isNonResident: boolean;
}

/** A person with the gross. Copying the terms into one object with it takes a third of a salary's time. */
export interface Person {
  readonly terms: PersonTerms;
  readonly gross: GrossSalaries;
}
