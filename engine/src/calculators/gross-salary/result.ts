import type { FromSchema } from '../../schema/from-schema.ts';
import type { NamedSchema } from '../../schema/json-schema.ts';
import { salaryAnswerSchema, salaryExplanationSchema } from '../salary-answer.ts';

export const grossSalaryResultSchema = {
  title: 'GrossSalaryResult',
  description:
    'The smallest gross salary that gives the net wished for, and the pay that it gives.',
  type: 'object',
  required: ['grossSalary', 'result'],
  properties: {
    grossSalary: {
      type: 'number',
      description:
        'The smallest gross salary in whole cents whose net is at least the wish, in euros per month or per year by salaryPeriod, before an increase.',
    },
    result: {
      ...salaryAnswerSchema,
      description: 'The pay that this gross gives, as net salary answers it.',
    },
    explanation: salaryExplanationSchema,
  },
} as const satisfies NamedSchema;

/** The smallest gross for a wish, and its pay. */
export type GrossSalaryResult = FromSchema<typeof grossSalaryResultSchema>;
