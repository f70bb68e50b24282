import type { FromSchema } from '../../schema/from-schema.ts';
import { eachOf, type NamedSchema, number, objectOf, text } from '../../schema/json-schema.ts';
import { periodHintsSchema } from '../../input/period.ts';

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

const monthlyEuros = number('Euros a month.');
const statisticSourceSchema = objectOf({
  year: { type: 'integer' },
  publisher: { type: 'string' },
  /** An English sentence for readers of the API. */
  note: { type: 'string' },
  url: { type: 'string' },
  /** True when the figure is our estimate and not a published one. */
  estimate: { type: 'boolean' },
});

/** Where a statistic comes from. */
export type StatisticSource = FromSchema<typeof statisticSourceSchema>;

export const salaryStatisticsResultSchema = {
  title: 'SalaryStatisticsResult',
  description: 'National salary figures, each with its year and publisher.',
  ...objectOf({
    ...eachOf(statisticFields, monthlyEuros),
    payMonth: text('The month of the minimum wages.'),
    hints: periodHintsSchema,
    sources: objectOf(eachOf(statisticFields, statisticSourceSchema)),
  }),
} as const satisfies NamedSchema;

export type SalaryStatisticsResult = FromSchema<typeof salaryStatisticsResultSchema>;
