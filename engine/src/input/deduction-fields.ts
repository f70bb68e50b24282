import { optionalInteger } from '../schema/json-schema.ts';
import { supportedYears } from '../law/supported-years.ts';
import { yearlyAmountField } from './fields.ts';

/** Fields that the inputs on deductions share, written once. */

/** Ages in completed years for tax optimization, as the specification bounds them. */
export const optimizationAges = { minimum: 18, maximum: 130 } as const;
/** The same for outstanding balance insurance. */
export const insuranceAges = { minimum: 0, maximum: 100 } as const;

/** Age of a partner within a calculator's bounds; a household without one leaves it out. */
export function partnerAgeField(ages: { readonly minimum: number; readonly maximum: number }) {
  return optionalInteger(
    'Age of the partner who is taxed together with person 1. Missing without a partner.',
    { minimum: ages.minimum, maximum: ages.maximum },
  );
}

/** Children with whom ceilings grow. */
export const childrenField = optionalInteger(
  'Children for whom the household receives child tax relief.',
  { minimum: 0, maximum: 10, default: 0 },
);

/** What earlier years have used of the limit of a single premium. */
export const earlierSinglePremiumsField = yearlyAmountField(
  'Single premiums for the same home that were deducted in the five years before, as far as they raised the limit, in euros. They lower the limit of a single premium.',
);

/** The year whose ceilings apply. */
export const taxYearField = {
  enum: [...supportedYears, null],
  description: 'Tax year of the limits. If missing, it is the current year in Luxembourg.',
} as const;
