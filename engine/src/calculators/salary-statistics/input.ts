import type { XStatic } from 'typebox/schema';
import { payMonthField } from '../request-fields.ts';

/** What the salary statistics are asked. The user's own figures are optional and change nothing in the answer. */
export const salaryStatisticsInputSchema = {
  title: 'SalaryStatisticsRequest',
  description: 'The salary to set beside the national figures; neither field is required.',
  type: 'object',
  properties: {
    userGrossSalary: {
      type: ['number', 'null'],
      description: 'Gross salary in euros a month.',
      minimum: 0,
      maximum: 10_000_000,
    },
    userNetSalary: {
      type: ['number', 'null'],
      description: 'Net salary in euros a month.',
      minimum: -10_000_000,
      maximum: 10_000_000,
    },
    payMonth: payMonthField,
  },
} as const;

export type SalaryStatisticsInput = XStatic<typeof salaryStatisticsInputSchema>;
