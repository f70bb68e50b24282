import {
  freelanceDefaults,
  freelanceInputSchema,
  type FreelanceInput,
} from '@suen/engine/calculators/freelance/input';
import { periodOfDay } from '@suen/engine/inputs';
import { formatAmount } from '../../shared/amount/format-amount.ts';
import type { TaxClass } from '../../shared/salary/salary-entries.ts';
import { todayInLuxembourg } from '../../shared/today.ts';

/** The rates of VAT, in order. */
export const vatRates = freelanceInputSchema.properties.vat.enum.filter((rate) => rate !== null);
export type VatRate = (typeof vatRates)[number];

/** What a person has entered, as typed. */
export interface FreelanceEntries {
  readonly ratePerHour: string;
  readonly hoursPerDay: string;
  readonly daysPerWeek: string;
  readonly yearlyHolidays: string;
  readonly vacationDays: string;
  readonly vat: VatRate;
  readonly taxClass: TaxClass;
  readonly payMonth: string;
  readonly specialExpenses: string;
  readonly rcpi: string;
}

/** The fields in the order of the form, by the names of the API. */
export const entryNames = [
  'ratePerHour',
  'hoursPerDay',
  'daysPerWeek',
  'yearlyHolidays',
  'vacationDays',
  'vat',
  'taxClass',
  'payMonth',
  'specialExpenses',
  'rcpi',
] as const satisfies readonly (keyof FreelanceEntries)[];

export type EntryName = (typeof entryNames)[number];

export const firstEntries: FreelanceEntries = {
  ratePerHour: formatAmount(freelanceDefaults.ratePerHour),
  hoursPerDay: String(freelanceDefaults.hoursPerDay),
  daysPerWeek: String(freelanceDefaults.daysPerWeek),
  yearlyHolidays: String(freelanceDefaults.yearlyHolidays),
  vacationDays: String(freelanceDefaults.vacationDays),
  vat: freelanceDefaults.vat,
  taxClass: freelanceDefaults.taxClass,
  payMonth: periodOfDay(todayInLuxembourg()).rulePeriod.payMonth,
  specialExpenses: '',
  rcpi: '',
};

/** The fields that the form folds away. */
export const optionalEntries = ['specialExpenses', 'rcpi'] as const satisfies readonly EntryName[];

/** What is sent: every field of the specification, null where nothing was entered, and the rules to use. */
export interface FreelanceRequest extends FreelanceInput {
  readonly ratePerHour: number;
  readonly hoursPerDay: number;
  readonly daysPerWeek: number;
  readonly yearlyHolidays: number;
  readonly vacationDays: number;
  readonly taxClass: TaxClass;
  readonly vat: VatRate;
  readonly specialExpenses: number | null;
  readonly rcpi: number | null;
  readonly payMonth: string;
}
