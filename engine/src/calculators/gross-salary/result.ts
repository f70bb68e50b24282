import { salaryResultSchema, salaryExplanationSchema } from '../../result/salary.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import { type NamedSchema, number } from '../../schema/json-schema.ts';

export const grossSalaryResultSchema = {
  title: 'GrossSalaryResult',
  description: 'The gross salary for the desired net or cost, and the pay for it.',
  type: 'object',
  required: ['grossSalary', 'result'],
  properties: {
    grossSalary: number(
      'The lowest gross salary with at least the desired net, or the highest with at most the cost, before an increase. In euros, per month or per year as set by `salaryPeriod`.',
    ),
    result: {
      ...salaryResultSchema,
      description: 'The pay for this gross salary, as in the result of a net salary.',
    },
    explanation: salaryExplanationSchema,
  },
} as const satisfies NamedSchema;

/** The smallest gross for a wish, and its pay. */
export type GrossSalaryResult = FromSchema<typeof grossSalaryResultSchema>;
