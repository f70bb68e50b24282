/** The quantities that steps on the deeds of a home's purchase compute. */
const steps = [
  'saleFeeByScale',
  'saleFee',
  'saleFeeVat',
  'notaryFees',
  'neededLoan',
  'mortgageRegistration',
  'mortgageInscription',
  'mortgageFeeByScale',
  'mortgageFee',
  'mortgageFeeVat',
  'mortgageDeed',
] as const;

/** Figures of the form, the law or our assumptions that steps on deeds use and that no step computes. */
const figures = [
  'homePrice',
  'smallestFee',
  'feeVatRate',
  'mortgageRegistrationRate',
  'mortgageInscriptionRate',
  'guaranteedShare',
] as const;

export const deed = { steps, figures, lines: [] } as const;
