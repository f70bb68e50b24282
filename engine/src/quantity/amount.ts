import type { Binary } from '../money/binary.ts';
import type { Cents } from '../money/cents.ts';
import type { Exact } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';

/** The number of a quantity: whole cents, exact money, an exact number, or a binary number. */
export type Amount = Cents | Exact | Rate | Binary;

/** The type of an amount. At run time cents cannot be told from binary numbers, nor exact money from exact numbers. */
export type Kind = 'cents' | 'exact' | 'rate' | 'binary';
