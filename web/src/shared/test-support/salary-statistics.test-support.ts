import type { SalaryStatisticsResult } from '@suen/engine/calculators/salary-statistics/result';

const source = { note: '', url: 'https://statistiques.public.lu/', estimate: false };

/** The national figures as the specification's sources print them. */
export const salaryStatistics: SalaryStatisticsResult = {
  averageSalary: 6914.08,
  qualifiedAdultsMinWage: 3165.35,
  unqualifiedAdultsMinWage: 2637.79,
  netAverageAdult: 4867,
  netMedianAdult: 4233,
  netAverageHousehold: 7700,
  netMedianHousehold: 6440,
  payMonth: '2025-01',
  hints: [],
  sources: {
    averageSalary: { ...source, year: 2024, publisher: 'Eurostat' },
    qualifiedAdultsMinWage: { ...source, year: 2025, publisher: 'Code du travail' },
    unqualifiedAdultsMinWage: { ...source, year: 2025, publisher: 'Code du travail' },
    netAverageAdult: { ...source, year: 2024, publisher: 'STATEC' },
    netMedianAdult: { ...source, year: 2024, publisher: 'STATEC' },
    netAverageHousehold: { ...source, year: 2024, publisher: 'STATEC' },
    netMedianHousehold: { ...source, year: 2024, publisher: 'STATEC', estimate: true },
  },
};
