import { explainedFigure, type Explainable } from '../../explanation/explained.ts';
import { counted } from '../../explanation/operand.ts';
import { RefusedInput } from '../calculator.ts';
import { loanCostDefaults, mostLoanYears, type LoanCostInput } from './input.ts';

const monthsInYear = 12;

/** How long a loan runs. */
export interface LoanTerm {
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
export function loanTerm({ years, months }: LoanCostInput): LoanTerm {
  const askedYears = years ?? loanCostDefaults.years;
  const askedMonths = months ?? 0;
  if (askedYears > mostLoanYears && askedYears !== Math.floor(askedMonths / monthsInYear)) {
    throw new RefusedInput([{ field: 'years', code: 'aboveMaximum', limit: mostLoanYears }]);
  }
  if (askedMonths > 0) return { months: askedMonths, steps: [] };
  if (askedYears === 0) return { months: 0, steps: [] };
  const monthsOfYears = askedYears * monthsInYear;
  return { months: monthsOfYears, steps: [monthsStep(askedYears, monthsOfYears)] };
}

function monthsStep(years: number, months: number): Explainable {
  return explainedFigure(months, () => ({
    id: 'loanMonths',
    lines: ['monthlyPayment', 'totalCost', 'interestCost'],
    operands: [
      counted('termYears', years, '+', 'years'),
      counted('monthsInYear', monthsInYear, '×', 'months'),
    ],
    unit: 'months',
  }));
}
