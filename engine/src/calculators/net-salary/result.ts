import { salaryResultSchema, salaryExplanationSchema } from '../../result/salary.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import type { NamedSchema } from '../../schema/json-schema.ts';

export const netSalaryResultSchema = {
  ...salaryResultSchema,
  title: 'NetSalaryResult',
  description: 'Net salary of a month and of its calendar year.',
  properties: { ...salaryResultSchema.properties, explanation: salaryExplanationSchema },
} as const satisfies NamedSchema;

/** Net salary for a month under the rules of `payMonth`, and for the calendar year that the month lies in. */
export type NetSalaryResult = FromSchema<typeof netSalaryResultSchema>;
