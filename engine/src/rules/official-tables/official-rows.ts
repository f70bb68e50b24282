import table from './income-tax.json' with { type: 'json' };

/** What the figures of a row are. */
export type OfficialRowKind =
  | 'acd_coefficient_row_annual_income_tax'
  | 'acd_coefficient_row_annual_salary_scale'
  | 'acd_coefficient_row_monthly_withholding'
  | 'employment_fund_offset'
  | 'ministry_tax_of_gross_salary'
  | 'cis_annual'
  | 'cim_annual'
  | 'travel_deduction'
  | 'pension_contribution_before_after'
  | 'social_parameters';

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
