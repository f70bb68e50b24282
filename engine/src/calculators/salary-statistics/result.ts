import { periodHintsSchema } from '../../input/period.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import {
  eachOf,
  flag,
  integer,
  type JsonSchema,
  type NamedSchema,
  number,
  objectOf,
  text,
} from '../../schema/json-schema.ts';

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
const statisticSourceSchema = {
  title: 'StatisticSource',
  description: 'Where a figure comes from.',
  ...objectOf({
    year: integer('The year of the figure.'),
    publisher: text('Who published it.'),
    note: text('A description of the figure, in English.'),
    url: text('The page on which we read it.'),
    estimate: flag('True if the figure is our estimate and not a published one.'),
  }),
} as const satisfies JsonSchema;

/** Where a statistic comes from. */
export type StatisticSource = FromSchema<typeof statisticSourceSchema>;

export const salaryStatisticsResultSchema = {
  title: 'SalaryStatisticsResult',
  description: 'National salary figures, each with its year and publisher.',
  ...objectOf({
    ...eachOf(statisticFields, monthlyEuros),
    payMonth: text('The month of the minimum wages.'),
    hints: periodHintsSchema,
    sources: {
      description: 'The source of each figure.',
      ...objectOf(eachOf(statisticFields, statisticSourceSchema)),
    },
  }),
} as const satisfies NamedSchema;

export type SalaryStatisticsResult = FromSchema<typeof salaryStatisticsResultSchema>;
