import table from './income-tax.json' with { type: 'json' };

/** What the figures of a row are, in the order in which they are listed. */
export const officialRowKinds = [
  'annualTax',
  'monthlyWithholding',
  'annualWithholding',
  'taxOfGrossSalary',
  'employmentFund',
  'employeeCredit',
  'singleParentCredit',
  'travelAllowance',
  'pensionContribution',
  'socialParameters',
] as const;
export type OfficialRowKind = (typeof officialRowKinds)[number];

/** A row of an official table, as it was published. */
export interface OfficialRow {
  readonly id: string;
  readonly year: number;
  readonly kind: OfficialRowKind;
  readonly input: Readonly<Record<string, number | string>>;
  readonly expected: number | Readonly<Record<string, number>>;
  readonly tolerance: number;
  readonly source: string;
  readonly note?: string;
  /** Why a figure of it is not ours to the cent, where that is known. */
  readonly disagreement?: string;
}

/** All published rows on income tax and contributions. */
export function officialRows(): readonly OfficialRow[] {
  return table.rows as unknown as readonly OfficialRow[];
}
