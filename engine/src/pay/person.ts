import type { TaxClass } from '../law/tax/tax-classes.ts';
import type { Cents } from '../money/cents.ts';
import type { Measure, Money } from '../quantity/quantity.ts';
import type { CompanyCar } from '../rules/pay/company-car.ts';
import type { ExtraHours, ExtraHoursPay } from '../rules/pay/extra-hours.ts';
import type { GrossSalaries } from '../rules/pay/gross-salary.ts';
import type { Impatriate } from '../rules/pay/impatriate-regime.ts';
import type { MealVouchers } from '../rules/pay/meal-vouchers.ts';
import type { Travel } from '../rules/tax/deductions/deductions.ts';
import type { PayElements } from './elements.ts';

/** A person's facts and gross salary. They stay apart, because copying the facts would take a third of a salary's time. */
export interface Person {
  readonly facts: PersonFacts;
  readonly gross: GrossSalaries;
}

/** All facts besides the gross that decide a person's pay. */
export interface PersonFacts {
  readonly taxClass: TaxClass;
  readonly isEmployee: boolean;
  /** Lives in Luxembourg, or is treated as a resident. */
  readonly isTaxedAsResident: boolean;
  /** The hours of an employee; full time for the self-employed. */
  readonly weeklyHours: number;
  readonly travel: Travel;
  /** Own annual contribution to an occupational scheme, or to the scheme for the self-employed. */
  readonly supplementaryPension: Cents;
  /** Annual special expenses of a self-employed person; the lump sum applies when they are lower. */
  readonly specialExpenses: Cents;
  /** Monthly pay of an employee in addition to the salary; missing where there is none. */
  readonly extras?: PayExtras | undefined;
  /** Whether the Sundays of the month give leave in place of a supplement. */
  readonly hasSundayLeave?: boolean | undefined;
  /** The elements that an employee is paid once in the year; missing where there are none. */
  readonly oneOffElements?: PayElements | undefined;
  /** Missing for all but impatriates. */
  readonly impatriate?: Impatriate | undefined;
  readonly rules?: SpecialRules | undefined;
  /** Of a self-employed person; missing where nothing differs from the usual. */
  readonly selfEmployed?:
    | {
        readonly isInsuredOnRequest: boolean;
        /** Factor of the accident insurance; `null` for 1. */
        readonly accidentFactor: number | null;
      }
    | undefined;
}

/** Monthly pay of an employee in addition to the salary. */
export interface PayExtras {
  readonly hours: ExtraHours | null;
  /** The pay for these hours; `null` for none, and missing where it follows the salary. */
  readonly hoursPay?: ExtraHoursPay | null;
  /** A company car; `null` for none. */
  readonly car: CompanyCar | null;
  /** Other benefits in kind of a month. */
  readonly otherBenefits: readonly Money[];
  readonly vouchers: MealVouchers | null;
  /** A rent premium of a month, with the rent that the employee pays, without charges. */
  readonly rentPremium: { readonly amount: Money; readonly rent: Money } | null;
}

/** Conditions of special rules that are met. */
export interface SpecialRules {
  readonly worksOn: boolean;
  readonly isOvertimeTaxedAbroad?: boolean;
  /** Missing if the credit for single parents is not requested. */
  readonly singleParent?: { readonly support: Money | null } | undefined;
  /** Children who live in turn with both parents and count for the other parent. */
  readonly childrenInTurn?: Measure<'number'> | undefined;
}
