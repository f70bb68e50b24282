import { netSalaryCall, type NetSalaryInput } from '@suen/engine/calculators/net-salary/input';
import {
  isSingleParentsClass,
  minimumGrossSalary,
  refusalOfLowSalary,
  taxClassOfValue,
} from '@suen/engine/small-door';
import { money, number, percent, wholeNumber } from '../../shared/form/definition/fields.ts';
import type { Limits } from '../../shared/form/definition/read-entry.ts';

export type SalaryPeriod = NonNullable<NetSalaryInput['salaryPeriod']>;
/** The values 1, 2 and 3 stand for the classes 1, 1a and 2. */
export type TaxClass = NetSalaryInput['taxClass'];

/** Whether a class is the one in which the credit for single parents is granted. */
export const isClassOfSingleParents = (taxClass: TaxClass): boolean =>
  isSingleParentsClass(taxClassOfValue[taxClass]);

/** The value of tax class 2, in which couples are taxed together. */
export const couplesClass = 3 satisfies TaxClass;
/** The classes in which each person is taxed alone. */
export type OwnTaxClass = Exclude<TaxClass, 3>;
/** Where somebody lives. */
export type Residence = NonNullable<NetSalaryInput['residence']>;
export const residences: readonly Residence[] =
  netSalaryCall.inputSchema.properties.residence.enum.filter((each) => each !== null);

/** 1 is an employee, 2 is self-employed. */
export type EmploymentType = NonNullable<NetSalaryInput['employmentType']>;

export const isEmployee = ({
  employmentType,
}: {
  readonly employmentType: EmploymentType;
}): boolean => employmentType === 1;

/** The kind of income a text is written for. */
export type Employment = 'employee' | 'selfEmployed';

/** Who earns an income: `mixed` for a salary and a profit together. */
export type Earner = Employment | 'mixed';

export function employmentOf(employmentType: EmploymentType): Employment {
  return employmentType === 2 ? 'selfEmployed' : 'employee';
}

/**
 * The lowest salaries that a form takes.
 *
 * @param hours a week, null for full time
 */
export const lowestSalaries = (hours: number | null): Readonly<Record<SalaryPeriod, number>> => ({
  monthly: minimumGrossSalary('monthly', hours ?? undefined),
  annual: minimumGrossSalary('annual', hours ?? undefined),
});

/** The limits of a gross salary, which depend on its period and on the hours. @param hours a week, null for full time */
export const grossSalaryLimits = (salaryPeriod: SalaryPeriod, hours: number | null): Limits => ({
  minimum: minimumGrossSalary(salaryPeriod, hours ?? undefined),
  belowMinimum: refusalOfLowSalary(hours ?? undefined),
});

const distanceLimits = netSalaryCall.inputSchema.properties.distanceToWork;

/** The slider's last step, which means any distance that is longer. */
export const longestDistance = distanceLimits.maximum;

const kilometres = wholeNumber({
  first: 0,
  example: 12,
  limits: { minimum: distanceLimits.minimum },
});

/** A distance beyond the slider's end becomes its last step, 'more than 30', so 45 is accepted. */
export const distanceField: typeof kilometres = {
  ...kilometres,
  read: (text, limits) => {
    const reading = kilometres.read(text, limits);
    return 'value' in reading && reading.value !== null
      ? { value: Math.min(reading.value, longestDistance) }
      : reading;
  },
};

/** A gross salary or a profit. */
export const salaryField = <IsRequired extends boolean>(isRequired: IsRequired) =>
  money({ isRequired, example: 3500 });

/** An employee's hours a week; empty for full time. */
export const weeklyHoursField = number({ example: 20 });

/** The hours that were typed; null for none that can be counted with. */
export function hoursIn(text: string): number | null {
  const reading = weeklyHoursField.read(text, netSalaryCall.inputSchema.properties.weeklyHours);
  return 'value' in reading ? reading.value : null;
}

export const optionalSalaryFields = {
  increasePercent: percent({ example: 2.5 }),
  transportCosts: money({ example: 1200 }),
  supplementaryPension: money({ example: 1200 }),
};
