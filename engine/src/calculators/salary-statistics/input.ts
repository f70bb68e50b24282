import type { FromSchema } from '../../schema/from-schema.ts';
import { type NamedSchema, optionalNumber } from '../../schema/json-schema.ts';
import { payMonthField } from '../../input/fields.ts';

/** Two of the largest salaries that the calculators take, after the largest increase. */
const maxEuros = 40_000_000;

/** The input of the salary statistics. The user's own figures are optional and change nothing in the result. */
const salaryStatisticsInputSchema = {
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
} as const satisfies NamedSchema;

export type SalaryStatisticsInput = FromSchema<typeof salaryStatisticsInputSchema>;

/** Name, API path and request schema of the calculator. */
export const salaryStatisticsCall = {
  id: 'salary-statistics',
  path: '/stats/salary',
  inputSchema: salaryStatisticsInputSchema,
} as const;
