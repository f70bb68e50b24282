import type { Month } from '../../../dated/month.ts';
import { personOf } from '../../../input/person.ts';
import { readAt } from '../../../input/refused-input.ts';
import { valueOfTaxClass } from '../../../input/tax-class-values.ts';
import { indexRise, tranchesBetween } from '../../../law-in-force/pay/index-law.ts';
import { rulePeriodOf } from '../../../law-in-force/rule-periods.ts';
import { incomeTaxLaw } from '../../../law-in-force/tax/income-tax-law.ts';
import type { TaxClass } from '../../../law/tax/tax-classes.ts';
import { fromEuros } from '../../../money/cents.ts';
import { employeeOf, type Employee } from '../../../pay/employee.ts';
import { payOf } from '../../../pay/period-pay.ts';
import type { PersonFacts } from '../../../pay/person.ts';
import { over, times } from '../../../quantity/arithmetic.ts';
import { count, money, quoted, step } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { toNearestCent } from '../../../quantity/rounding.ts';
import { grossOfTwelveMonths } from '../../../rules/pay/gross-salary.ts';
import type { Job, JobState, PartOfMonth, Payer } from '../entered/jobs.ts';
import type { MyYearInput } from '../input.ts';

/** An employee of one payer in a month, with the pay of the whole month and that of the part that is paid. */
export interface PaidEmployee {
  readonly employee: Employee;
  /** With the pay of the whole month; the same object where the whole month is paid. */
  readonly employeeOfWholeMonth: Employee;
}

/**
 * What a payer pays in a month. Equal months of one job have the same employee, so that their payslips are made once. The law is
 * that of the month; within a rule period it does not change.
 */
export function payOfJob({ residence, salaryFollowsIndex }: MyYearInput) {
  const made = new Map<string, PaidEmployee>();
  return (
    job: Job,
    state: JobState,
    part: PartOfMonth | null,
    taxClass: TaxClass,
    month: Month,
  ): PaidEmployee => {
    const { payMonth } = rulePeriodOf(month);
    const tranches =
      salaryFollowsIndex !== false && isSalary(job.payer)
        ? tranchesBetween(state.grossSince, month)
        : 0;
    const key = [job.path, state.path, payMonth, taxClass, tranches, part?.days, part?.daysInMonth];
    const known = made.get(key.join());
    if (known) return known;
    const facts = readAt(state.path, () =>
      factsOf(job.payer, state, { taxClass, residence }, payMonth),
    );
    const salary = salaryOf(state, tranches, payMonth);
    const whole = employeeWith(job.payer, facts, salary, payMonth);
    const paid = part
      ? { employee: partOf(whole, job.payer, facts, salary, part), employeeOfWholeMonth: whole }
      : { employee: whole, employeeOfWholeMonth: whole };
    made.set(key.join(), paid);
    return paid;
  };
}

/** Reads what a job pays in a month. */
export type PayOfJob = ReturnType<typeof payOfJob>;

function isSalary(payer: Payer): boolean {
  return payer === 'main' || payer === 'second';
}

function factsOf(
  payer: Payer,
  { details }: JobState,
  { taxClass, residence }: Pick<MyYearInput, 'residence'> & { readonly taxClass: TaxClass },
  payMonth: Month,
): PersonFacts {
  const { firstMonthGross: _first, lastMonthGross: _last, singleParentCredit, ...fields } = details;
  const entered = {
    ...(isSalary(payer) ? fields : {}),
    singleParentCredit,
    residence,
    taxClass: valueOfTaxClass[taxClass],
  };
  return personOf(entered, payMonth).facts;
}

/** The salary of a month: as entered, and higher by each tranche of the index since then, each to the nearest cent. */
function salaryOf({ gross }: JobState, tranches: number, payMonth: Month): Money {
  const entered = step('grossSalary', money('enteredSalary', fromEuros(gross)));
  return Array.from({ length: tranches }).reduce<Money>(
    (salary) =>
      step(
        'grossSalary',
        times(quoted('enteredSalary', salary), indexRise(payMonth)),
        toNearestCent,
      ),
    entered,
  );
}

function employeeWith(payer: Payer, facts: PersonFacts, salary: Money, payMonth: Month): Employee {
  // Only months are asked for; the year of such months belongs to the law of the tax card.
  const year = grossOfTwelveMonths(salary);
  const employee = employeeOf({ facts, gross: { month: salary, year } }, payMonth);
  if (isSalary(payer)) return employee;
  const name = payer === 'parentalLeave' ? 'parentalLeavePay' : 'replacementPay';
  const month = payOf({ [name]: salary }, 'grossSalary');
  return { ...employee, taxLaw: incomeTaxLaw(payMonth, facts.taxClass), month };
}

/** The employee with the pay of some days. The pay for extra hours is that of the whole salary by the hour. */
function partOf(
  whole: Employee,
  payer: Payer,
  facts: PersonFacts,
  salary: Money,
  part: PartOfMonth,
): Employee {
  const salaryOfDays =
    part.gross === null
      ? step(
          'grossSalary',
          over(
            times(quoted('enteredSalary', salary), count('daysPaid', part.days, 'days')),
            count('daysInMonth', part.daysInMonth, 'days'),
          ),
          toNearestCent,
        )
      : step('grossSalary', money('enteredSalary', fromEuros(part.gross)));
  const { extras } = facts;
  const kept =
    extras && whole.hoursPay
      ? { ...facts, extras: { ...extras, hoursPay: whole.hoursPay } }
      : facts;
  return employeeWith(payer, kept, salaryOfDays, whole.payMonth);
}
