import type { Sourced } from '../../../dated/source.ts';
import type { TaperedCredit } from '../../../law/tax/tax-credits.ts';
import type { Cents } from '../../../money/cents.ts';
import type { Exact } from '../../../money/exact.ts';
import {
  flooredAtZero,
  minus,
  over,
  plus,
  sumOf,
  times,
  waived,
} from '../../../quantity/arithmetic.ts';
import { money, quoted, renamed, share, step } from '../../../quantity/names.ts';
import { decidedBy } from '../../../quantity/notes.ts';
import type { Measure, Money, Term } from '../../../quantity/quantity.ts';
import {
  toNearestCent,
  upToCent,
  wholeCents,
  type CentRounding,
} from '../../../quantity/rounding.ts';
import { twelveMonths } from '../../twelfths.ts';

/** The tapered credits of an employee. */
interface EmployeeCreditsLaw {
  readonly employeeCredit: Sourced<TaperedCredit>;
  readonly energyCredit: Sourced<TaperedCredit>;
}

/** A month's credit is a twelfth of the year's, a day's is its part of the year's days. Each is rounded up to the next cent. */
type CreditPeriod = 'year' | 'month' | Measure<'days'>;

type TaperedCreditId = 'employeeCredit' | 'selfEmployedCredit' | 'energyCredit';

/**
 * A tapered credit on an annual income. Low income: the start amount plus growth on the income above the minimum. Middle:
 * the full amount. High income: the full amount minus the taper on the income above a threshold, at least zero.
 * CIS: L.I.R. art. 154quater; CII: art. 152ter.
 */
export function taperedCredit(
  id: TaperedCreditId,
  income: Money,
  { value: figures, sources }: Sourced<TaperedCredit>,
  period: CreditPeriod,
  rounding: CentRounding = upToCent,
): Money {
  if (income.amount < figures.incomeFrom) {
    return step(id, waived(income, money('creditThreshold', figures.incomeFrom, sources)));
  }
  if (income.amount < figures.fullFrom) {
    const start = money('creditStart', figures.start, sources);
    const growth = share('creditRate', figures.growthRate, sources);
    const credit = plus(start, times(incomeAbove(income, figures.incomeFrom), growth));
    return step(id, amountInPeriod(credit, period), rounding);
  }
  const full = money('creditFull', figures.full, sources);
  if (income.amount <= figures.taperFrom) {
    return step(id, decidedBy(amountInPeriod(full, period), income), rounding);
  }
  const taper = share('creditRate', figures.taperRate, sources);
  const credit = minus(full, times(incomeAbove(income, figures.taperFrom), taper));
  return step(id, flooredAtZero(amountInPeriod(credit, period)), rounding);
}

/** The income on which a self-employed person's credits of a year are computed. */
export function yearlyCreditIncome(income: Money): Money {
  return step('creditIncome', plus(income));
}

/**
 * The credits of an employee's payslip: CIS, CI-CO2 and, where there is one, the minimum wage credit (CISSM). The first two are
 * computed on twelve times the pay of the month. RGD of 20 December 2024 (Mémorial A 590), art. 3, par. 5.
 *
 * @param more credits that are granted under special conditions
 */
export function creditsOfPayslip(
  pay: Money,
  minimumWageCredit: Money | null,
  law: EmployeeCreditsLaw,
  more: readonly Money[],
): readonly Money[] {
  const income = step('creditPayOfYear', times(pay, twelveMonths), wholeCents);
  return allCredits(taperedCreditsOfMonth(income, law), minimumWageCredit, more);
}

/**
 * The credits of an employee's year with twelve equal payslips, added. The assessment settles them again only for several
 * incomes, or without a tax card.
 *
 * @param pay of the month
 */
export function creditsOfPayslips(
  pay: Money,
  minimumWageCredit: Money | null,
  law: EmployeeCreditsLaw,
  more: readonly Money[],
): Money {
  const payOfYear = times(quoted('creditPayOfMonth', pay), twelveMonths);
  const income = step('creditPayOfYear', payOfYear, wholeCents);
  const [employee, energy] = taperedCreditsOfMonth(income, law);
  const creditsOfYear = [
    twelveTimes('employeeCredit', renamed('employeeCreditOfMonth', employee)),
    twelveTimes('energyCredit', renamed('energyCreditOfMonth', energy)),
  ];
  return totalCredits(allCredits(creditsOfYear, minimumWageCredit, more));
}

/**
 * The credits of an employee who is paid for some days of a month: those of a day, for pay of all days of a year, times the
 * days. RGD of 20 December 2024 (Mémorial A 590), art. 3, par. 5, and art. 4, par. 5.
 */
export function creditsOfPartMonth(
  pay: Money,
  { days, daysInYear }: Readonly<Record<'days' | 'daysInYear', Measure<'days'>>>,
  minimumWageCredit: Money | null,
  law: EmployeeCreditsLaw,
  more: readonly Money[],
): readonly Money[] {
  const income = step('creditPayOfYear', over(times(pay, daysInYear), days), toNearestCent);
  const creditOfDays = (id: 'employeeCredit' | 'energyCredit') => {
    const creditOfDay = renamed(`${id}OfDay`, taperedCredit(id, income, law[id], daysInYear));
    return step(id, times(creditOfDay, days), wholeCents);
  };
  return allCredits(
    [creditOfDays('employeeCredit'), creditOfDays('energyCredit')],
    minimumWageCredit,
    more,
  );
}

/**
 * The credits of the pay of a year with several salaries at once, which the assessment settles again. They are granted for the
 * months with pay. L.I.R. art. 154quater, al. 2.
 */
export function creditsOfAssessment(
  pay: Money,
  months: Measure<'months'>,
  law: EmployeeCreditsLaw,
): Money {
  const payOfYear = over(times(pay, twelveMonths), months);
  const income = step('creditPayOfYear', payOfYear, toNearestCent);
  const creditOfMonths = (id: 'employeeCredit' | 'energyCredit') => {
    const whole = renamed(`${id}OfWholeYear`, taperedCredit(id, income, law[id], 'year'));
    return step(id, over(times(whole, months), twelveMonths), upToCent);
  };
  return step(
    'creditsOfYear',
    plus(creditOfMonths('employeeCredit'), creditOfMonths('energyCredit')),
  );
}

function taperedCreditsOfMonth(income: Money, law: EmployeeCreditsLaw) {
  return [
    taperedCredit('employeeCredit', income, law.employeeCredit, 'month'),
    taperedCredit('energyCredit', income, law.energyCredit, 'month'),
  ] as const;
}

function twelveTimes(id: TaperedCreditId, creditOfMonth: Money): Money {
  return step(id, times(creditOfMonth, twelveMonths), wholeCents);
}

function allCredits(
  tapered: readonly Money[],
  minimumWageCredit: Money | null,
  more: readonly Money[],
): readonly Money[] {
  return [...tapered, ...(minimumWageCredit ? [minimumWageCredit] : []), ...more];
}

/** The sum of the credits. */
export function totalCredits(credits: readonly Money[]): Money {
  return step('taxCredits', sumOf(credits));
}

function incomeAbove(income: Money, threshold: Cents): Money {
  return step('creditIncomeAboveThreshold', minus(income, money('creditThreshold', threshold)));
}

function amountInPeriod(
  yearly: Term<Cents | Exact, 'EUR'>,
  period: CreditPeriod,
): Term<Cents | Exact, 'EUR'> {
  if (period === 'year') return yearly;
  return period === 'month' ? over(yearly, twelveMonths) : over(yearly, period);
}
