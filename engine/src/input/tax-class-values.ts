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

/** Of a household, the class that is entered and the age of a partner who is taxed together with the person. */
interface HouseholdFields {
  readonly taxClass?: keyof typeof taxClassOfValue | null | undefined;
  readonly age2?: number | null | undefined;
}

/**
 * The value of a household's class: two who are taxed together are in class 2, whatever is entered. L.I.R. art. 119, no 3, lettre a.
 * `null` where it is not known.
 */
export function taxClassOfHousehold({ taxClass, age2 }: HouseholdFields) {
  return typeof age2 === 'number' ? valueOfTaxClass['2'] : (taxClass ?? null);
}
