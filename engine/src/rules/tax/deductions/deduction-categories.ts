/** The kinds of special expenses that have a limit of their own, in the order of their cards. */
export const deductionCategories = [
  'pension1',
  'pension2',
  'insurances',
  'homeSavings',
  'outstandingBalanceInsurance',
] as const;

export type DeductionCategory = (typeof deductionCategories)[number];
