import { stepsSchema } from '../../explanation/step.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import type { NamedSchema } from '../../schema/json-schema.ts';
import { salaryBreakdownSchema, salaryHintsSchema } from '../salary-breakdown.ts';

export const netSalaryResultSchema = {
  title: 'NetSalaryResult',
  description: 'Net salary of a month and of the calendar year that the month lies in.',
  type: 'object',
  required: ['monthlySalary', 'annualSalary', 'payMonth', 'hints'],
  properties: {
    monthlySalary: salaryBreakdownSchema,
    annualSalary: salaryBreakdownSchema,
    payMonth: { type: 'string', description: 'The month whose rules were applied.' },
    minimumWage: {
      type: 'number',
      description:
        'Minimum wage of an unskilled adult in payMonth for the hours worked, in euros a month; missing for the self-employed.',
    },
    hints: salaryHintsSchema,
    explanation: {
      type: 'object',
      required: ['monthlySalary', 'annualSalary'],
      properties: {
        monthlySalary: stepsSchema,
        annualSalary: stepsSchema,
      },
    },
  },
} as const satisfies NamedSchema;

/** Net salary for a month under the rules of `payMonth`, and for the calendar year that the month lies in. */
export type NetSalaryResult = FromSchema<typeof netSalaryResultSchema>;
