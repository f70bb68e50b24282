import type { Day } from '../dated/day.ts';
import type { Month } from '../dated/month.ts';
import {
  isSupportedMonth,
  lastMonthAhead,
  newestPayMonth,
  oldestPayMonth,
  periodOfDay,
} from '../law-in-force/rule-periods.ts';
import type { SupportedYear } from '../law/supported-years.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { RefusedInput } from './calculator.ts';

/** Shown when the current day is after the newest known law. */
export const periodHintIds = ['rulesNotYetKnown'] as const;
export type PeriodHintId = (typeof periodHintIds)[number];

export const periodHintsSchema = {
  type: 'array',
  description:
    '`rulesNotYetKnown`: the law of the period asked for, or of today, is not yet known, so the newest known law was applied.',
  items: { type: 'string', enum: periodHintIds },
} as const satisfies JsonSchema;

interface RequestedMonth {
  readonly payMonth: Month;
  readonly periodHints: readonly PeriodHintId[];
}

/**
 * The requested month, or the current month; for a month ahead the newest month whose law is known.
 *
 * @throws RefusedInput for a month before the oldest known law, or more than a year ahead
 */
export function requestedPayMonth(
  requested: string | null | undefined,
  today: Day,
): RequestedMonth {
  if (typeof requested !== 'string') {
    const { payMonth, isBeyondKnown } = periodOfDay(today);
    return { payMonth, periodHints: hintsOf(isBeyondKnown) };
  }
  if (isSupportedMonth(requested)) return { payMonth: requested, periodHints: [] };
  const last = lastMonthAhead(today);
  if (requested > newestPayMonth && requested <= last) {
    return { payMonth: newestPayMonth, periodHints: periodHintIds };
  }
  const limit = requested < oldestPayMonth ? oldestPayMonth : last;
  throw new RefusedInput([{ field: 'payMonth', code: 'unknownPeriod', limit }]);
}

interface RequestedYear {
  readonly taxYear: SupportedYear;
  readonly periodHints: readonly PeriodHintId[];
}

/** The requested tax year, or the current year. */
export function requestedTaxYear(
  requested: SupportedYear | null | undefined,
  today: Day,
): RequestedYear {
  if (typeof requested === 'number') return { taxYear: requested, periodHints: [] };
  const { taxYear, isBeyondKnown } = periodOfDay(today);
  return { taxYear, periodHints: hintsOf(isBeyondKnown) };
}

function hintsOf(isBeyondKnown: boolean): readonly PeriodHintId[] {
  return isBeyondKnown ? periodHintIds : [];
}
