import type { Source, Sourced } from '../dated/source.ts';
import { subtractCents, type Cents } from '../money/cents.ts';
import { minus, times } from '../quantity/arithmetic.ts';
import { inProportion } from '../quantity/proportion.ts';
import { salaryNames } from '../quantity/names.ts';
import { citing, decidedBy } from '../quantity/notes.ts';
import type { Money } from '../quantity/quantity.ts';
import { toNearestCent, wholeCents } from '../quantity/rounding.ts';
import { fullTimeEquivalent, partOfWeek, type PartTime } from './part-time.ts';
import { twelveMonths } from './twelfths.ts';

const { step, money, quoted } = salaryNames;

/** The minimum wage credit of a month on the full-time gross salary. */
export interface MinimumWageCreditTerms {
  readonly salaryFrom: Cents;
  readonly full: Cents;
  readonly taperFrom: Cents;
  readonly salaryTo: Cents;
}

/**
 * The minimum wage credit (CISSM) of a month, to the nearest cent. It is full between two full-time salaries and then falls
 * evenly to zero. For part-time work the full-time equivalent of the salary decides, and the credit is granted in proportion
 * to the hours. L.I.R. art. 139quater.
 *
 * @returns `null` when there is no credit
 */
export function minimumWageCredit(
  monthlyGross: Money,
  { value: terms, sources }: Sourced<MinimumWageCreditTerms>,
  partTime: PartTime | null,
): Money | null {
  const salary = partTime ? fullTimeEquivalent(monthlyGross, partTime) : monthlyGross;
  const { salaryFrom, taperFrom, salaryTo } = terms;
  if (salary.amount < salaryFrom || salary.amount >= salaryTo) return null;
  const full = money('creditFull', terms.full, sources);
  if (salary.amount <= taperFrom) {
    if (partTime === null) return step('minimumWageCredit', full);
    const credit = decidedBy(partOfWeek(full, partTime), salary);
    return step('minimumWageCredit', credit, toNearestCent);
  }
  const distance = step(
    'minimumWageCreditDistance',
    minus(money('creditUpperLimit', salaryTo), salary),
  );
  const width = money('creditTaperWidth', subtractCents(salaryTo, taperFrom));
  const credit = inProportion(distance, full, width);
  return step('minimumWageCredit', partTime ? partOfWeek(credit, partTime) : credit, toNearestCent);
}

/** The minimum wage credit of a year of equal months. */
export function annualMinimumWageCredit(ofMonth: Money, sources: readonly Source[]): Money {
  const ofYear = times(quoted('minimumWageCreditOfMonth', ofMonth), twelveMonths);
  return step('minimumWageCredit', citing(ofYear, sources), wholeCents);
}
