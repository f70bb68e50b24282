import { cents, type Cents } from './cents.ts';
import { exact, floorOfCentsPlusHalf, floorOfMultiples, isLess, type Exact } from './exact.ts';

/** To the nearest cent; half a cent goes up. @throws RangeError, as every rounding, beyond safe integers of cents */
export function toNearestCent(amount: Exact): Cents {
  return cents(floorOfCentsPlusHalf(amount));
}

/** Up to the next whole cent. */
export function upToCent(amount: Exact): Cents {
  const centsBelow = floorOfMultiples(amount, 1);
  return cents(isWhole(amount) ? centsBelow : centsBelow + 1);
}

/** Down to a multiple of an amount: 5 or 50 euros for taxable income. */
export function downToMultipleOf(amount: Cents | Exact, multiple: Cents): Cents {
  const whole = typeof amount === 'number' ? exact(amount) : amount;
  return cents(floorOfMultiples(whole, multiple) * multiple);
}

/** Down to whole cents: a day's withholding. */
export function downToCent(amount: Exact): Cents {
  return cents(floorOfMultiples(amount, 1));
}

const tenCents = cents(10);
const oneEuro = cents(100);

/** Down to whole ten cents: a month's withholding. */
export function downToTenCents(amount: Exact): Cents {
  return downToMultipleOf(amount, tenCents);
}

/** Down to whole euros: a year's tax. */
export function downToEuro(amount: Exact): Cents {
  return downToMultipleOf(amount, oneEuro);
}

/** Up to whole euros. */
export function upToEuro(amount: Exact): Cents {
  const eurosBelow = downToEuro(amount);
  return isLess(eurosBelow, amount) ? cents(eurosBelow + oneEuro) : eurosBelow;
}

/** The amount as cents, without rounding. @throws RangeError when it is not whole cents */
export function wholeCents(amount: Exact): Cents {
  if (!isWhole(amount)) throw new RangeError('not a whole number of cents');
  return cents(floorOfMultiples(amount, 1));
}

function isWhole({ numerator, denominator }: Exact): boolean {
  return typeof numerator === 'number' && typeof denominator === 'number'
    ? numerator % denominator === 0
    : BigInt(numerator) % BigInt(denominator) === 0n;
}
