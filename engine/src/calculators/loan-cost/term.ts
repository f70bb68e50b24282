import { monthsInYear } from '../../dated/month.ts';
import type { Explainable } from '../../explanation/explained.ts';
import { monthsOfTerm, termStep } from '../../rules/loan-term.ts';
import { RefusedInput } from '../calculator.ts';
import { loanCostDefaults, mostLoanYears, type LoanCostInput } from './input.ts';

/** How long a loan runs. */
export interface RequestedTerm {
  /** 0 where neither months nor years were asked for. */
  readonly months: number;
  /** How the months came about, where years were asked for. */
  readonly steps: readonly Explainable[];
}

/**
 * The term of a request: its months, else its years. A form that couples both sends the full years of the months, which
 * may be more than years alone may say.
 *
 * @throws RefusedInput for more years than that
 */
export function loanTerm({ years, months }: LoanCostInput): RequestedTerm {
  const askedYears = years ?? loanCostDefaults.years;
  const askedMonths = months ?? 0;
  if (askedYears > mostLoanYears && askedYears !== Math.floor(askedMonths / monthsInYear)) {
    throw new RefusedInput([{ field: 'years', code: 'aboveMaximum', limit: mostLoanYears }]);
  }
  if (askedMonths > 0) return { months: askedMonths, steps: [] };
  if (askedYears === 0) return { months: 0, steps: [] };
  const term = { years: askedYears, months: 0 };
  return {
    months: monthsOfTerm(term),
    steps: [termStep(term, ['monthlyPayment', 'totalCost', 'interestCost'])],
  };
}
