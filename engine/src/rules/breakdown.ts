import { explained, type Explainable, type Explained } from '../explanation/explained.ts';
import { money } from '../explanation/operand.ts';
import { less, type Cents } from '../money/cents.ts';

/** The lines between a gross and a net income of one period. */
export interface BreakdownLines {
  readonly grossSalary: Cents;
  readonly pensionContributions: Cents;
  readonly illnessContributions: Cents;
  readonly illnessCashContributions: Cents;
  readonly longTermCareInsurance: Cents;
  readonly accidentInsurance: Cents;
  readonly taxBeforeCredits: Cents;
  readonly taxCredits: Cents;
}

/** The lines together with what follows from them, and the steps of all. */
export interface Breakdown extends BreakdownLines {
  /** Negative when the refundable credits exceed the tax. */
  readonly tax: Cents;
  readonly netSalary: Cents;
  readonly steps: readonly Explainable[];
}

/** Closes a breakdown: tax = tax before credits - credits; net = gross - all lines, exactly. */
export function breakdown(lines: BreakdownLines, steps: readonly Explainable[]): Breakdown {
  const tax = taxAfterCredits(lines.taxBeforeCredits, lines.taxCredits);
  const net = netOf(lines, tax.amount);
  return {
    grossSalary: lines.grossSalary,
    pensionContributions: lines.pensionContributions,
    illnessContributions: lines.illnessContributions,
    illnessCashContributions: lines.illnessCashContributions,
    longTermCareInsurance: lines.longTermCareInsurance,
    accidentInsurance: lines.accidentInsurance,
    taxBeforeCredits: lines.taxBeforeCredits,
    taxCredits: lines.taxCredits,
    tax: tax.amount,
    netSalary: net.amount,
    steps: [...steps, tax, net],
  };
}

function taxAfterCredits(beforeCredits: Cents, credits: Cents): Explained {
  return explained(less(beforeCredits, credits), () => ({
    id: 'tax',
    lines: ['tax'],
    operands: [money('taxBeforeCredits', beforeCredits), money('taxCredits', credits, '-')],
  }));
}

function netOf(lines: BreakdownLines, tax: Cents): Explained {
  const net = less(
    lines.grossSalary,
    tax,
    lines.pensionContributions,
    lines.illnessContributions,
    lines.illnessCashContributions,
    lines.longTermCareInsurance,
    lines.accidentInsurance,
  );
  return explained(net, () => ({
    id: 'netSalary',
    lines: ['netSalary'],
    operands: [
      money('grossSalary', lines.grossSalary),
      money('tax', tax, '-'),
      money('pensionContributions', lines.pensionContributions, '-'),
      money('illnessContributions', lines.illnessContributions, '-'),
      money('illnessCashContributions', lines.illnessCashContributions, '-'),
      money('longTermCareInsurance', lines.longTermCareInsurance, '-'),
      ...(lines.accidentInsurance === 0
        ? []
        : [money('accidentInsurance', lines.accidentInsurance, '-')]),
    ],
  }));
}
