import type { Month } from '../dated/month.ts';
import { bonusLaw } from '../law-in-force/bonus-law.ts';
import { incomeTaxLaw } from '../law-in-force/income-tax-law.ts';
import { employeeLaw } from '../law-in-force/salary-law.ts';
import type { Money } from '../quantity/quantity.ts';
import { bonusInYear, bonusSlip, type ExemptBonus } from '../rules/bonus.ts';
import type { Breakdown } from '../rules/breakdown.ts';
import { basesOfYear } from '../rules/employee-bases.ts';
import { yearlyDeductions } from '../rules/employee-contributions.ts';
import { employeeMonth } from '../rules/employee-month.ts';
import { adjustedIncome, employeeYear } from '../rules/employee-year.ts';
import { withExemption } from '../rules/exempt-pay.ts';
import type { GrossSalaries } from '../rules/gross-salary.ts';
import { minimumWageCredit } from '../rules/minimum-wage-credit.ts';
import { singleParentCreditOfMonth } from '../rules/single-parent-credit.ts';
import { exemptBonusOf, exemptionsFor, exemptOf, hasExemptions } from './exemptions.ts';
import { paidTo, type Paid } from './paid.ts';
import type { Pay, PersonTerms } from './person.ts';
import { overtimeCreditOf, singleParentCreditOf, workingOnAllowance } from './special-rules.ts';

/** What is paid, with what special rules exempt of it. */
interface ExemptedPay extends Paid {
  readonly exemptBonus?: ExemptBonus;
}

function paidWithExemptions(
  terms: PersonTerms,
  payMonth: Month,
): (gross: GrossSalaries) => ExemptedPay {
  const paid = paidTo(terms, payMonth);
  if (!hasExemptions(terms)) return paid;
  const exemptionsOf = exemptionsFor(terms, payMonth);
  return (gross) => {
    const all = paid(gross);
    const exemptions = exemptionsOf(gross, all);
    const [ofMonth, ofYear] = [exemptOf(exemptions, 'month'), exemptOf(exemptions, 'year')];
    return {
      ...all,
      month: ofMonth ? withExemption(all.month, ofMonth) : all.month,
      year: ofYear ? withExemption(all.year, ofYear) : all.year,
      exemptBonus: exemptBonusOf(exemptions, terms),
    };
  };
}

/** The pay of an employee who is taxed alone, as a function of the gross. */
export function employeePay(terms: PersonTerms, payMonth: Month): Pay {
  const { travel, supplementaryPension, bonus, rules } = terms;
  const law = employeeLaw(payMonth, terms.weeklyHours);
  const taxLaw = incomeTaxLaw(payMonth, terms.taxClass);
  const allowance = workingOnAllowance(rules, payMonth);
  const deductions = yearlyDeductions({ travel, supplementaryPension, allowance }, law);
  const paid = paidWithExemptions(terms, payMonth);

  const creditOf = ({ salary }: ExemptedPay) =>
    minimumWageCredit(salary, law.minimumWageCredit, law.partTime);
  /** The year's pay and bases with the bonus in it. */
  const wholeYear = (all: ExemptedPay) =>
    bonus
      ? bonusInYear(all.year, bonus, law, all.exemptBonus)
      : { pay: all.year, bases: basesOfYear(all.year, law) };
  const parentCreditOf = (all: ExemptedPay): Money | null => {
    const income = () => {
      const { pay, bases } = wholeYear(all);
      return adjustedIncome(pay, bases, deductions, law, taxLaw);
    };
    return singleParentCreditOf(rules, income, payMonth);
  };

  const monthOf = (all: ExemptedPay, credit = creditOf(all)): Breakdown => {
    const ofYear = parentCreditOf(all);
    const more = ofYear ? [singleParentCreditOfMonth(ofYear)] : undefined;
    return employeeMonth(all.month, deductions, credit, law, taxLaw, more);
  };
  const yearOf = (all: ExemptedPay, credit = creditOf(all)): Breakdown => {
    const { pay, bases } = wholeYear(all);
    const more = rules && [overtimeCreditOf(rules, all.year, payMonth), parentCreditOf(all)];
    const granted = more?.filter((each) => each !== null);
    return employeeYear(pay, deductions, credit, law, taxLaw, bases, granted);
  };
  const bonusOf = ({ month, year, exemptBonus }: ExemptedPay): Breakdown | undefined => {
    if (bonus === undefined) return undefined;
    const { bonusBases } = bonusInYear(year, bonus, law, exemptBonus);
    const slipLaw = bonusLaw(payMonth);
    return bonusSlip(bonus, bonusBases, month, deductions, law, slipLaw, taxLaw, exemptBonus);
  };
  return {
    month: (gross) => monthOf(paid(gross)),
    year: (gross) => yearOf(paid(gross)),
    both: (gross) => {
      const all = paid(gross);
      const credit = creditOf(all);
      return { month: monthOf(all, credit), year: yearOf(all, credit), bonus: bonusOf(all) };
    },
  };
}
