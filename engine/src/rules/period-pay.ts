import type { Money } from '../quantity/quantity.ts';
import type { PayslipLines } from './breakdown.ts';

/** Pay that is free of tax although it bears contributions, and the pay that bears them with it. */
export interface ExemptPay {
  readonly amount: Money;
  /** All pay that bears the contributions. */
  readonly insured: Money;
  /** The part that also bears the contribution for sick pay, which a yearly payment does not. */
  readonly monthly: { readonly amount: Money; readonly cash: Money } | null;
}

/**
 * The pay of a period by what it counts for. For a salary without other elements all amounts are the same quantity.
 *
 * Code de la sécurité sociale art. 33 (all pay without the supplement of overtime) and art. 29 (sick pay: the cash that is
 * payable each month).
 */
export interface PeriodPay {
  /** All that is paid, with benefits in kind. */
  readonly gross: Money;
  /** The base of pension and accident insurance: without overtime. */
  readonly insured: Money;
  /** The base of medical care and long-term care: with the base hour of overtime. */
  readonly withOvertime: Money;
  /** The base of sick pay: what is paid in cash each month. */
  readonly monthlyCash: Money;
  /** Before deductions. */
  readonly taxable: Money;
  /** The gross on which the tax credits are computed. */
  readonly credited: Money;
  /** What `taxable` does not have although it bears contributions; missing for nothing. */
  readonly exempt?: ExemptPay | undefined;
  /** The parts that a payslip names; missing for a salary and nothing else. */
  readonly shown?: PayslipLines;
}

/** The pay of a period that is a salary and nothing else. */
export function salaryOnly(gross: Money): PeriodPay {
  return {
    gross,
    insured: gross,
    withOvertime: gross,
    monthlyCash: gross,
    taxable: gross,
    credited: gross,
  };
}
