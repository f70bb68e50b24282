import type { Month } from '../dated/month.ts';
import { payElementsLaw } from '../law-in-force/pay-elements-law.ts';
import { employeeLaw } from '../law-in-force/salary-law.ts';
import { sumOf } from '../quantity/arithmetic.ts';
import { renamed, step } from '../quantity/names.ts';
import type { Measure, Money } from '../quantity/quantity.ts';
import { extraHoursPay, type ExtraHoursPay } from '../rules/extra-hours.ts';
import { mealVoucherPay } from '../rules/meal-vouchers.ts';
import { elementsOfYear, type PayElements } from './elements.ts';
import { exemptionsOf, type Exemptions } from './exemptions.ts';
import { payOf, salaryOnly, withExemption, type PeriodPay } from './period-pay.ts';
import type { PayExtras, Person, PersonTerms } from './person.ts';

/** What an employee is paid in a month and in its calendar year. */
export interface Paid {
  /** The month's salary itself. */
  readonly salary: Money;
  readonly month: PeriodPay;
  /** Without what is paid once. */
  readonly year: PeriodPay;
  /** What is paid once in the year; `null` for nothing. */
  readonly once: PeriodPay | null;
  /** The pay for extra hours in the month; `null` for none. */
  readonly hours: ExtraHoursPay | null;
  /** Hours of overtime in the month; `null` for none. */
  readonly overtimeHours: Measure<'hours'> | null;
  /** The exemptions that were asked for and exempt nothing. */
  readonly notExempt: Exemptions['notExempt'];
}

/** What an employee is paid, with what special rules exempt of it. */
export function paidTo({ terms, gross }: Person, payMonth: Month): Paid {
  const { extras, once } = terms;
  const salary = extras ? renamed('basicSalary', gross.month) : gross.month;
  const hours = extras ? hoursPayOf(extras, terms, salary, payMonth) : null;
  const elements = extras && elementsOfMonth(salary, extras, hours, payMonth);
  const all = {
    month: elements ? payOf(elements, 'grossSalary') : salaryOnly(gross.month),
    year: payOfYear(gross.year, elements, once ? 'grossWithoutBonus' : 'grossSalary'),
    once: once ? payOf(once, 'oneOffPay') : null,
  };
  const exempt = exemptionsOf({ terms, gross, ...all, payMonth });
  return {
    salary,
    month: exempt.month
      ? withExemption(all.month, exempt.month, 'taxablePayAfterExemption')
      : all.month,
    year: exempt.year ? withExemption(all.year, exempt.year, 'taxablePayAfterExemption') : all.year,
    once:
      all.once && exempt.once
        ? withExemption(all.once, exempt.once, 'bonusAfterExemption')
        : all.once,
    hours,
    overtimeHours: extras?.hours?.overtime ?? null,
    notExempt: exempt.notExempt,
  };
}

/** A month's salary and the elements beside it. */
function elementsOfMonth(
  salary: Money,
  { benefits, rentPremium, vouchers }: PayExtras,
  hours: ExtraHoursPay | null,
  payMonth: Month,
): PayElements {
  const { overtime, supplements } = hours ?? {};
  const meals = vouchers && mealVoucherPay(vouchers, payElementsLaw(payMonth));
  return {
    basicSalary: salary,
    ...(overtime && { overtimeBasePay: overtime.base, overtimePay: overtime.pay }),
    ...(supplements?.taxable && { publicHolidayPay: supplements.taxable }),
    ...(supplements && { exemptSupplements: supplements.exempt, supplements: supplements.all }),
    ...(rentPremium && { rentPremium: rentPremium.amount }),
    ...(benefits.length > 0 && { benefitsInKind: step('benefitsInKind', sumOf(benefits)) }),
    ...(meals?.advantage && { mealVoucherAdvantage: meals.advantage }),
    ...(meals?.taxable && { taxableMealVouchers: meals.taxable }),
    ...(meals && { mealVoucherShare: meals.ownShare }),
  };
}

/** The pay of twelve equal months. */
function payOfYear(
  salary: Money,
  ofMonth: PayElements | undefined,
  grossId: 'grossSalary' | 'grossWithoutBonus',
): PeriodPay {
  if (!ofMonth) return salaryOnly(grossId === 'grossSalary' ? salary : renamed(grossId, salary));
  return payOf(
    { ...elementsOfYear(ofMonth), basicSalary: renamed('basicSalary', salary) },
    grossId,
  );
}

function hoursPayOf(
  { hours, hoursPay }: PayExtras,
  { weeklyHours }: PersonTerms,
  salary: Money,
  payMonth: Month,
): ExtraHoursPay | null {
  if (hoursPay || !hours) return hoursPay ?? null;
  const { partTime } = employeeLaw(payMonth, weeklyHours);
  return extraHoursPay(salary, hours, payElementsLaw(payMonth), partTime);
}
