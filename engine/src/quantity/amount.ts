import type { Binary } from '../money/binary.ts';
import type { Cents } from '../money/cents.ts';
import type { Exact } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';

/** What a quantity can hold: whole cents, exact money, an exact number, or a binary number. */
export type Amount = Cents | Exact | Rate | Binary;

/** Which of them an amount is: at run time, whole cents look like binary numbers and exact money like exact numbers. */
export type Kind = 'cents' | 'exact' | 'rate' | 'binary';
