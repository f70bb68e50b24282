import type { ExampleOf } from '../calculator.ts';
import type { SalaryStatisticsResult } from './result.ts';

/** Published figures that the statistics must give. */
export const examples = [
  {
    title: 'January 2025',
    kind: 'published',
    origin:
      'ALEBA, social parameters from 1 January 2025: 2 637.79 and 3 165.35; Eurostat, 82 969 euros a year (2024), by twelve; STATEC EU-SILC 2024: 4 867.',
    input: { userGrossSalary: 5000, userNetSalary: 3690.06, payMonth: '2025-01' },
    expected: {
      unqualifiedAdultsMinWage: 2637.79,
      qualifiedAdultsMinWage: 3165.35,
      averageSalary: 6914.08,
      netAverageAdult: 4867,
    },
  },
  {
    title: 'June 2026',
    kind: 'published',
    origin: 'CCSS, social parameters from 1 June 2026, as quoted in public repositories: 2 771.33.',
    input: { payMonth: '2026-06' },
    expected: { unqualifiedAdultsMinWage: 2771.33, payMonth: '2026-06' },
  },
  {
    title: 'Median net income of households',
    kind: 'derived',
    origin:
      'STATEC, SILC 2023: median 6 073, mean 7 259; mean of SILC 2024 7 700. 7 700 x 6 073 / 7 259 = 6 441.95, to whole tens 6 440.',
    input: { payMonth: '2026-06' },
    expected: { netMedianHousehold: 6440 },
  },
] as const satisfies readonly ExampleOf<SalaryStatisticsResult>[];
