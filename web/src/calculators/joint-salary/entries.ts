import { periodOfDay, type JointSalaryInput } from '@suen/engine/inputs';
import { todayInLuxembourg } from '../../shared/today.ts';
import type { EmploymentType, SalaryPeriod, TaxClass } from '../../shared/salary/salary-entries.ts';

/** What two persons have entered, as typed. */
export interface JointSalaryEntries {
  readonly taxClass: TaxClass;
  readonly salaryPeriod: SalaryPeriod;
  readonly grossSalary: string;
  readonly employmentType: EmploymentType;
  readonly distanceToWork: string;
  /** Empty when there is only one income. */
  readonly grossSalary2: string;
  readonly employmentType2: EmploymentType;
  readonly distanceToWork2: string;
  readonly payMonth: string;
  readonly increasePercent: string;
  readonly transportCosts: string;
  readonly supplementaryPension: string;
}

/** The fields in the order of the form, by the names of the API. */
export const entryNames = [
  'taxClass',
  'salaryPeriod',
  'grossSalary',
  'distanceToWork',
  'employmentType',
  'grossSalary2',
  'distanceToWork2',
  'employmentType2',
  'payMonth',
  'increasePercent',
  'transportCosts',
  'supplementaryPension',
] as const satisfies readonly (keyof JointSalaryEntries)[];

export type EntryName = (typeof entryNames)[number];

export const firstEntries: JointSalaryEntries = {
  taxClass: 1,
  salaryPeriod: 'monthly',
  grossSalary: '',
  employmentType: 1,
  distanceToWork: '0',
  grossSalary2: '',
  employmentType2: 1,
  distanceToWork2: '0',
  payMonth: periodOfDay(todayInLuxembourg()).rulePeriod.payMonth,
  increasePercent: '',
  transportCosts: '',
  supplementaryPension: '',
};

/** What is sent: every field of the specification, null where nothing was entered, and the rules to use. */
export interface JointSalaryRequest extends JointSalaryInput {
  readonly grossSalary: number;
  readonly grossSalary2: number | null;
  readonly taxClass: TaxClass;
  readonly employmentType: EmploymentType;
  readonly employmentType2: EmploymentType;
  readonly distanceToWork: number | null;
  readonly distanceToWork2: number | null;
  readonly salaryPeriod: SalaryPeriod;
  readonly transportCosts: number | null;
  readonly supplementaryPension: number | null;
  readonly increasePercent: number | null;
  readonly payMonth: string;
}
