import { toEuros, type Cents } from '../money/cents.ts';
import { hundredPercent } from '../money/rate.ts';
import { mapValues } from '../records.ts';
import type { Limit } from '../rules/tax/deductions/deduction-limit.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { type JsonSchema, number, objectOf } from '../schema/json-schema.ts';

export const deductionLimitSchema = {
  title: 'DeductionLimit',
  description: 'A limit, the payments towards it, and the rest.',
  ...objectOf({
    max: number('Limit of the year in euros.'),
    deducted: number('The sum entered in euros, even if it is above the limit.'),
    deductible: number('What counts of `deducted`: no more than `max`.'),
    remaining: number('`max` minus `deducted`. Below zero if the sum is above the limit.'),
    progress: number(
      '`deducted` in percent of `max`, with two decimals. If the limit is zero, it is 100, or 0 if nothing was entered.',
    ),
  }),
} as const satisfies JsonSchema;

/** A ceiling, the payments towards it and the rest: `deducted + remaining = max`, to the cent. */
export type DeductionLimit = FromSchema<typeof deductionLimitSchema>;

/** Progress is shown to two decimals. */
const hundredthsInOne = 100;

/** A limit in a result. */
export function limitInEuros(limit: Limit): DeductionLimit {
  return limitOfAmounts(mapValues(limit, ({ amount }) => amount));
}

/** A limit in a result, from plain amounts. */
export function limitOfAmounts({
  ceiling,
  paid,
  deductible,
  remaining,
}: Readonly<Record<keyof Limit, Cents>>): DeductionLimit {
  return {
    max: toEuros(ceiling),
    deducted: toEuros(paid),
    deductible: toEuros(deductible),
    remaining: toEuros(remaining),
    progress: progressOf(paid, ceiling),
  };
}

function progressOf(paid: Cents, ceiling: Cents): number {
  if (ceiling === 0) return paid === 0 ? 0 : hundredPercent;
  return Math.round((paid * hundredPercent * hundredthsInOne) / ceiling) / hundredthsInOne;
}
