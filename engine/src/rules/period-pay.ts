import type { Money } from '../quantity/quantity.ts';
import type { PayslipLines } from './breakdown.ts';

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
