import {
  homeAffordabilityDefaults,
  type HomeAffordabilityInput,
} from '@suen/engine/calculators/home-affordability/input';

/** What a person has entered, as typed. */
export interface HomeAffordabilityEntries {
  readonly annualNetIncome: string;
  readonly monthlyDebtPayments: string;
  readonly downPayment: string;
  readonly loanTermYears: string;
  readonly interestRate: string;
  readonly homePrice: string;
}

/** The fields in the order of the form, by the names of the API. */
export const entryNames = [
  'annualNetIncome',
  'monthlyDebtPayments',
  'downPayment',
  'loanTermYears',
  'interestRate',
  'homePrice',
] as const satisfies readonly (keyof HomeAffordabilityEntries)[];

export type EntryName = (typeof entryNames)[number];

export const firstEntries: HomeAffordabilityEntries = {
  annualNetIncome: '',
  monthlyDebtPayments: '',
  downPayment: '',
  loanTermYears: String(homeAffordabilityDefaults.loanTermYears),
  interestRate: String(homeAffordabilityDefaults.interestRate),
  homePrice: '',
};

/** What is sent: every field of the specification, null where nothing was entered. */
export interface HomeAffordabilityRequest extends HomeAffordabilityInput {
  readonly annualNetIncome: number;
  readonly monthlyDebtPayments: number | null;
  readonly downPayment: number | null;
  readonly loanTermYears: number | null;
  readonly interestRate: number;
  readonly homePrice: number | null;
}
