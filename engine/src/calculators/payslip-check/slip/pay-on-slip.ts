import type { Month } from '../../../dated/month.ts';
import { payExtrasOf } from '../../../input/pay.ts';
import { personOf } from '../../../input/person.ts';
import { refuse } from '../../../input/refused-input.ts';
import { payElementsLaw } from '../../../law-in-force/pay/pay-elements-law.ts';
import { employeeLaw } from '../../../law-in-force/pay/salary-law.ts';
import {
  cents,
  fromEuros,
  maxCents,
  minCents,
  subtractCents,
  sum,
  toEuros,
  zeroCents,
  type Cents,
} from '../../../money/cents.ts';
import { multiply } from '../../../money/exact.ts';
import { addRates, ratio, whole, type Rate } from '../../../money/rate.ts';
import { toNearestCent } from '../../../money/rounding.ts';
import type { PayElements } from '../../../pay/elements.ts';
import { benefitsOf, employeeOf, type Employee } from '../../../pay/employee.ts';
import type { PayExtras, Person } from '../../../pay/person.ts';
import { money, quoted, step } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { extraHoursPay, type ExtraHoursPay } from '../../../rules/pay/extra-hours.ts';
import { grossOfTwelveMonths } from '../../../rules/pay/gross-salary.ts';
import { taxClassIn, type PayslipCheckInput } from '../input.ts';

/** The pay of a payslip, in its parts. */
interface PayOnSlip {
  readonly employee: Employee;
  /** What the salary of some days would be for a whole month; the same employee for a whole month. */
  readonly employeeOfWholeMonth: Employee;
  readonly basicSalary: Cents;
}

type Lines = PayslipCheckInput['lines'];

/** An amount of the payslip under the name of its line. */
function asPrinted(id: 'overtimePay' | 'supplements' | 'overtimeBasePay', amount: Cents): Money {
  return quoted(id, money('enteredSalary', amount));
}

/** A line of the payslip in cents; `null` where it is missing. */
export function printed(lines: Lines, line: keyof Lines): Cents | null {
  const amount = lines[line];
  return typeof amount === 'number' ? fromEuros(amount) : null;
}

/**
 * Reads who is paid what. The salary is the gross without its other parts, each as the payslip shows it, else as it follows
 * from the entries.
 *
 * @param part the days paid, with those that the month counts; `null` for a whole month
 * @throws RefusedInput if the parts leave no salary
 */
export function payOnSlip(
  input: PayslipCheckInput,
  payMonth: Month,
  part: { readonly days: number; readonly daysOfMonth: number } | null,
): PayOnSlip {
  const { lines } = input;
  const extras = payExtrasOf(input, payMonth);
  const bonus = printed(lines, 'bonus') ?? fromEuros(input.bonus ?? 0);
  const benefits = benefitsOn(lines, extras);
  const otherParts = sum(bonus, ...benefits.map(({ amount }) => amount));
  const rest = subtractCents(fromEuros(lines.grossSalary), otherParts);
  const hours = extras?.hours ?? null;
  const { partTime } = employeeLaw(payMonth, input.weeklyHours ?? undefined);
  const law = payElementsLaw(payMonth);
  const hoursPayOn = (salary: Cents): ExtraHoursPay => {
    const base = money('enteredSalary', salary);
    const payByHours = hours ? extraHoursPay(base, hours, law, partTime) : null;
    return asOnSlip(lines, payByHours, law.overtimeSupplement.amount);
  };
  const basicSalary = salaryWithin(rest, hoursPayOn);
  if (basicSalary <= 0) {
    const limit = toEuros(sum(otherParts, totalOf(hoursPayOn(maxCents(rest, zeroCents)))));
    refuse({ field: 'lines.grossSalary', code: 'belowMinimum', limit });
  }
  const hoursPay = hoursPayOn(basicSalary);
  const taxClass = taxClassIn(input);
  const { facts } = personOf(
    {
      taxClass,
      weeklyHours: input.weeklyHours,
      distanceToWork: input.distanceToWork,
      transportCosts: input.transportCosts,
      supplementaryPension: input.supplementaryPension,
      workingOnAllowance: input.workingOnAllowance,
      singleParentCredit: input.singleParentCredit,
    },
    payMonth,
  );
  const oneOffElements: PayElements | undefined =
    bonus === 0 ? undefined : { bonus: money('bonus', bonus) };
  const vouchers = extras?.vouchers ?? null;
  const hasExtras =
    vouchers !== null || benefits.length > 0 || hoursPay.overtime || hoursPay.supplements;
  const paid = (salary: Cents): Employee => {
    const gross = step('grossSalary', money('enteredSalary', salary));
    const person: Person = {
      facts: {
        ...facts,
        oneOffElements,
        extras: hasExtras
          ? { hours, hoursPay, car: null, otherBenefits: benefits, vouchers, rentPremium: null }
          : undefined,
      },
      gross: { month: gross, year: grossOfTwelveMonths(gross) },
    };
    return employeeOf(person, payMonth);
  };
  const employee = paid(basicSalary);
  const employeeOfWholeMonth = part
    ? paid(toNearestCent(multiply(basicSalary, ratio(part.daysOfMonth, part.days))))
    : employee;
  return { employee, employeeOfWholeMonth, basicSalary };
}

/** What is received in kind: as the payslip shows it, else as it follows from the entries. */
function benefitsOn(lines: Lines, extras: PayExtras | undefined): readonly Money[] {
  const shown = printed(lines, 'benefitsInKind');
  if (shown === null) return extras ? benefitsOf(extras) : [];
  return shown === 0 ? [] : [step('otherBenefit', money('enteredBenefit', shown))];
}

/** The pay for extra hours as the payslip shows it, else as it follows from the hours. */
function asOnSlip(
  lines: Lines,
  payByHours: ExtraHoursPay | null,
  overtimeSupplement: Rate,
): ExtraHoursPay {
  const overtime = printed(lines, 'overtimePay');
  const supplements = printed(lines, 'supplements');
  return {
    overtime:
      overtime === null ? (payByHours?.overtime ?? null) : overtimeOf(overtime, overtimeSupplement),
    supplements:
      supplements === null
        ? (payByHours?.supplements ?? null)
        : supplementsOf(supplements, payByHours?.supplements?.taxable ?? null),
  };
}

function overtimeOf(pay: Cents, supplement: Rate): ExtraHoursPay['overtime'] {
  if (pay === 0) return null;
  const { numerator, denominator } = addRates(whole(1), supplement);
  const base = toNearestCent(multiply(pay, ratio(denominator, numerator)));
  return { base: asPrinted('overtimeBasePay', base), pay: asPrinted('overtimePay', pay) };
}

/** Without hours on public holidays all of it is tax-free. */
function supplementsOf(all: Cents, holidayPay: Money | null): ExtraHoursPay['supplements'] {
  if (all === 0) return null;
  const shown = asPrinted('supplements', all);
  if (holidayPay === null) return { all: shown, taxable: null, exempt: shown };
  const taxable = minCents(holidayPay.amount, all);
  return {
    all: shown,
    taxable: quoted('publicHolidayPay', money('enteredSalary', taxable)),
    exempt: quoted('exemptSupplements', money('enteredSalary', subtractCents(all, taxable))),
  };
}

function totalOf({ overtime, supplements }: ExtraHoursPay): Cents {
  return sum(overtime?.pay.amount ?? zeroCents, supplements?.all.amount ?? zeroCents);
}

/**
 * The salary that makes up a pay together with the pay for extra hours, which follows it. Roundings may leave a cent between the
 * two.
 */
function salaryWithin(rest: Cents, hoursPayOn: (salary: Cents) => ExtraHoursPay): Cents {
  if (rest <= 0) return rest;
  let salary = rest;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const payOfHours = totalOf(hoursPayOn(salary));
    const gap = subtractCents(rest, salary, payOfHours);
    if (gap === 0) return salary;
    // The pay for hours grows with the salary, an amount that the payslip shows does not.
    const share = turn < mostTurns / 2 ? salary / (salary + payOfHours) : 1;
    salary = cents(salary + (Math.round(gap * share) || Math.sign(gap)));
    if (salary <= 0) return subtractCents(rest, payOfHours);
  }
  return salary;
}

const mostTurns = 20;
