import { highestEuros, lowestSalary } from '../../input/fields.ts';
import { salaryFields } from '../../input/salary-fields.ts';
import { number } from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';

/** The call of the net salary calculator: the contract of the API, the limits of the form, the type of the code. */
export const netSalaryCall = {
  id: 'net-salary',
  path: '/SalaryCalculator/calculate',
  inputSchema: {
    title: 'NetSalaryRequest',
    description: 'A salary or a profit, with the details that determine contributions and tax.',
    type: 'object',
    required: ['grossSalary', 'taxClass'],
    properties: {
      grossSalary: number(
        `Gross salary (or profit before contributions) in euros, per month or per year as set by \`salaryPeriod\`. ${lowestSalary}`,
        { maximum: highestEuros },
      ),
      ...salaryFields,
    },
  },
} as const satisfies Call;

export type NetSalaryInput = InputOf<typeof netSalaryCall>;
