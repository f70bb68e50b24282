import { payMonthField } from '../../input/fields.ts';
import { optionalNumber } from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';

/** Two of the largest salaries that the calculators take, after the largest increase. */
const maxEuros = 40_000_000;

/** The call of the salary statistics. The user's own figures are optional and change nothing in the result. */
export const salaryStatisticsCall = {
  id: 'salary-statistics',
  path: '/stats/salary',
  inputSchema: {
    title: 'SalaryStatisticsRequest',
    description: 'The salary to compare with the national figures. Both fields are optional.',
    type: 'object',
    properties: {
      userGrossSalary: optionalNumber('Gross salary in euros a month.', {
        minimum: 0,
        maximum: maxEuros,
      }),
      userNetSalary: optionalNumber('Net salary in euros a month.', {
        minimum: -maxEuros,
        maximum: maxEuros,
      }),
      payMonth: payMonthField,
    },
  },
} as const satisfies Call;

export type SalaryStatisticsInput = InputOf<typeof salaryStatisticsCall>;
