import type { ExampleOf } from '../calculator.ts';
import type { PayslipCheckResult } from './result.ts';

/** Worked cases of the payslip check. */
export const examples = [
  {
    title: 'A real payslip of September 2025: every line is equal',
    kind: 'published',
    origin:
      'DD Constructions, payslip of September 2025 for 176 hours in class 1, published with the test data of a payroll program.',
    input: {
      payMonth: '2025-09',
      taxClass: 1,
      lines: {
        grossSalary: 2896.54,
        illnessContributions: 81.1,
        illnessCashContributions: 7.24,
        pensionContributions: 231.72,
        longTermCareInsurance: 31.09,
        taxableIncome: 2576.48,
        taxBeforeCredits: 176.2,
        employmentCredit: 50,
        energyCredit: 16,
        minimumWageCredit: 81,
        netSalary: 2516.19,
      },
    },
    expected: {
      'lines.0.verdict': 'equal',
      'lines.4.calculated': 31.09,
      'lines.6.calculated': 176.2,
      'causes.length': 0,
    },
  },
  {
    title: '5 000 in June 2026 with a tax of 669.20: 20 km between home and work',
    kind: 'derived',
    origin:
      'By hand: 20 km less 4 are 16 units of 99 euros, 1 584 a year and 132 a month. 5 000 - 577.50 - 132 = 4 290.50, down to 4 290. 12 x 4 290 - 1 020 = 50 460, x 0.36 - 10 658.70 = 7 506.90, by 12 down to 625.50, x 1.07 = 669.28, down to 669.20.',
    input: {
      payMonth: '2026-06',
      taxClass: 1,
      lines: {
        grossSalary: 5000,
        pensionContributions: 425,
        illnessContributions: 140,
        illnessCashContributions: 12.5,
        longTermCareInsurance: 60.3,
        taxBeforeCredits: 669.2,
        taxCredits: 34,
        netSalary: 3727,
      },
    },
    expected: {
      'lines.6.calculated': 719.7,
      'lines.6.difference': -50.5,
      'causes.0.id': 'travel',
      'causes.0.changes.distanceToWork': 20,
      'causes.0.allowanceOnCard': 1584,
    },
  },
] as const satisfies readonly ExampleOf<PayslipCheckResult>[];
