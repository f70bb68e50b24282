import type { ExampleOf } from '../calculator.ts';
import type { GrossSalaryResult } from './result.ts';

/** Worked cases of the gross salary calculator. */
export const examples = [
  {
    title: 'A net of 3 676.26 a month in class 1, January 2026',
    kind: 'derived',
    origin:
      'By hand: 5 000 gives 5 000 - 577.50 (11.55 %) - 60.54 (long-term care) - 719.70 (tax) + 25.00 + 9.00 (CIS, CI-CO2) = 3 676.26. At 4 999.98 every contribution and the tax are the same, and the credits are a cent higher each: (600 - 0.015 x 19 999.76) / 12 = 25.0003, up to 25.01; (216 - 0.0054 x 19 999.76) / 12 = 9.0001, up to 9.01. So 4 999.98 - 1 357.74 + 34.02 = 3 676.26. At 4 999.97 it is a cent less.',
    input: { netSalary: 3676.26, taxClass: 1, payMonth: '2026-01' },
    expected: { grossSalary: 4999.98, 'result.monthlySalary.netSalary': 3676.26 },
  },
  {
    title: 'A net of 44 104.21 a year in class 1, 2026',
    kind: 'derived',
    origin:
      'By hand: 60 000 gives 44 104.21, and less gross gives the same, because 50 euros less of taxable income save 20 of tax. 59 976.34 - 5 097.99 - 1 679.34 - 149.94 - 1 020 = 52 029.07, down to 52 000, x 0.38 - 11 694.60 = 8 065.40, down to 8 065, x 1.07 down to 8 629; long-term care 1.4 % x (59 976.34 - 8 229.46) = 724.46; credits of a month of 4 998.03: (600 - 0.015 x 19 976.36) / 12 = 25.03 and (216 - 0.0054 x 19 976.36) / 12 = 9.02, both up, x 12 = 408.60; 59 976.34 - 6 927.27 - 724.46 - 8 629 + 408.60 = 44 104.21.',
    input: { netSalary: 44_104.21, taxClass: 1, salaryPeriod: 'annual', payMonth: '2026-01' },
    expected: { grossSalary: 59_976.34, 'result.annualSalary.netSalary': 44_104.21 },
  },
  {
    title: 'A cost of 5 664.50 a month for the employer in class 1, January 2026',
    kind: 'derived',
    origin:
      'By hand, employer of class 2 and factor 1: 5 000 costs 140.00 (2.80 %), 12.50 (0.25 %), 425.00 (8.5 %), 32.50 (0.65 %), 47.50 (0.95 %) and 7.00 (0.14 %) more, 664.50 in all.',
    input: { employerCost: 5664.5, taxClass: 1, payMonth: '2026-01' },
    expected: {
      grossSalary: 5000,
      'result.employer.monthly.cost': 5664.5,
      'result.monthlySalary.netSalary': 3676.26,
    },
  },
] as const satisfies readonly ExampleOf<GrossSalaryResult>[];
