import { jointSalaryInputSchema, minimumGrossSalary } from '@suen/engine/inputs';
import type { CheckedEntries } from '../../shared/form/entry-form.ts';
import {
  problemsOf,
  readAmount,
  readNumber,
  required,
  valueOf,
} from '../../shared/form/read-entry.ts';
import { readDistance } from '../../shared/salary/salary-entries.ts';
import type { EntryName, JointSalaryEntries, JointSalaryRequest } from './entries.ts';

const { properties: limitsOf } = jointSalaryInputSchema;

/** Holds the entries against the schema of the API and the minimum salary of the chosen period, for each person. */
export function checkEntries(
  entries: JointSalaryEntries,
): CheckedEntries<EntryName, JointSalaryRequest> {
  const { salaryPeriod, taxClass, employmentType, employmentType2, payMonth } = entries;
  const minimum = minimumGrossSalary(salaryPeriod);
  const { maximum } = limitsOf.grossSalary;
  const readings = {
    grossSalary: required(readAmount(entries.grossSalary, { minimum, maximum })),
    distanceToWork: readDistance(entries.distanceToWork),
    grossSalary2: readAmount(entries.grossSalary2, { minimum, maximum }),
    distanceToWork2: readDistance(entries.distanceToWork2),
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
      employmentType,
      employmentType2,
      distanceToWork: valueOf(readings.distanceToWork),
      distanceToWork2: valueOf(readings.distanceToWork2),
      salaryPeriod,
      transportCosts: valueOf(readings.transportCosts),
      supplementaryPension: valueOf(readings.supplementaryPension),
      increasePercent: valueOf(readings.increasePercent),
      payMonth,
    },
    problems,
  };
}
