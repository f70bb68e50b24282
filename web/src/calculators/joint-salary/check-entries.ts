import { jointSalaryInputSchema } from '@suen/engine/calculators/joint-salary/input';
import { minimumGrossSalary } from '@suen/engine/inputs';
import type { CheckedEntries } from '../../shared/form/entry-form.ts';
import {
  problemsOf,
  readAmount,
  readNumber,
  required,
  valueOf,
  type EntryReading,
} from '../../shared/form/read-entry.ts';
import { readDistance, readWeeklyHours } from '../../shared/salary/salary-entries.ts';
import type { EntryName, JointSalaryEntries, JointSalaryRequest } from './entries.ts';

const { properties: limitsOf } = jointSalaryInputSchema;

/** Holds the entries against the schema of the API and the smallest salary for each person's hours of work. */
export function checkEntries(
  entries: JointSalaryEntries,
): CheckedEntries<EntryName, JointSalaryRequest> {
  const { salaryPeriod, taxClass, employmentType, employmentType2, payMonth } = entries;
  const weeklyHours = readWeeklyHours(entries.weeklyHours, employmentType);
  const weeklyHours2 = readWeeklyHours(entries.weeklyHours2, employmentType2);
  const limits = (hours: EntryReading) => ({
    minimum: minimumGrossSalary(salaryPeriod, valueOf(hours) ?? undefined),
    maximum: limitsOf.grossSalary.maximum,
  });
  const readings = {
    grossSalary: required(readAmount(entries.grossSalary, limits(weeklyHours))),
    distanceToWork: readDistance(entries.distanceToWork),
    grossSalary2: readAmount(entries.grossSalary2, limits(weeklyHours2)),
    distanceToWork2: readDistance(entries.distanceToWork2),
    weeklyHours,
    weeklyHours2,
    increasePercent: readNumber(entries.increasePercent, limitsOf.increasePercent),
    transportCosts: readAmount(entries.transportCosts, limitsOf.transportCosts),
    supplementaryPension: readAmount(entries.supplementaryPension, limitsOf.supplementaryPension),
  };
  const problems = problemsOf<EntryName>(readings);
  const grossSalary = valueOf(readings.grossSalary);
  if (grossSalary === null || problems.size > 0) {
    return { request: undefined, problems };
  }
  return {
    request: {
      grossSalary,
      grossSalary2: valueOf(readings.grossSalary2),
      taxClass,
      taxClass2: taxClass === 3 ? null : entries.taxClass2,
      employmentType,
      employmentType2,
      distanceToWork: valueOf(readings.distanceToWork),
      distanceToWork2: valueOf(readings.distanceToWork2),
      salaryPeriod,
      transportCosts: valueOf(readings.transportCosts),
      supplementaryPension: valueOf(readings.supplementaryPension),
      increasePercent: valueOf(readings.increasePercent),
      weeklyHours: valueOf(weeklyHours),
      weeklyHours2: valueOf(weeklyHours2),
      payMonth,
    },
    problems,
  };
}
