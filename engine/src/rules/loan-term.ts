import { monthsInYear } from '../dated/month.ts';
import { explainedFigure, type Explainable } from '../explanation/explained.ts';
import { counted } from '../explanation/operand.ts';
import type { ExplainedLine } from '../explanation/step.ts';

/** How long a loan still runs, or is to run. */
export interface LoanTerm {
  readonly years: number;
  /** Beyond the full years. */
  readonly months: number;
}

/** Years and months of a term as months. */
export function monthsOfTerm({ years, months }: LoanTerm): number {
  return years * monthsInYear + months;
}

/** The step that counts a term in months. */
export function termStep(term: LoanTerm, lines: readonly ExplainedLine[]): Explainable {
  return explainedFigure(monthsOfTerm(term), () => ({
    id: 'loanMonths',
    lines,
    operands: [
      counted('termYears', term.years, '+', 'years'),
      counted('monthsInYear', monthsInYear, '×', 'months'),
      ...(term.months === 0 ? [] : [counted('termMonths', term.months, '+', 'months')]),
    ],
    unit: 'months',
  }));
}

const percent = 100;

/** A twelfth of a yearly rate in percent as a plain ratio: 3.2 gives 0.002666... */
export function monthlyRate(annualRatePercent: number): number {
  return annualRatePercent / (monthsInYear * percent);
}

/** A twelfth of a yearly rate, in percent. */
export function monthlyPercent(annualRatePercent: number): number {
  return annualRatePercent / monthsInYear;
}

/** The step that takes a twelfth of the yearly rate. */
export function monthlyRateStep(
  annualRatePercent: number,
  lines: readonly ExplainedLine[],
): Explainable {
  return explainedFigure(monthlyPercent(annualRatePercent), () => ({
    id: 'monthlyRate',
    lines,
    operands: [
      counted('interestRate', annualRatePercent, '+', 'percent'),
      counted('monthsInYear', monthsInYear, '÷', 'months'),
    ],
    unit: 'percent',
  }));
}
