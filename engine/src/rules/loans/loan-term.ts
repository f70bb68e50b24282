import { monthsInYear } from '../../dated/month.ts';
import { over, plus, times } from '../../quantity/arithmetic.ts';
import type { BinaryQuantity } from '../../quantity/binary-quantity.ts';
import { binary, step } from '../../quantity/names.ts';

/** The term of a loan, or the rest of it. */
export interface LoanTerm {
  readonly years: number;
  /** Beyond the full years. */
  readonly months: number;
}

/** The months of a year as a binary number. */
export const monthsPerYear: BinaryQuantity<'months'> = binary(
  'monthsInYear',
  monthsInYear,
  'months',
);

/** Years and months of a term as months. */
export function monthsOfTerm({ years, months }: LoanTerm): BinaryQuantity<'months'> {
  const monthsOfYears = times(binary('termYears', years, 'years'), monthsPerYear);
  return step(
    'loanMonths',
    months === 0 ? monthsOfYears : plus(monthsOfYears, binary('termMonths', months, 'months')),
  );
}

/** A nominal rate of a year: 3.2 for 3.2 %. */
export function annualRate(percent: number): BinaryQuantity<'percent'> {
  return binary('interestRate', percent, 'percent');
}

/** The rate of a month: a twelfth of the year's. */
export function monthlyRate(rateOfYear: BinaryQuantity<'percent'>): BinaryQuantity<'percent'> {
  return step('monthlyRate', over(rateOfYear, monthsPerYear));
}
