import type { Source, Sourced } from '../../../dated/source.ts';
import type { MinimumWageCredit } from '../../../law/tax/tax-credits.ts';
import { subtractCents, type Cents } from '../../../money/cents.ts';
import { isLess, type Exact } from '../../../money/exact.ts';
import { minus, over, plus, sumOf, times } from '../../../quantity/arithmetic.ts';
import { money, quoted, step } from '../../../quantity/names.ts';
import { citing, decidedBy } from '../../../quantity/notes.ts';
import { inProportion } from '../../../quantity/proportion.ts';
import type { ExactMoney, Measure, Money, Term } from '../../../quantity/quantity.ts';
import { upToCent, wholeCents } from '../../../quantity/rounding.ts';
import { twelveMonths } from '../../twelfths.ts';

/** The paid hours of a period, and the full-time hours of the same period. */
export interface PaidHours {
  readonly paid: Measure<'hours'>;
  readonly fullTime: Measure<'hours'>;
  readonly sources: readonly Source[];
}

/**
 * The minimum wage credit (CISSM) of a month, up to the next cent. It is full between two full-time salaries and then falls
 * evenly to zero. For part-time work the full-time equivalent of the pay decides, and the credit is granted in proportion
 * to the paid hours. L.I.R. art. 139quater.
 *
 * @param allPay all pay and advantages of the month, with what is exempt from tax
 * @param hours `null` for full time
 * @returns `null` when there is no credit
 */
export function minimumWageCredit(
  allPay: Money,
  { value: figures, sources }: Sourced<MinimumWageCredit>,
  hours: PaidHours | null,
): Money | null {
  const salary = hours ? fullTimeEquivalent(allPay, hours) : allPay;
  const { salaryFrom, taperFrom, salaryTo } = figures;
  if (isLess(salary.amount, salaryFrom) || !isLess(salary.amount, salaryTo)) return null;
  const full = money('creditFull', figures.full, sources);
  if (!isLess(taperFrom, salary.amount)) {
    if (hours === null) return step('minimumWageCredit', full);
    return step('minimumWageCredit', decidedBy(creditForHours(full, hours), salary), upToCent);
  }
  const distance = step(
    'minimumWageCreditDistance',
    minus(money('creditUpperLimit', salaryTo), salary),
  );
  const width = money('creditTaperWidth', subtractCents(salaryTo, taperFrom));
  const credit = inProportion(distance, full, width);
  return step('minimumWageCredit', hours ? creditForHours(credit, hours) : credit, upToCent);
}

/** The full-time salary at the same pay by the hour, not rounded. RGD of 26 April 2019 (Mémorial A 279), art. 1. */
function fullTimeEquivalent(
  monthlyGross: Money,
  { paid, fullTime, sources }: PaidHours,
): ExactMoney {
  return step('fullTimeEquivalent', citing(over(times(monthlyGross, fullTime), paid), sources));
}

function creditForHours(
  credit: Term<Cents | Exact, 'EUR'>,
  { paid, fullTime }: PaidHours,
): Term<Exact, 'EUR'> {
  return over(times(credit, paid), fullTime);
}

/**
 * By how much the credit of the month changes where one-off pay counts in it. L.I.R. art. 139quater, al. 2.
 *
 * @param creditOfMonth the credit of a month without one-off pay
 * @param creditWithOneOffPay the credit on that month's pay with it
 */
export function minimumWageCreditChange(
  creditOfMonth: Money | null,
  creditWithOneOffPay: Money | null,
  pay: Money,
  sources: readonly Source[],
): Money {
  const nothing = step('minimumWageCredit', decidedBy(sumOf([]), pay));
  const creditWithoutIt = quoted('minimumWageCreditOfMonth', creditOfMonth ?? sumOf([]));
  return step(
    'minimumWageCreditChange',
    citing(minus(creditWithOneOffPay ?? nothing, creditWithoutIt), sources),
  );
}

/** The minimum wage credit of a year of equal months, with the change in the month of one-off pay. */
export function annualMinimumWageCredit(
  creditOfMonth: Money | null,
  change: Money | null,
  sources: readonly Source[],
): Money {
  const creditOfYear = times(
    quoted('minimumWageCreditOfMonth', creditOfMonth ?? sumOf([])),
    twelveMonths,
  );
  const all = change ? plus(creditOfYear, quoted('minimumWageCreditChange', change)) : creditOfYear;
  return step('minimumWageCredit', citing(all, sources), wholeCents);
}
