import { type Source, noSources } from '../dated/source.ts';
import type { RoundingId } from '../explanation/step.ts';
import { binary, type Binary } from '../money/binary.ts';
import { fromComputedEuros, toEuros, type Cents } from '../money/cents.ts';
import { exact, type Exact } from '../money/exact.ts';
import { multiplyRates, ratio, whole, type Rate } from '../money/rate.ts';
import * as money from '../money/rounding.ts';
import { multipleBelow, toTenths, upToWhole as wholeAbove } from '../money/tenths.ts';
import type { Amount, Kind } from './units.ts';

/** The rounding of a step, with its legal sources. */
export interface Rounding<From extends Amount = never, To extends Amount = Amount> {
  readonly id: RoundingId;
  /** The kind of the rounded amount. */
  readonly kind: Kind;
  readonly round: (amount: From) => To;
  readonly sources: readonly Source[];
}

/** Money to whole cents. */
export type CentRounding = Rounding<Cents | Exact, Cents>;

/** To the nearest cent; half a cent goes up. */
export const toNearestCent = toCents('toNearestCent', money.toNearestCent);
/** Up to the next whole cent. */
export const upToCent = toCents('upToCent', money.upToCent);
/** Down to whole cents. */
export const downToCent = toCents('downToCent', money.downToCent);
/** Down to whole ten cents. */
export const downToTenCents = toCents('downToTenCents', money.downToTenCents);
/** Down to whole euros. */
export const downToEuro = toCents('downToEuro', money.downToEuro);
/** Up to whole euros. */
export const upToEuro = toCents('upToEuro', money.upToEuro);
/** No rounding. @throws RangeError if the amount is not in whole cents */
export const wholeCents = toCents('exact', money.wholeCents);
/** To the nearest cent, for the first of two persons who share an amount. */
export const sharedToTheCent = toCents('sharedToTheCent', money.toNearestCent);

/** A person's part of an amount that two persons share. The part is given, so that both parts add up to the cent. */
export function sharedAs(part: Cents): CentRounding {
  return toCents('sharedToTheCent', () => part);
}

/** Down to a multiple of an amount of the law. */
export function downToMultiple(
  id:
    | 'downToTwentyCents'
    | 'downToFiveEuros'
    | 'downToFiftyEuros'
    | 'downToTwoHundredEuros'
    | 'downToTwelveHundredEuros',
  multiple: Cents,
  sources: readonly Source[],
): CentRounding {
  const round = (amount: Cents | Exact) => money.downToMultipleOf(amount, multiple);
  return { id, kind: 'cents', round, sources };
}

/** A rate down to a multiple of a rate of the law. */
export function downToMultipleOfRate(
  id: 'downToHalfPercent' | 'downToEighthPercent',
  multiple: Rate,
  sources: readonly Source[],
): Rounding<Rate, Rate> {
  return { id, kind: 'rate', round: (amount) => multipleBelow(amount, multiple), sources };
}

/** The same rounding with legal sources. */
export function withSources<From extends Amount, To extends Amount>(
  rounding: Rounding<From, To>,
  sources: readonly Source[],
): Rounding<From, To> {
  return { ...rounding, sources };
}

/** Binary euros to the nearest cent; half a cent goes up. */
export const binaryToNearestCent: Rounding<Binary, Cents> = {
  id: 'toNearestCent',
  kind: 'cents',
  round: fromComputedEuros,
  sources: noSources,
};

/** Binary euros that are whole cents, apart from errors of binary arithmetic. */
export const binaryWholeCents: Rounding<Binary, Cents> = { ...binaryToNearestCent, id: 'exact' };

/** Up to the next whole number, at least zero. A fraction below the tolerance is an error of binary arithmetic. */
export function binaryUpToWhole(tolerance: number): Rounding<Binary, Binary> {
  const round = (amount: Binary) => binary(Math.max(0, Math.ceil(amount - tolerance)));
  return { id: 'upToWhole', kind: 'binary', round, sources: noSources };
}

/** A binary number to two decimals; half a hundredth goes up. */
export const toTwoDecimals: Rounding<Binary, Binary> = {
  id: 'toTwoDecimals',
  kind: 'binary',
  round: (amount) => binary(toEuros(fromComputedEuros(amount))),
  sources: noSources,
};

/** To one decimal; half a tenth goes up. */
export const toOneDecimal: Rounding<Rate, Rate> = {
  id: 'toOneDecimal',
  kind: 'rate',
  round: (amount) => ratio(toTenths(amount), 10),
  sources: noSources,
};

/** A share to one decimal of a percent; half a tenth goes up. */
export const percentToOneDecimal: Rounding<Rate, Rate> = {
  ...toOneDecimal,
  round: (amount) => ratio(toTenths(multiplyRates(amount, whole(100))), 1000),
};

/** Up to the next whole number. */
export const upToWhole: Rounding<Rate, Rate> = {
  id: 'upToWhole',
  kind: 'rate',
  round: (amount) => whole(wholeAbove(amount)),
  sources: noSources,
};

function toCents(id: RoundingId, roundExact: (amount: Exact) => Cents): CentRounding {
  const round = (amount: Cents | Exact) =>
    roundExact(typeof amount === 'number' ? exact(amount) : amount);
  return { id, kind: 'cents', round, sources: noSources };
}
