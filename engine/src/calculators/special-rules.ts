import type { Month } from '../dated/month.ts';
import { constantThroughYear, yearlyAmount } from '../law-in-force/sourced.ts';
import { law } from '../law/law.ts';
import { fromEuros } from '../money/cents.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { overtimeCredit } from '../rules/overtime-credit.ts';
import type { PeriodPay } from '../rules/period-pay.ts';
import { singleParentCredit } from '../rules/single-parent-credit.ts';
import { RefusedInput } from './calculator.ts';
import type { SalaryFields } from './salary-fields.ts';

/** The conditions of special rules that a request says are met. */
export interface SpecialRules {
  readonly worksOn: boolean;
  readonly isOvertimeTaxedAbroad: boolean;
  /** `null` where the credit for single parents is not requested. */
  readonly singleParent: { readonly support: Money | null } | null;
}

/** Reads the special rules of a request; undefined where there are none. @throws RefusedInput for a credit of another class */
export function specialRulesOf(asked: SalaryFields): SpecialRules | undefined {
  const worksOn = asked.workingOnAllowance === true;
  const isOvertimeTaxedAbroad = asked.overtimeTaxedAbroad === true;
  const requested = asked.singleParentCredit;
  if (!worksOn && !isOvertimeTaxedAbroad && !requested) return undefined;
  if (requested && asked.taxClass !== 2) {
    throw new RefusedInput([{ field: 'singleParentCredit', code: 'classOneAOnly' }]);
  }
  const support = fromEuros(requested?.childSupport ?? 0);
  return {
    worksOn,
    isOvertimeTaxedAbroad,
    singleParent: requested
      ? { support: support === 0 ? null : salaryNames.money('childSupport', support) }
      : null,
  };
}

/** The allowance of the tax card for those who work on, where the law of the month has one. */
export function workingOnAllowance(rules: SpecialRules | undefined, payMonth: Month): Money | null {
  if (rules?.worksOn !== true) return null;
  const allowance = yearlyAmount('workingOnAllowance', payMonth);
  return allowance.amount === 0 ? null : allowance;
}

/** The credit of a year for overtime that another state taxes. */
export function overtimeCreditOf(
  rules: SpecialRules | undefined,
  year: PeriodPay,
  payMonth: Month,
): Money | null {
  const overtimePay = year.shown?.overtimePay;
  if (rules?.isOvertimeTaxedAbroad !== true || overtimePay === undefined) return null;
  return overtimeCredit(overtimePay, constantThroughYear(law.overtimeCredit, payMonth));
}

/** The credit of a year for a single parent on the adjusted taxable income of the year. */
export function singleParentCreditOf(
  rules: SpecialRules | undefined,
  adjustedIncome: () => Money,
  payMonth: Month,
): Money | null {
  const single = rules?.singleParent;
  if (!single) return null;
  const terms = constantThroughYear(law.singleParentCredit, payMonth);
  return singleParentCredit(adjustedIncome(), single.support, terms);
}
