import { netSalaryInputSchema } from '@suen/engine/calculators/net-salary/input';
import { minimumGrossSalary } from '@suen/engine/inputs';
import type { CheckedEntries } from '../../shared/form/entry-form.ts';
import {
  problemsOf,
  readAmount,
  readNumber,
  required,
  valueOf,
} from '../../shared/form/read-entry.ts';
import { readDistance, readWeeklyHours } from '../../shared/salary/salary-entries.ts';
import type { EntryName, NetSalaryEntries, NetSalaryRequest } from './entries.ts';

const { properties: limitsOf } = netSalaryInputSchema;

/** Holds the entries against the schema of the API and the smallest salary for the hours of work. */
export function checkEntries(
  entries: NetSalaryEntries,
): CheckedEntries<EntryName, NetSalaryRequest> {
  const { salaryPeriod, taxClass, employmentType, payMonth } = entries;
  const weeklyHours = readWeeklyHours(entries.weeklyHours, employmentType);
  const readings = {
    grossSalary: required(
      readAmount(entries.grossSalary, {
        minimum: minimumGrossSalary(salaryPeriod, valueOf(weeklyHours) ?? undefined),
        maximum: limitsOf.grossSalary.maximum,
      }),
    ),
    distanceToWork: readDistance(entries.distanceToWork),
    weeklyHours,
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
      taxClass,
      employmentType,
      salaryPeriod,
      distanceToWork: valueOf(readings.distanceToWork),
      transportCosts: valueOf(readings.transportCosts),
      supplementaryPension: valueOf(readings.supplementaryPension),
      increasePercent: valueOf(readings.increasePercent),
      weeklyHours: valueOf(weeklyHours),
      payMonth,
    },
    problems,
  };
}
