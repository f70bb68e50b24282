import type { Unit } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import { multiply, type Exact } from '../money/exact.ts';
import { multiplyRates, ratio, type Rate } from '../money/rate.ts';
import { Term, type Quantity } from './quantity.ts';

/** amount x part / whole, for money or for exact numbers. */
export function inProportion(
  amount: Term<Cents | Exact, 'EUR'>,
  part: Quantity<Cents, 'EUR'>,
  whole: Quantity<Cents, 'EUR'>,
): Term<Exact, 'EUR'>;
export function inProportion<U extends Unit, V extends Unit>(
  amount: Term<Rate, U>,
  part: Quantity<Rate, V>,
  whole: Quantity<Rate, NoInfer<V>>,
): Term<Rate, U>;
export function inProportion(amount: Term, part: Quantity, whole: Quantity): Term {
  const isMoney = amount.kind !== 'rate';
  const kind = isMoney ? 'exact' : 'rate';
  const value = isMoney
    ? multiply(amount.amount as Cents | Exact, ratio(part.amount as Cents, whole.amount as Cents))
    : multiplyRates(amount.amount as Rate, shareOf(part.amount as Rate, whole.amount as Rate));
  const product = new Term(value, kind, amount.unit, 'times', [amount, part]);
  return new Term(value, kind, amount.unit, 'over', [product, whole]);
}

function shareOf(part: Rate, { numerator, denominator }: Rate): Rate {
  return multiplyRates(part, ratio(denominator, numerator));
}
