import { prepaymentFigures } from '@suen/engine/small-door';
import type { Format } from '../../shared/amount/format.ts';

/** The figures of the law, formatted, by the value names of the texts. */
export function quotedFigures(format: Format, dayName: (isoDay: string) => string) {
  const { indemnityMonths, cappedAmount, occupationYears, notIfRunningOn } = prepaymentFigures();
  return {
    indemnityMonths: format.number(indemnityMonths),
    cappedAmount: format.eurosBriefly(cappedAmount),
    occupationYears: format.number(occupationYears),
    day: dayName(notIfRunningOn),
  };
}
