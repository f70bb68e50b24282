import type { Unit } from '../explanation/step.ts';
import type { Binary } from '../money/binary.ts';
import type { Cents } from '../money/cents.ts';
import type { Exact } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';

/** The number of a quantity: whole cents, exact money, an exact number, or a binary number. */
export type Amount = Cents | Exact | Rate | Binary;

/** The type of an amount. At run time cents cannot be told from binary numbers, nor exact money from exact numbers. */
export type Kind = 'cents' | 'exact' | 'rate' | 'binary';

/** Units of factors without a dimension. */
type PureUnit = 'percent' | 'number';

/** Units of amounts of money, whole cents or exact. */
export type MoneyUnit = 'EUR' | 'EUR/kWh' | 'EUR/kWp';

type Table = Readonly<Partial<Record<Unit, Readonly<Partial<Record<Unit, Unit>>>>>>;

/** Units of products. A product with a pure number keeps the other unit. */
const products = {
  EUR: { months: 'EUR', years: 'EUR', days: 'EUR', hours: 'EUR', kilometres: 'EUR' },
  years: { months: 'months' },
  'EUR/kWh': { kWh: 'EUR' },
  'EUR/kWp': { kWp: 'EUR' },
  kWh: { 'EUR/kWh': 'EUR', months: 'kWh', years: 'kWh' },
  kWp: { 'EUR/kWp': 'EUR', 'kWh/kWp': 'kWh' },
} as const satisfies Table;

/** Units of quotients. Dividing by a pure number keeps the unit, dividing by the same unit gives a number. */
const quotients = {
  EUR: { months: 'EUR', years: 'EUR', days: 'EUR', hours: 'EUR' },
  percent: { months: 'percent' },
  kWh: { 'kWh/kWp': 'kWp', months: 'kWh', kWp: 'kWh/kWp' },
} as const satisfies Table;

type Products = typeof products;
type Quotients = typeof quotients;

/** The units by which a unit can be multiplied. */
export type FactorUnit<U extends Unit> =
  | PureUnit
  | (U extends PureUnit ? Unit : never)
  | (U extends keyof Products ? Extract<keyof Products[U], Unit> : never);

export type ProductUnit<U extends Unit, V extends Unit> = V extends PureUnit
  ? U
  : U extends PureUnit
    ? V
    : U extends keyof Products
      ? V extends keyof Products[U]
        ? Extract<Products[U][V], Unit>
        : never
      : never;

/** The units by which a unit can be divided. */
export type DivisorUnit<U extends Unit> =
  | PureUnit
  | U
  | (U extends keyof Quotients ? Extract<keyof Quotients[U], Unit> : never);

export type QuotientUnit<U extends Unit, V extends Unit> = V extends PureUnit
  ? U
  : V extends U
    ? 'number'
    : U extends keyof Quotients
      ? V extends keyof Quotients[U]
        ? Extract<Quotients[U][V], Unit>
        : never
      : never;

const productTable: Table = products;
const quotientTable: Table = quotients;

/** The unit of a product. @throws RangeError where the types were circumvented */
export function productUnit(unit: Unit, factor: Unit): Unit {
  if (isPure(factor)) return unit;
  return isPure(unit) ? factor : known(productTable[unit]?.[factor], unit, factor);
}

/** The unit of a quotient. @throws RangeError where the types were circumvented */
export function quotientUnit(unit: Unit, divisor: Unit): Unit {
  if (isPure(divisor)) return unit;
  return unit === divisor ? 'number' : known(quotientTable[unit]?.[divisor], unit, divisor);
}

function isPure(unit: Unit): unit is PureUnit {
  return unit === 'percent' || unit === 'number';
}

function known(unit: Unit | undefined, a: Unit, b: Unit): Unit {
  if (unit === undefined) throw new RangeError(`no unit for ${a} and ${b}`);
  return unit;
}
