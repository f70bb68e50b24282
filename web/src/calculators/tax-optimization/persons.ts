/** The two persons of a household by the number that ends the names of their fields. */
export const personNumbers = [1, 2] as const;
export type PersonNumber = (typeof personNumbers)[number];

/** The payments that share the ceiling of the insurances, by the names of the API without the person's number. */
export const insurancePayments = [
  'lifeInsurance',
  'autoLiabilityInsurance',
  'homeLiabilityInsurance',
  'healthInsurance',
] as const;

/** What one person pays in a year. */
export type Payment = 'pension' | (typeof insurancePayments)[number] | 'homeSavings';
