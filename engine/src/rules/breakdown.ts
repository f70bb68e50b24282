import { minus } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';

const { step } = salaryNames;

/** The lines between a gross and a net income of one period. */
export type BreakdownLine =
  | 'grossSalary'
  | 'pensionContributions'
  | 'illnessContributions'
  | 'illnessCashContributions'
  | 'longTermCareInsurance'
  | 'accidentInsurance'
  | 'taxBeforeCredits'
  | 'taxCredits';

export type BreakdownLines = Readonly<Record<BreakdownLine, Money>>;

/** The lines of a period before any tax. */
export type LinesBeforeTax = Omit<BreakdownLines, 'taxBeforeCredits' | 'taxCredits'>;

/** The lines together with what follows from them. */
export interface Breakdown extends BreakdownLines {
  /** Negative when the refundable credits exceed the tax. */
  readonly tax: Money;
  readonly netSalary: Money;
}

/** Closes a breakdown: tax = tax before credits - credits; net = gross - all lines, exactly. */
export function breakdown(
  lines: LinesBeforeTax,
  taxBeforeCredits: Money,
  taxCredits: Money,
): Breakdown {
  const {
    grossSalary,
    pensionContributions,
    illnessContributions,
    illnessCashContributions,
    longTermCareInsurance,
    accidentInsurance,
  } = lines;
  const tax = step('tax', minus(taxBeforeCredits, taxCredits));
  const taken = [
    tax,
    pensionContributions,
    illnessContributions,
    illnessCashContributions,
    longTermCareInsurance,
  ];
  if (accidentInsurance.amount !== 0) taken.push(accidentInsurance);
  return {
    grossSalary,
    pensionContributions,
    illnessContributions,
    illnessCashContributions,
    longTermCareInsurance,
    accidentInsurance,
    taxBeforeCredits,
    taxCredits,
    tax,
    netSalary: step('netSalary', minus(grossSalary, ...taken)),
  };
}

/** Every line of a breakdown from a function of its name. */
export function linesOf(line: (id: BreakdownLine) => Money): BreakdownLines {
  return {
    grossSalary: line('grossSalary'),
    pensionContributions: line('pensionContributions'),
    illnessContributions: line('illnessContributions'),
    illnessCashContributions: line('illnessCashContributions'),
    longTermCareInsurance: line('longTermCareInsurance'),
    accidentInsurance: line('accidentInsurance'),
    taxBeforeCredits: line('taxBeforeCredits'),
    taxCredits: line('taxCredits'),
  };
}
