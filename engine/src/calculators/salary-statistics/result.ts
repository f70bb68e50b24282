import type { FromSchema } from '../../schema/from-schema.ts';
import type { JsonSchema, NamedSchema } from '../../schema/json-schema.ts';
import { periodHintsSchema } from '../requested-period.ts';

/** National salary figures, each a monthly amount in euros with its year and publisher. */
export const statisticFields = [
  'averageSalary',
  'qualifiedAdultsMinWage',
  'unqualifiedAdultsMinWage',
  'netAverageAdult',
  'netMedianAdult',
  'netAverageHousehold',
  'netMedianHousehold',
] as const;
export type StatisticField = (typeof statisticFields)[number];

const monthlyEuros = { type: 'number', description: 'Euros a month.' } as const;
const statisticSourceSchema = {
  type: 'object',
  required: ['year', 'publisher', 'note', 'url', 'estimate'],
  properties: {
    year: { type: 'integer' },
    publisher: { type: 'string' },
    /** An English sentence for readers of the API. */
    note: { type: 'string' },
    url: { type: 'string' },
    /** True when the figure is our estimate and not a published one. */
    estimate: { type: 'boolean' },
  },
} as const satisfies JsonSchema;

/** Where a statistic comes from. */
export type StatisticSource = FromSchema<typeof statisticSourceSchema>;

export const salaryStatisticsResultSchema = {
  title: 'SalaryStatisticsResult',
  description: 'National salary figures with year and publisher of each.',
  type: 'object',
  required: [...statisticFields, 'payMonth', 'hints', 'sources'],
  properties: {
    averageSalary: monthlyEuros,
    qualifiedAdultsMinWage: monthlyEuros,
    unqualifiedAdultsMinWage: monthlyEuros,
    netAverageAdult: monthlyEuros,
    netMedianAdult: monthlyEuros,
    netAverageHousehold: monthlyEuros,
    netMedianHousehold: monthlyEuros,
    payMonth: { type: 'string', description: 'The month whose minimum wages are given.' },
    hints: periodHintsSchema,
    sources: {
      type: 'object',
      required: statisticFields,
      properties: {
        averageSalary: statisticSourceSchema,
        qualifiedAdultsMinWage: statisticSourceSchema,
        unqualifiedAdultsMinWage: statisticSourceSchema,
        netAverageAdult: statisticSourceSchema,
        netMedianAdult: statisticSourceSchema,
        netAverageHousehold: statisticSourceSchema,
        netMedianHousehold: statisticSourceSchema,
      },
    },
  },
} as const satisfies NamedSchema;

export type SalaryStatisticsResult = FromSchema<typeof salaryStatisticsResultSchema>;
