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
import { hintsSchema } from '../schema/json-schema.ts';
import { refuse } from './refused-input.ts';

/** What each remark on the period means. */
export const periodHints = {
  rulesNotYetKnown:
    'the law of the period asked for, or of today, is not yet known, so the newest known law was applied.',
} as const;
export type PeriodHintId = keyof typeof periodHints;

export const periodHintsSchema = hintsSchema(periodHints);

const notYetKnown: readonly PeriodHintId[] = ['rulesNotYetKnown'];

/**
 * The month of an input, or the current month; for a month ahead the newest month whose law is known.
 *
 * @throws RefusedInput for a month before the oldest known law, or more than a year ahead
 */
export function payMonthOf(
  { payMonth: entered }: { readonly payMonth?: string | null | undefined },
  today: Day,
): { readonly payMonth: Month; readonly periodHints: readonly PeriodHintId[] } {
  if (typeof entered !== 'string') {
    const { payMonth, isBeyondKnown } = periodOfDay(today);
    return { payMonth, periodHints: isBeyondKnown ? notYetKnown : [] };
  }
  if (isSupportedMonth(entered)) return { payMonth: entered, periodHints: [] };
  const last = lastMonthAhead(today);
  if (entered > newestPayMonth && entered <= last) {
    return { payMonth: newestPayMonth, periodHints: notYetKnown };
  }
  const field = 'payMonth';
  return refuse(
    entered < oldestPayMonth
      ? { field, code: 'beforeKnownLaw', limit: oldestPayMonth }
      : { field, code: 'tooFarAhead', limit: last },
  );
}

/** The tax year of an input, or the current year. */
export function taxYearOf(
  { taxYear: entered }: { readonly taxYear?: SupportedYear | null | undefined },
  today: Day,
): { readonly taxYear: SupportedYear; readonly periodHints: readonly PeriodHintId[] } {
  if (typeof entered === 'number') return { taxYear: entered, periodHints: [] };
  const { taxYear, isBeyondKnown } = periodOfDay(today);
  return { taxYear, periodHints: isBeyondKnown ? notYetKnown : [] };
}
