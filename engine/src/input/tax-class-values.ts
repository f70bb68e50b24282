import type { TaxClass } from '../law/tax/tax-classes.ts';

/** Tax class by the value that the specification's inputs carry. */
export const taxClassOfValue = { 1: '1', 2: '1a', 3: '2' } as const satisfies Record<
  number,
  TaxClass
>;

/** The other way round. */
export const valueOfTaxClass = { '1': 1, '1a': 2, '2': 3 } as const satisfies {
  readonly [Value in keyof typeof taxClassOfValue as (typeof taxClassOfValue)[Value]]: Value;
};
