import { explained, type Explained, type Sourced } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import type { ExplainedLine, StepId, MonthSpan } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import { divide, multiply } from '../money/exact.ts';
import { asNumber, multiplyRates, type Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import { asPartOfFullTime, monthlyShare, type PartTime } from './part-time.ts';

/** The minimum wage of a month: its amount at index 100 and the index. */
export interface IndexedWage {
  readonly atIndex100: Sourced<Cents>;
  readonly index: Sourced<Rate>;
}

/** Index points at which an amount "at index 100" is stated. */
const indexBase = 100;

/**
 * A share of the minimum wage: amount at index 100 x index / 100 x share, rounded once to the nearest cent. Rounding in
 * between gives wrong official figures (5 x the rounded wage is 13 518.70 where the law says 13 518.68).
 */
export function shareOfMinimumWage({ atIndex100, index }: IndexedWage, share: Rate): Cents {
  return toNearestCent(multiply(divide(multiply(atIndex100.value, index.value), indexBase), share));
}

/**
 * The same, with its reasoning: a ceiling, a minimum base or an abatement that the law states as such a share.
 *
 * @param partTime the hours by which it is reduced; `null` where it is granted in full
 */
export function explainedShareOfMinimumWage(
  id: StepId,
  lines: readonly ExplainedLine[],
  wage: IndexedWage,
  share: Sourced<Rate>,
  months?: MonthSpan,
  partTime: PartTime | null = null,
): Explained {
  const { numerator, denominator } = share.value;
  const operands = [
    money('minimumWageAtIndex100', wage.atIndex100.value),
    counted('wageIndex', asNumber(wage.index.value), '×'),
    counted('indexBase', indexBase, '÷'),
    numerator === 1
      ? counted('minimumWageShare', denominator, '÷')
      : counted('minimumWageShare', asNumber(share.value), '×'),
    ...(partTime ? asPartOfFullTime(partTime) : []),
  ];
  const granted = partTime ? multiplyRates(share.value, monthlyShare(partTime)) : share.value;
  return explained(shareOfMinimumWage(wage, granted), () => ({
    id,
    lines,
    operands,
    rounding: 'toNearestCent',
    sources: [
      ...share.sources,
      ...wage.atIndex100.sources,
      ...wage.index.sources,
      ...(partTime?.sources ?? []),
    ],
    months,
  }));
}
