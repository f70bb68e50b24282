import { supportedYears } from '../law/supported-years.ts';
import { type JsonSchema, optionalInteger } from '../schema/json-schema.ts';
import { amountField } from './fields.ts';

/** Fields that the inputs on deductions share, written once. */

/** Ages in completed years for tax optimization, as the specification bounds them. */
export const optimizationAges = { minimum: 18, maximum: 130 } as const;
/** Ages in completed years for outstanding balance insurance, as the specification bounds them. */
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
export const earlierSinglePremiumsField = amountField(
  'Single premiums for the same home that were deducted in the five years before, as far as they raised the limit, in euros. They lower the limit of a single premium.',
);

/** The year whose ceilings apply. */
export const taxYearField = {
  enum: [...supportedYears, null],
  description: 'Tax year of the limits. If missing, it is the current year in Luxembourg.',
} as const;

/** How the premium of an outstanding balance insurance is paid, by the numbers of inputs. */
export const premiumKinds = { single: 1, periodic: 2 } as const;

/** Initial values of the form, which are also the defaults of missing fields. */
export const specialExpenseDefaults = {
  childrenInHousehold: 0,
  outstandingBalanceInsuranceType: 0,
} as const;

/** What one person, or two who are taxed together, pay in a year and may deduct as special expenses. */
export const specialExpenseFields = {
  age2: partnerAgeField(optimizationAges),
  childrenInHousehold: childrenField,
  pension1: amountField(
    'Payments of person 1 into a private pension plan (third pillar). Euros a year.',
  ),
  pension2: amountField(
    'Payments of the partner into a private pension plan (third pillar). Euros a year.',
  ),
  lifeInsurance1: amountField('Life insurance premiums of person 1. Euros a year.'),
  lifeInsurance2: amountField('Life insurance premiums of the partner. Euros a year.'),
  autoLiabilityInsurance1: amountField('Car liability premiums of person 1. Euros a year.'),
  autoLiabilityInsurance2: amountField('Car liability premiums of the partner. Euros a year.'),
  homeLiabilityInsurance1: amountField('Personal liability premiums of person 1. Euros a year.'),
  homeLiabilityInsurance2: amountField('Personal liability premiums of the partner. Euros a year.'),
  healthInsurance1: amountField(
    'Complementary health insurance premiums of person 1. Euros a year.',
  ),
  healthInsurance2: amountField(
    'Complementary health insurance premiums of the partner. Euros a year.',
  ),
  homeSavings1: amountField('Payments of person 1 into a home savings contract. Euros a year.'),
  homeSavings2: amountField('Payments of the partner into a home savings contract. Euros a year.'),
  outstandingBalanceInsuranceType: {
    enum: [0, 1, 2, null],
    description:
      'Outstanding balance insurance: 0 is none, 1 single premium, 2 periodic premiums. Periodic premiums fall under the insurance limit.',
    default: specialExpenseDefaults.outstandingBalanceInsuranceType,
  },
  outstandingBalanceInsurance: amountField(
    'Premiums of the outstanding balance insurance. Ignored if the type is 0. Euros a year.',
  ),
  earlierSinglePremiums: earlierSinglePremiumsField,
} as const satisfies Readonly<Record<string, JsonSchema>>;
