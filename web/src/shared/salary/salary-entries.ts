import { netSalaryInputSchema } from '@suen/engine/calculators/net-salary/input';
import { readNumber, whole, type EntryReading } from '../form/read-entry.ts';

export type SalaryPeriod = 'monthly' | 'annual';
/** The values 1, 2 and 3 stand for the classes 1, 1a and 2. */
export type TaxClass = 1 | 2 | 3;
/** The classes in which each person is taxed alone. */
export type OwnTaxClass = Exclude<TaxClass, 3>;
/** 1 is an employee, 2 is self-employed. */
export type EmploymentType = 1 | 2;

/** Whose words a text is in. */
export type Who = 'employee' | 'selfEmployed';

export function whoOf(employmentType: EmploymentType): Who {
  return employmentType === 2 ? 'selfEmployed' : 'employee';
}

const distanceLimits = netSalaryInputSchema.properties.distanceToWork;

/** Reads the hours of work a week; null, full time, where none are entered or asked for. */
export function readWeeklyHours(text: string, employmentType: EmploymentType): EntryReading {
  return employmentType === 2
    ? { value: null }
    : readNumber(text, netSalaryInputSchema.properties.weeklyHours);
}

/** The slider's last step, which means any distance that is longer. */
export const longestDistance = distanceLimits.maximum;

/** Any distance beyond the slider's end is its last step, 'more than 30': a person who types 45 is understood. */
export function readDistance(text: string): EntryReading {
  const reading = whole(readNumber(text, { minimum: distanceLimits.minimum }));
  return 'value' in reading && reading.value !== null
    ? { value: Math.min(reading.value, longestDistance) }
    : reading;
}
