import { ratio, type Rate } from './rate.ts';

/** Roundings of exact numbers that are not money: kWh, kWp, square metres, years. */

/** Rounds to whole tenths; half a tenth goes up. @throws RangeError, as all of these, beyond safe integers */
export function toTenths({ numerator, denominator }: Rate): number {
  return floorQuotient(numerator * 20 + denominator, denominator * 2);
}

/** Tenths as a number: 72 is 7.2. */
export function fromTenths(tenths: number): number {
  return tenths / 10;
}

/** To one decimal; half a tenth goes up. */
export function toOneDecimal(value: Rate): number {
  return fromTenths(toTenths(value));
}

/** Up to the next whole number. */
export function upToWhole({ numerator, denominator }: Rate): number {
  return floorQuotient(numerator + (denominator - 1), denominator);
}

/** Down to a whole multiple of a number above zero. */
export function multipleBelow(value: Rate, multiple: Rate): Rate {
  const multiples = floorQuotient(
    value.numerator * multiple.denominator,
    value.denominator * multiple.numerator,
  );
  return ratio(multiples * multiple.numerator, multiple.denominator);
}

/** Uses the exact remainder, because floating-point division may round up to the next integer. */
function floorQuotient(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator)) throw new RangeError(`too large: ${numerator}`);
  const remainder = ((numerator % denominator) + denominator) % denominator;
  return (numerator - remainder) / denominator;
}
