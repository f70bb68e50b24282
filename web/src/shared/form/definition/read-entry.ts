import type { RefusedField } from '@suen/engine/small-door';
import { parseAmount } from '../../amount/parse-amount.ts';
import { parseNumber } from '../../amount/parse-number.ts';

/** Why an entry is invalid: a reason that the API has too, or one that only a form has. */
export interface FieldError {
  readonly code:
    | RefusedField['code']
    | 'unreadable'
    | 'notWhole'
    /** Other entries contradict it. */
    | 'conflict';
  /** The limit that was passed, in the unit of the field. */
  readonly limit?: number;
}

/** The value of an entry for a request (null for an empty number), or its error. */
export type EntryReading<Value = number | null> =
  | { readonly value: Value }
  | { readonly error: FieldError };

/** The minimum and maximum of a field, in its unit. */
export interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
  /** Why an amount below the minimum is refused, where its limit has a reason of its own. */
  readonly belowMinimum?: FieldError['code'];
  /** The value of an empty field, if it has to be within the limits. */
  readonly empty?: number;
  /** True where the other entries need this one. */
  readonly isRequired?: boolean;
  /** True where the other entries contradict this one. */
  readonly hasConflict?: boolean;
}

/** Reads a money field against the limits of its schema. */
export function readAmount(text: string, limits: Limits): EntryReading {
  const parsed = parseAmount(text);
  if (parsed.kind === 'empty') return emptyWithin(limits);
  return parsed.kind === 'amount' ? readWithinLimits(parsed.value, limits) : notReadable;
}

/** Reads a field of kilometres, percent and the like against the limits of its schema. */
export function readNumber(text: string, limits: Limits): EntryReading {
  const parsed = parseNumber(text);
  if (parsed.kind === 'empty') return emptyWithin(limits);
  return parsed.kind === 'number' ? readWithinLimits(parsed.value, limits) : notReadable;
}

/** Reads a rate in percent, to two decimals, against the limits of its schema. */
export function readPercent(text: string, limits: Limits): EntryReading {
  const reading = readNumber(text, limits);
  return 'value' in reading && reading.value !== null
    ? { value: roundedPercent(reading.value) }
    : reading;
}

/** A rate in percent to two decimals, half up as decimals are written: 3.255 is 3.26, which no binary number is exactly. */
export function roundedPercent(percent: number): number {
  const [digits, exponent = '0'] = String(percent).split('e');
  return Math.round(Number(`${digits}e${Number(exponent) + 2}`)) / 100 + 0;
}

/** Refuses a fraction, for fields that count whole things. */
export function whole(reading: EntryReading): EntryReading {
  return 'value' in reading && reading.value !== null && !Number.isInteger(reading.value)
    ? { error: { code: 'notWhole' } }
    : reading;
}

/** Turns an empty entry into an error, for fields that a request needs. */
export function required(reading: EntryReading): EntryReading {
  return 'value' in reading && reading.value === null ? { error: { code: 'required' } } : reading;
}

const notReadable: EntryReading = { error: { code: 'unreadable' } };

function emptyWithin({ empty, isRequired = false, ...limits }: Limits): EntryReading {
  if (isRequired) return { error: { code: 'required' } };
  const reading = empty === undefined ? { value: null } : readWithinLimits(empty, limits);
  return 'error' in reading ? reading : { value: null };
}

function readWithinLimits(
  value: number,
  { minimum = -Infinity, maximum = Infinity, belowMinimum = 'belowMinimum' }: Limits,
): EntryReading {
  if (value < minimum) return { error: { code: belowMinimum, limit: minimum } };
  if (value > maximum) return { error: { code: 'aboveMaximum', limit: maximum } };
  return { value };
}
