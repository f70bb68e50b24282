import type { Month } from '../dated/month.ts';
import { payElementsLaw } from '../law-in-force/pay-elements-law.ts';
import { employeeLaw } from '../law-in-force/salary-law.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { extraHoursPay, type ExtraHoursPay } from '../rules/extra-hours.ts';
import type { GrossSalaries } from '../rules/gross-salary.ts';
import { mealVoucherPay } from '../rules/meal-vouchers.ts';
import { salaryOnly, type PeriodPay } from '../rules/period-pay.ts';
import { elementsOfMonth, elementsOfYear, wholePay } from '../rules/whole-pay.ts';
import type { PersonTerms } from './person.ts';

/** What an employee is paid in a month and in its calendar year, without a bonus. */
export interface Paid {
  /** The month's salary itself. */
  readonly salary: Money;
  readonly month: PeriodPay;
  readonly year: PeriodPay;
  /** The pay for extra hours in the month, where there is any. */
  readonly hours?: ExtraHoursPay | null;
}

/** What an employee is paid, as a function of the gross salary. */
export function paidTo(
  { extras, weeklyHours, bonus }: PersonTerms,
  payMonth: Month,
): (gross: GrossSalaries) => Paid {
  if (extras === undefined) return bonus ? salariesBesideBonus : salariesOnly;
  const law = payElementsLaw(payMonth);
  const { partTime } = employeeLaw(payMonth, weeklyHours);
  const { benefits, hours, hoursPay, rentPremium } = extras;
  const vouchers = extras.vouchers && mealVoucherPay(extras.vouchers, law);
  return (gross) => {
    const salary = basicSalary(gross.month);
    const paidHours = hoursPay ?? (hours && extraHoursPay(salary, hours, law, partTime));
    const ofMonth = elementsOfMonth(paidHours, benefits, rentPremium?.amount ?? null, vouchers);
    return {
      salary,
      month: wholePay(salary, ofMonth),
      year: wholePay(
        basicSalary(gross.year),
        elementsOfYear(ofMonth),
        bonus ? 'grossWithoutBonus' : 'grossSalary',
      ),
      hours: paidHours,
    };
  };
}

/** A salary under the name that it has beside other pay. */
function basicSalary(salary: Money): Money {
  return salaryNames.renamed('basicSalary', salary);
}

/** The bonus is no part of what is paid here. */
function salariesBesideBonus({ month, year }: GrossSalaries): Paid {
  const ofYear = salaryNames.renamed('grossWithoutBonus', year);
  return { salary: month, month: salaryOnly(month), year: salaryOnly(ofYear) };
}

function salariesOnly({ month, year }: GrossSalaries): Paid {
  return { salary: month, month: salaryOnly(month), year: salaryOnly(year) };
}
