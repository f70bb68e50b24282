import type { FromSchema } from '../../schema/from-schema.ts';
import type { NamedSchema } from '../../schema/json-schema.ts';
import { salaryFields } from '../salary-fields.ts';

/** What the gross salary calculator is asked: a wish, and all that net salary is asked beside the gross. */
export const grossSalaryInputSchema = {
  title: 'GrossSalaryRequest',
  description: 'The net salary that is wished for, and what decides contributions and tax.',
  type: 'object',
  required: ['netSalary', 'taxClass'],
  properties: {
    netSalary: {
      type: 'number',
      description:
        'Net salary in euros that the gross is to give, per month or per year by salaryPeriod. At least the net of the lowest salary that is accepted.',
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
