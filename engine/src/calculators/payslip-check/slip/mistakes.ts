/** Mistakes of an employer or of a program, each of which changes the lines in its own way. */
export const mistakeIds = [
  'employmentCreditMissing',
  'energyCreditMissing',
  'minimumWageCreditMissing',
  'singleParentCreditMissing',
  'creditsMissing',
  'creditsCappedAtTax',
  'creditsRoundedDown',
  'sickPayOnBonus',
  'abatementMissing',
  'abatementTwice',
  'longTermCareDeducted',
  'monthTableInPartMonth',
  'healthLinesSwapped',
  'formerPensionRate',
  'overtimeTaxed',
] as const;

export type MistakeId = (typeof mistakeIds)[number];
export type Mistakes = ReadonlySet<MistakeId>;
export const noMistakes: Mistakes = new Set();
