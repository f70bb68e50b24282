import type { JointSalaryInput } from '@suen/engine/calculators/joint-salary/input';
import { periodOfDay } from '@suen/engine/inputs';
import { todayInLuxembourg } from '../../shared/today.ts';
import type {
  EmploymentType,
  OwnTaxClass,
  SalaryPeriod,
  TaxClass,
} from '../../shared/salary/salary-entries.ts';

/** What two persons have entered, as typed. */
export interface JointSalaryEntries {
  readonly taxClass: TaxClass;
  readonly salaryPeriod: SalaryPeriod;
  readonly grossSalary: string;
  readonly employmentType: EmploymentType;
  readonly distanceToWork: string;
  /** The second person's class in classes 1 and 1a; until one is chosen it is that of the first. */
  readonly taxClass2: OwnTaxClass | null;
  /** Empty when there is only one income. */
  readonly grossSalary2: string;
  readonly employmentType2: EmploymentType;
  readonly distanceToWork2: string;
  readonly payMonth: string;
  /** Empty for full time. Not asked of the self-employed. */
  readonly weeklyHours: string;
  readonly weeklyHours2: string;
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
  'taxClass2',
  'payMonth',
  'weeklyHours',
  'weeklyHours2',
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
  taxClass2: null,
  grossSalary2: '',
  employmentType2: 1,
  distanceToWork2: '0',
  payMonth: periodOfDay(todayInLuxembourg()).rulePeriod.payMonth,
  weeklyHours: '',
  weeklyHours2: '',
  increasePercent: '',
  transportCosts: '',
  supplementaryPension: '',
};

/** What is sent: every field of the specification, null where nothing was entered, and what goes beyond it. */
export interface JointSalaryRequest extends JointSalaryInput {
  readonly grossSalary: number;
  readonly grossSalary2: number | null;
  readonly taxClass: TaxClass;
  readonly taxClass2: OwnTaxClass | null;
  readonly employmentType: EmploymentType;
  readonly employmentType2: EmploymentType;
  readonly distanceToWork: number | null;
  readonly distanceToWork2: number | null;
  readonly salaryPeriod: SalaryPeriod;
  readonly transportCosts: number | null;
  readonly supplementaryPension: number | null;
  readonly increasePercent: number | null;
  readonly weeklyHours: number | null;
  readonly weeklyHours2: number | null;
  readonly payMonth: string;
}
