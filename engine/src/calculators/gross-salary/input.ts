import { highestEuros } from '../../input/fields.ts';
import { salaryFields } from '../../input/salary-fields.ts';
import { optionalNumber } from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';

/** The call of the gross salary calculator: one wish, and all that net salary is asked beside the gross. */
export const grossSalaryCall = {
  id: 'gross-salary',
  path: '/SalaryCalculator/calculategross',
  inputSchema: {
    title: 'GrossSalaryRequest',
    description:
      'The desired net salary or the cost for the employer, exactly one of them, with the details that determine contributions and tax.',
    type: 'object',
    required: ['taxClass'],
    properties: {
      netSalary: optionalNumber(
        'Desired net salary in euros, per month or per year as set by `salaryPeriod`. At least the net of the lowest accepted salary.',
        { minimum: 0, maximum: highestEuros },
      ),
      employerCost: optionalNumber(
        'Highest cost for the employer in euros, with contributions, per month or per year as set by `salaryPeriod`. At least the cost of the lowest accepted salary, and for employees only. The result includes `employer`.',
        { minimum: 0, maximum: 2 * highestEuros },
      ),
      ...salaryFields,
    },
  },
} as const satisfies Call;

export type GrossSalaryInput = InputOf<typeof grossSalaryCall>;
