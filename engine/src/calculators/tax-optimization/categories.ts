/** The cards of a result, in their order. */
export const deductionCategories = [
  'pension1',
  'pension2',
  'insurances',
  'homeSavings',
  'outstandingBalanceInsurance',
] as const;

export type DeductionCategory = (typeof deductionCategories)[number];
