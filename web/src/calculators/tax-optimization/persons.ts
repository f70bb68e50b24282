/** The two persons of a household by the number that ends the names of their fields. */
export const personNumbers = [1, 2] as const;
export type PersonNumber = (typeof personNumbers)[number];

/** What one person pays in a year, by the names of the API without the person's number. */
export const payments = [
  'pension',
  'lifeInsurance',
  'autoLiabilityInsurance',
  'homeLiabilityInsurance',
  'healthInsurance',
  'homeSavings',
] as const;
export type Payment = (typeof payments)[number];

/** The name of one person's payment in the API. */
export type PaymentName = `${Payment}${PersonNumber}`;

/** The payments that share the ceiling of the insurances. */
export const insurancePayments = [
  'lifeInsurance',
  'autoLiabilityInsurance',
  'homeLiabilityInsurance',
  'healthInsurance',
] as const satisfies readonly Payment[];
