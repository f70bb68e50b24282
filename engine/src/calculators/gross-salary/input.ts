import type { FromSchema } from '../../schema/from-schema.ts';
import type { NamedSchema } from '../../schema/json-schema.ts';
import { salaryFields } from '../salary-fields.ts';

/** What the gross salary calculator is asked: a wish, and all that net salary is asked beside the gross. */
export const grossSalaryInputSchema = {
  title: 'GrossSalaryRequest',
  description: 'The desired net salary, with the details that decide contributions and tax.',
  type: 'object',
  required: ['netSalary', 'taxClass'],
  properties: {
    netSalary: {
      type: 'number',
      description:
        'Desired net salary in euros, per month or per year as set by `salaryPeriod`. At least the net of the lowest accepted salary.',
      minimum: 0,
      maximum: 10_000_000,
    },
    ...salaryFields,
  },
} as const satisfies NamedSchema;

export type GrossSalaryInput = FromSchema<typeof grossSalaryInputSchema>;

/** The calculator's call: its name, and where the API takes it. */
export const grossSalaryCall = {
  id: 'gross-salary',
  path: '/SalaryCalculator/calculategross',
  inputSchema: grossSalaryInputSchema,
} as const;
