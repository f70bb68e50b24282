import { periodHintsSchema, type PeriodHintId } from '../requested-period.ts';

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

/** Where a statistic comes from. `note` is an English sentence for readers of the API. */
export interface StatisticSource {
  readonly year: number;
  readonly publisher: string;
  readonly note: string;
  readonly url: string;
  /** True when the figure is our estimate and not a published one. */
  readonly estimate: boolean;
}

export type SalaryStatisticsResult = Readonly<Record<StatisticField, number>> & {
  readonly payMonth: string;
  readonly hints: readonly PeriodHintId[];
  readonly sources: Readonly<Record<StatisticField, StatisticSource>>;
};

const monthlyEuros = { type: 'number', description: 'Euros a month.' } as const;
const statisticSourceSchema = {
  type: 'object',
  required: ['year', 'publisher', 'note', 'url', 'estimate'],
  properties: {
    year: { type: 'integer' },
    publisher: { type: 'string' },
    note: { type: 'string' },
    url: { type: 'string' },
    estimate: { type: 'boolean' },
  },
} as const;

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
} as const;
