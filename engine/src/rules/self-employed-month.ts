import { monthsInYear } from '../dated/month.ts';
import { explained, type Explained } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import type { ExplainedLine, StepId } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import { divide } from '../money/exact.ts';
import { toNearestCent } from '../money/rounding.ts';
import { type Breakdown, breakdown } from './breakdown.ts';

/** A month of a self-employed year: a twelfth of each line to the nearest cent, tax and net from the lines. */
export function selfEmployedMonth(profit: Cents, year: Breakdown): Breakdown {
  const twelfths = {
    pensionContributions: twelfth('pensionContributions', year.pensionContributions),
    illnessContributions: twelfth('illnessContributions', year.illnessContributions),
    illnessCashContributions: twelfth('illnessCashContributions', year.illnessCashContributions),
    longTermCareInsurance: twelfth('longTermCareInsurance', year.longTermCareInsurance),
    accidentInsurance: twelfth('accidentInsurance', year.accidentInsurance),
    taxBeforeCredits: twelfthOf('taxBeforeCredits', year.taxBeforeCredits, 'tax'),
    taxCredits: twelfthOf('taxCredits', year.taxCredits, 'tax'),
  };
  return breakdown(
    {
      grossSalary: profit,
      pensionContributions: twelfths.pensionContributions.amount,
      illnessContributions: twelfths.illnessContributions.amount,
      illnessCashContributions: twelfths.illnessCashContributions.amount,
      longTermCareInsurance: twelfths.longTermCareInsurance.amount,
      accidentInsurance: twelfths.accidentInsurance.amount,
      taxBeforeCredits: twelfths.taxBeforeCredits.amount,
      taxCredits: twelfths.taxCredits.amount,
    },
    Object.values(twelfths),
  );
}

function twelfth(id: StepId & ExplainedLine, annual: Cents): Explained {
  return twelfthOf(id, annual, id);
}

function twelfthOf(id: StepId, annual: Cents, line: ExplainedLine): Explained {
  return explained(toNearestCent(divide(annual, monthsInYear)), () => ({
    id,
    lines: [line],
    operands: [money('annualAmount', annual), counted('monthsInYear', monthsInYear, '÷', 'months')],
    rounding: 'toNearestCent',
  }));
}
