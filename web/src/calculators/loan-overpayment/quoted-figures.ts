import { prepaymentFigures } from '@suen/engine/small-door';
import type { Format } from '../../shared/amount/format.ts';

/** The figures of the law, formatted, by the value names of the texts. */
export function quotedFigures(format: Format, dayName: (isoDay: string) => string, today: string) {
  const figures = prepaymentFigures(today);
  return {
    indemnityMonths: format.number(figures.indemnityMonths),
    cappedAmount: format.eurosBriefly(figures.cappedAmount),
    occupationYears: format.number(figures.occupationYears),
    day: dayName(figures.notIfRunningOn),
  };
}
