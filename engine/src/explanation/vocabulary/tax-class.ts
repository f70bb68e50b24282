/** The quantities that steps on tax classes compute, beside those of a salary. */
const steps = [
  'luxembourgIncome',
  'worldIncome',
  'countedIncome',
  'taxInProportion',
  'taxOnCards',
  'saving',
  'rateOnCard',
  'ownWorldIncome',
  'ownIncomeShare',
  'ownForeignIncome',
  'householdIncome',
  'householdLuxembourgIncome',
  'householdShare',
  'residentSpouseShare',
] as const;

/** Figures of the form that steps on tax classes use and that no step computes. */
const figures = [
  'foreignIncomeOfFirstPerson',
  'foreignIncomeOfSecondPerson',
  'otherForeignIncomeOfFirstPerson',
  'otherForeignIncomeOfSecondPerson',
  'taxOnRequest',
] as const;

export const taxClass = { steps, figures, lines: [] } as const;
