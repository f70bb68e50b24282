import type { NetSalaryInput } from '@suen/engine/calculators/net-salary/input';
import { periodOfDay } from '@suen/engine/inputs';
import { todayInLuxembourg } from '../../shared/today.ts';
import type { EmploymentType, SalaryPeriod, TaxClass } from '../../shared/salary/salary-entries.ts';

/** What a person has entered, as typed. */
export interface NetSalaryEntries {
  readonly grossSalary: string;
  readonly salaryPeriod: SalaryPeriod;
  readonly taxClass: TaxClass;
  readonly employmentType: EmploymentType;
  readonly distanceToWork: string;
  readonly payMonth: string;
  /** Empty for full time. Not asked of the self-employed. */
  readonly weeklyHours: string;
  readonly increasePercent: string;
  readonly transportCosts: string;
  readonly supplementaryPension: string;
}

/** The fields in the order of the form, by the names of the API. */
export const entryNames = [
  'grossSalary',
  'salaryPeriod',
  'employmentType',
  'taxClass',
  'distanceToWork',
  'payMonth',
  'weeklyHours',
  'increasePercent',
  'transportCosts',
  'supplementaryPension',
] as const satisfies readonly (keyof NetSalaryEntries)[];

export type EntryName = (typeof entryNames)[number];

export const firstEntries: NetSalaryEntries = {
  grossSalary: '',
  salaryPeriod: 'monthly',
  taxClass: 1,
  employmentType: 1,
  distanceToWork: '0',
  payMonth: periodOfDay(todayInLuxembourg()).rulePeriod.payMonth,
  weeklyHours: '',
  increasePercent: '',
  transportCosts: '',
  supplementaryPension: '',
};

/** What is sent: every field of the specification, null where nothing was entered, the hours of work and the rules to use. */
export interface NetSalaryRequest extends NetSalaryInput {
  readonly grossSalary: number;
  readonly taxClass: TaxClass;
  readonly employmentType: EmploymentType;
  readonly salaryPeriod: SalaryPeriod;
  readonly distanceToWork: number | null;
  readonly transportCosts: number | null;
  readonly supplementaryPension: number | null;
  readonly increasePercent: number | null;
  readonly weeklyHours: number | null;
  readonly payMonth: string;
}
