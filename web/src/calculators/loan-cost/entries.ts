import { loanCostDefaults, type LoanCostInput } from '@suen/engine/calculators/loan-cost/input';

/** What a person has entered, as typed. */
export interface LoanCostEntries {
  readonly amount: string;
  readonly annualInterestRate: string;
  /** The full years of the months; changing one changes the other. */
  readonly years: string;
  readonly months: string;
}

/** The fields in the order of the form, by the names of the API. */
export const entryNames = [
  'amount',
  'annualInterestRate',
  'years',
  'months',
] as const satisfies readonly (keyof LoanCostEntries)[];

export type EntryName = (typeof entryNames)[number];

export const firstEntries: LoanCostEntries = {
  amount: '',
  annualInterestRate: '',
  years: String(loanCostDefaults.years),
  months: String(loanCostDefaults.months),
};

/** What is sent: every field of the specification. */
export interface LoanCostRequest extends LoanCostInput {
  readonly amount: number;
  readonly annualInterestRate: number;
  readonly years: number;
  readonly months: number;
  readonly loadMonthlyAmmortization: boolean;
}
