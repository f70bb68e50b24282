import { netSalaryCall } from '@suen/engine/calculators/net-salary/input';
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
  type SalaryPeriod,
  type TaxClass,
} from '../../shared/salary/salary-entries.ts';

export const netSalaryForm = defineForm(
  netSalaryCall,
  {
    grossSalary: salaryField(true),
    salaryPeriod: choice<SalaryPeriod>('monthly'),
    employmentType: choice<EmploymentType>(1),
    taxClass: choice<TaxClass>(1),
    distanceToWork: distanceField,
    payMonth: payMonthField,
    weeklyHours: weeklyHoursField,
    ...optionalSalaryFields,
  },
  {
    asked: { weeklyHours: ({ employmentType }) => employmentType === 1 },
    dependent: {
      grossSalary: {
        dependsOn: ['salaryPeriod', 'weeklyHours', 'employmentType'],
        limits: ({ weeklyHours }, { salaryPeriod }) => ({
          minimum: minimumGrossSalary(salaryPeriod, weeklyHours ?? undefined),
        }),
      },
    },
  },
);
