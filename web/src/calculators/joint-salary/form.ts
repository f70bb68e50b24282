import { jointSalaryCall } from '@suen/engine/calculators/joint-salary/input';
import { minimumGrossSalary } from '@suen/engine/inputs';
import { defineForm } from '../../shared/form/define-form.ts';
import { choice } from '../../shared/form/fields.ts';
import { payMonthField } from '../../shared/rule-period/period-fields.ts';
import {
  distanceField,
  optionalSalaryFields,
  salaryField,
  weeklyHoursField,
  type EmploymentType,
  type OwnTaxClass,
  type SalaryPeriod,
  type TaxClass,
} from '../../shared/salary/salary-entries.ts';

/** The minimum salary depends on the period and on an employee's hours. */
const lowest = (salaryPeriod: SalaryPeriod, hours: number | null) => ({
  minimum: minimumGrossSalary(salaryPeriod, hours ?? undefined),
});

export const jointSalaryForm = defineForm(
  jointSalaryCall,
  {
    taxClass: choice<TaxClass>(1),
    salaryPeriod: choice<SalaryPeriod>('monthly'),
    grossSalary: salaryField(true),
    distanceToWork: distanceField,
    employmentType: choice<EmploymentType>(1),
    // Empty when there is only one income.
    grossSalary2: salaryField(false),
    distanceToWork2: distanceField,
    employmentType2: choice<EmploymentType>(1),
    // The class of the first person until another is chosen.
    taxClass2: choice<OwnTaxClass | null>(null),
    payMonth: payMonthField,
    weeklyHours: weeklyHoursField,
    weeklyHours2: weeklyHoursField,
    ...optionalSalaryFields,
  },
  {
    asked: {
      taxClass2: ({ taxClass }) => taxClass !== 3,
      weeklyHours: ({ employmentType }) => employmentType === 1,
      weeklyHours2: ({ employmentType2 }) => employmentType2 === 1,
    },
    dependent: {
      grossSalary: {
        dependsOn: ['salaryPeriod', 'weeklyHours', 'employmentType'],
        limits: ({ weeklyHours }, { salaryPeriod }) => lowest(salaryPeriod, weeklyHours),
      },
      grossSalary2: {
        dependsOn: ['salaryPeriod', 'weeklyHours2', 'employmentType2'],
        limits: ({ weeklyHours2 }, { salaryPeriod }) => lowest(salaryPeriod, weeklyHours2),
      },
    },
  },
);
