import {
  loanOverpaymentDefaults,
  type LoanOverpaymentInput,
} from '@suen/engine/calculators/loan-overpayment/input';

/** What a person has entered, as typed. */
export interface LoanOverpaymentEntries {
  readonly loanAmount: string;
  readonly interestRate: string;
  readonly remainingTermYears: string;
  readonly remainingTermMonths: string;
  readonly prepaymentAmount: string;
}

/** The fields in the order of the form, by the names of the API. */
export const entryNames = [
  'loanAmount',
  'interestRate',
  'remainingTermYears',
  'remainingTermMonths',
  'prepaymentAmount',
] as const satisfies readonly (keyof LoanOverpaymentEntries)[];

export type EntryName = (typeof entryNames)[number];

export const firstEntries: LoanOverpaymentEntries = {
  loanAmount: '',
  interestRate: '',
  remainingTermYears: String(loanOverpaymentDefaults.remainingTermYears),
  remainingTermMonths: String(loanOverpaymentDefaults.remainingTermMonths),
  prepaymentAmount: '',
};

/** What is sent: every field of the specification, null where nothing was entered. No date means today. */
export interface LoanOverpaymentRequest extends LoanOverpaymentInput {
  readonly loanAmount: number;
  readonly interestRate: number;
  readonly remainingTermYears: number | null;
  readonly remainingTermMonths: number | null;
  readonly prepaymentAmount: number;
  readonly prepaymentDate: null;
}
