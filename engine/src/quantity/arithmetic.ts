import type { Unit } from '../explanation/step.ts';
import type { Binary } from '../money/binary.ts';
import { zeroCents, type Cents } from '../money/cents.ts';
import { add, exact, multiply, subtract, type Exact } from '../money/exact.ts';
import { addRates, multiplyRates, ratio, subtractRates, type Rate } from '../money/rate.ts';
import { isBelow, isNegative, zeroOf } from './comparison.ts';
import { Formula, noOperands, Quantity, Term } from './quantity.ts';
import {
  productUnit,
  quotientUnit,
  type Amount,
  type DivisorUnit,
  type FactorUnit,
  type MoneyUnit,
  type ProductUnit,
  type QuotientUnit,
} from './units.ts';

/** The sum of all terms. Whole cents stay whole; with exact money among the terms the sum is exact. */
export function plus<U extends Unit>(
  first: Term<Cents, U>,
  ...others: readonly Term<Cents, NoInfer<U>>[]
): Term<Cents, U>;
export function plus<U extends Unit>(
  first: Term<Cents | Exact, U>,
  ...others: readonly Term<Cents | Exact, NoInfer<U>>[]
): Term<Exact, U>;
export function plus<A extends Rate | Binary, U extends Unit>(
  first: Term<A, U>,
  ...others: readonly Term<NoInfer<A>, NoInfer<U>>[]
): Term<A, U>;
export function plus(...terms: readonly [Term, ...Term[]]): Term {
  return combined('plus', terms);
}

/** The first term minus all the others. */
export function minus<U extends Unit>(
  first: Term<Cents, U>,
  ...others: readonly Term<Cents, NoInfer<U>>[]
): Term<Cents, U>;
export function minus<U extends Unit>(
  first: Term<Cents | Exact, U>,
  ...others: readonly Term<Cents | Exact, NoInfer<U>>[]
): Term<Exact, U>;
export function minus<A extends Rate | Binary, U extends Unit>(
  first: Term<A, U>,
  ...others: readonly Term<NoInfer<A>, NoInfer<U>>[]
): Term<A, U>;
export function minus(...terms: readonly [Term, ...Term[]]): Term {
  return combined('minus', terms);
}

/** The sum of a list: zero if it is empty, and the term itself if there is only one. */
export function sumOf(terms: readonly Term<Cents, 'EUR'>[]): Term<Cents, 'EUR'>;
export function sumOf(terms: readonly Term<Cents | Exact, 'EUR'>[]): Term<Cents | Exact, 'EUR'>;
export function sumOf(terms: readonly Term[]): Term {
  const [first, ...others] = terms;
  if (first === undefined) {
    return new Term(zeroCents, 'cents', 'EUR', 'plus', noOperands);
  }
  return others.length === 0 ? first : combined('plus', [first, ...others]);
}

/** A product. A sum is multiplied term by term, because steps have no brackets. */
export function times<U extends Unit, V extends FactorUnit<U>>(
  formula: Term<Cents | Exact, U>,
  factor: Quantity<Rate, V>,
): Term<Exact, ProductUnit<U, V>>;
export function times<U extends Unit, V extends FactorUnit<U> & MoneyUnit>(
  formula: Term<Rate, U>,
  factor: Quantity<Cents | Exact, V>,
): Term<Exact, ProductUnit<U, V>>;
export function times<A extends Rate | Binary, U extends Unit, V extends FactorUnit<U>>(
  formula: Term<A, U>,
  factor: Quantity<NoInfer<A>, V>,
): Term<A, ProductUnit<U, V>>;
export function times(formula: Term, factor: Quantity): Term {
  const unit = productUnit(formula.unit, factor.unit);
  const operands = [formula, factor];
  if (formula.kind === 'binary') {
    const amount = (Number(formula.amount) * binaryFactor(factor)) as Binary;
    return new Term(amount, 'binary', unit, 'times', operands);
  }
  if (formula.kind !== 'rate') {
    const amount = multiply(formula.amount as Cents | Exact, factor.amount as Rate);
    return new Term(amount, 'exact', unit, 'times', operands);
  }
  if (factor.kind !== 'rate') {
    const amount = multiply(factor.amount as Cents | Exact, formula.amount as Rate);
    return new Term(amount, 'exact', unit, 'times', operands);
  }
  const amount = multiplyRates(formula.amount as Rate, factor.amount as Rate);
  return new Term(amount, 'rate', unit, 'times', operands);
}

/** A quotient. A sum is divided term by term. @throws RangeError if an exact divisor is not above zero */
export function over<U extends Unit, V extends DivisorUnit<U>>(
  formula: Term<Cents | Exact, U>,
  divisor: Quantity<Rate, V>,
): Term<Exact, QuotientUnit<U, V>>;
export function over<U extends MoneyUnit>(
  formula: Term<Cents, U>,
  divisor: Quantity<Cents, NoInfer<U>>,
): Term<Rate, 'number'>;
export function over<A extends Rate | Binary, U extends Unit, V extends DivisorUnit<U>>(
  formula: Term<A, U>,
  divisor: Quantity<NoInfer<A>, V>,
): Term<A, QuotientUnit<U, V>>;
export function over(formula: Term, divisor: Quantity): Term {
  const unit = quotientUnit(formula.unit, divisor.unit);
  const operands = [formula, divisor];
  if (formula.kind === 'binary') {
    const amount = (Number(formula.amount) / binaryFactor(divisor)) as Binary;
    return new Term(amount, 'binary', unit, 'over', operands);
  }
  if (divisor.kind === 'cents') {
    const amount = ratio(formula.amount as Cents, divisor.amount as Cents);
    return new Term(amount, 'rate', unit, 'over', operands);
  }
  const inverse = inverseOf(divisor.amount as Rate);
  if (formula.kind === 'rate') {
    const amount = multiplyRates(formula.amount as Rate, inverse);
    return new Term(amount, 'rate', unit, 'over', operands);
  }
  const amount = multiply(formula.amount as Cents | Exact, inverse);
  return new Term(amount, 'exact', unit, 'over', operands);
}

/** The lower of two quantities; the first if they are equal. */
export function min<A extends Amount, U extends Unit>(
  a: Quantity<A, U>,
  b: Quantity<NoInfer<A>, NoInfer<U>>,
): Formula<A, U>;
export function min<U extends MoneyUnit>(
  a: Quantity<Cents | Exact, U>,
  b: Quantity<Cents | Exact, NoInfer<U>>,
): Formula<Exact, U>;
export function min(a: Quantity, b: Quantity): Formula {
  return chosen('lowest', isBelow(b, a) ? b : a, a, b);
}

/** The higher of two quantities; the first if they are equal. */
export function max<A extends Amount, U extends Unit>(
  a: Quantity<A, U>,
  b: Quantity<NoInfer<A>, NoInfer<U>>,
): Formula<A, U>;
export function max<U extends MoneyUnit>(
  a: Quantity<Cents | Exact, U>,
  b: Quantity<Cents | Exact, NoInfer<U>>,
): Formula<Exact, U>;
export function max(a: Quantity, b: Quantity): Formula {
  return chosen('highest', isBelow(a, b) ? b : a, a, b);
}

/** The formula, but at least zero. */
export function flooredAtZero<A extends Amount, U extends Unit>(
  formula: Formula<A, U>,
): Formula<A, U> {
  if (!isNegative(formula)) return formula;
  const zero = zeroOf(formula);
  const { kind, unit, operation, operands, notes } = formula;
  return formula instanceof Quantity
    ? new Formula(zero.amount, kind, unit, 'plus', [formula], { isFlooredAtZero: true })
    : new Formula(zero.amount, kind, unit, operation, operands, {
        ...notes,
        isFlooredAtZero: true,
      });
}

/**
 * Zero, because an amount is not above a limit.
 *
 * @param nothing zero of another kind or unit than the amount's
 * @throws RangeError if the amount is above the limit
 */
export function waived<A extends Amount, U extends Unit, B extends Amount = A, V extends Unit = U>(
  amount: Quantity<A, U>,
  limit: Quantity<A | (A extends Exact ? Cents : A), U>,
  nothing?: Formula<B, V>,
): Formula<B, V>;
export function waived(
  amount: Quantity,
  limit: Quantity,
  nothing: Formula = zeroOf(amount),
): Formula {
  if (isBelow(limit, amount)) throw new RangeError('above the limit: not waived');
  return new Formula(nothing.amount, nothing.kind, nothing.unit, 'waived', [amount, limit]);
}

/** The same number with another unit: growth a year x years is a plain number. */
export function inUnit<A extends Rate | Binary, U extends Unit>(unit: U, term: Term<A>): Term<A, U>;
/** The same money with another unit: an amount becomes a price or the reverse. */
export function inUnit<A extends Cents | Exact, U extends MoneyUnit>(
  unit: U,
  term: Term<A, MoneyUnit>,
): Term<A, U>;
export function inUnit(unit: Unit, term: Term): Term {
  const { amount, kind, operation, operands, notes } = term;
  return term instanceof Quantity
    ? new Term(amount, kind, unit, 'plus', [term])
    : new Term(amount, kind, unit, operation, operands, notes);
}

/** The factor of a binary quantity. A rate is stored in percent. */
function binaryFactor({ amount, unit }: Quantity): number {
  return unit === 'percent' ? Number(amount) / 100 : Number(amount);
}

function combined(operation: 'plus' | 'minus', terms: readonly [Term, ...Term[]]): Term {
  const [first] = terms;
  let { amount, kind } = first;
  const isSum = operation === 'plus';
  for (let index = 1; index < terms.length; index += 1) {
    const next = (terms[index] ?? first).amount;
    if (typeof amount === 'number' && typeof next === 'number') {
      amount = (isSum ? amount + next : amount - next) as Cents | Binary;
    } else if (kind === 'rate') {
      amount = (isSum ? addRates : subtractRates)(amount as Rate, next as Rate);
    } else {
      amount = (isSum ? add : subtract)(amount as Cents | Exact, next as Cents | Exact);
      kind = 'exact';
    }
  }
  return new Term(amount, kind, first.unit, operation, terms);
}

function chosen(
  operation: 'lowest' | 'highest',
  which: Quantity,
  a: Quantity,
  b: Quantity,
): Formula {
  const isMixed = a.kind !== b.kind && which.kind === 'cents';
  const amount = isMixed ? exact(which.amount as Cents) : which.amount;
  const kind = isMixed ? 'exact' : which.kind;
  return new Formula(amount, kind, which.unit, operation, [a, b]);
}

function inverseOf({ numerator, denominator }: Rate): Rate {
  return ratio(denominator, numerator);
}
