import type { ExampleOf } from '../calculator.ts';
import type { JointSalaryResult } from './result.ts';

/** Worked cases of the joint salary calculator in class 2. */
export const examples = [
  {
    title: 'Two employees, 60 000 and 48 000',
    kind: 'derived',
    origin:
      'By hand: own taxable incomes 60 000 - 6 630 - 540 = 52 830 and 48 000 - 5 304 - 540 = 42 156; less 960 and 4 500: 89 526, down to 89 500; half of it, 44 750, x 0.30 - 7 826.40 = 5 598.60, twice: 11 197; x 1.07 = 11 980.79, down to 11 980. Credits 300 + 96 and 480 + 153.60 = 1 029.60. Net 108 000 - 11 934 - 727.37 - 559.37 - 11 980 + 1 029.60 = 83 828.86.',
    input: {
      grossSalary: 60000,
      grossSalary2: 48000,
      taxClass: 3,
      salaryPeriod: 'annual',
      payMonth: '2025-01',
    },
    expected: {
      'total.annualSalary.taxBeforeCredits': 11980,
      'total.annualSalary.taxCredits': 1029.6,
      'total.annualSalary.netSalary': 83828.86,
    },
  },
  {
    title: 'An employee with 60 000 and a self-employed person with 40 000',
    kind: 'derived',
    origin:
      'By hand: 60 000 - 6 630 - 540 = 52 830; 40 000 - 2 240 - 200 - 6 400 - 280 = 30 880; less 480 (one employee) and 4 500: 78 730, down to 78 700; half of it, 39 350, x 0.26 - 6 167.70 = 4 063.30, twice: 8 126; x 1.07 = 8 694.82, down to 8 694; the first bears 8 694 x 52 830 / 83 710 = 5 486.85 (5 486.848...). Credits 300 + 96 and 600 + 192. The payslip of 5 000 withholds by the scale, without the allowance for two incomes: 5 000 - 552.50 = 4 447.50, down to 4 445; 12 x 4 445 - 1 020 = 52 320; half of it, 26 160, x 0.14 - 2 293.20 = 1 369.20, twice, by 12 down to 228.20; x 1.07 down to 244.10. The credits of the self-employed come with the assessment: 12 x 244.10 + 792 - 8 694 = - 4 972.80.',
    input: {
      grossSalary: 60000,
      grossSalary2: 40000,
      taxClass: 3,
      employmentType2: 2,
      salaryPeriod: 'annual',
      payMonth: '2025-01',
    },
    expected: {
      'total.annualSalary.taxBeforeCredits': 8694,
      'person1.annualSalary.taxBeforeCredits': 5486.85,
      'person2.annualSalary.taxBeforeCredits': 3207.15,
      'person1.annualSalary.taxCredits': 396,
      'person2.annualSalary.taxCredits': 792,
      'person2.annualSalary.accidentInsurance': 280,
      'couple.withheld.person1': 244.1,
      'couple.creditsInAssessment': 792,
      'couple.settlement': -4972.8,
    },
  },
  {
    title: 'One earner only, 60 000',
    kind: 'derived',
    origin:
      'By hand: 52 830 - 480 = 52 350; half of it, 26 175, x 0.14 - 2 293.20 = 1 371.30, twice: 2 742; x 1.07 = 2 933.94, down to 2 933; net 60 000 - 6 630 - 727.37 - 2 933 + 396 = 50 105.63.',
    input: { grossSalary: 60000, taxClass: 3, salaryPeriod: 'annual', payMonth: '2025-01' },
    expected: {
      'total.annualSalary.taxBeforeCredits': 2933,
      'total.annualSalary.netSalary': 50105.63,
    },
  },
  {
    title: 'Both above the contribution ceiling, 200 000 each',
    kind: 'derived',
    origin:
      'By hand: base 4 x 13 188.96 + 8 x 13 518.68 = 160 905.28; contributions 4 505.35 + 402.26 + 12 872.42 = 17 780.03; own taxable incomes 181 679.97 each; less 960 and 4 500: 357 899.94, down to 357 850; half of it, 178 925, x 0.41 - 15 171.60 = 58 187.65, twice: 116 375; above 300 000: x 1.09 - 1 863.60 = 124 985.15, down to 124 985; no credits; long-term care 1.4 % x (200 000 - 8 045.24) = 2 687.37.',
    input: {
      grossSalary: 200000,
      grossSalary2: 200000,
      taxClass: 3,
      salaryPeriod: 'annual',
      payMonth: '2025-01',
    },
    expected: {
      'total.annualSalary.taxBeforeCredits': 124985,
      'person1.annualSalary.taxBeforeCredits': 62492.5,
      'person1.annualSalary.netSalary': 117040.1,
      'total.annualSalary.netSalary': 234080.2,
    },
  },
  {
    title: 'Two employees, 5 000 and 4 000 a month: payslips, June 2026',
    kind: 'derived',
    origin:
      'By hand: 5 000 - 577.50 = 4 422.50, down to 4 420; 12 x 4 420 - 1 020 = 52 020; half of it, 26 010, x 0.14 - 2 293.20 = 1 348.20, twice, by 12: 224.70; x 1.07 down to 240.40. The additional card carries (540 + 480 + 4 500) / 12 = 460: (4 000 - 462 - 460) x 15 % = 461.70.',
    input: { grossSalary: 5000, grossSalary2: 4000, taxClass: 3, payMonth: '2026-06' },
    expected: { 'couple.withheld.person1': 240.4, 'couple.withheld.person2': 461.7 },
  },
  {
    title: 'The three methods of taxation, 100 000 and 33 000, 2026',
    kind: 'derived',
    origin:
      'By hand: own taxable incomes 100 000 - 11 550 - 540 = 87 910 and 33 000 - 3 811.50 - 540 = 28 648.50. Collective: less 960 and 4 500, 111 098.50, down to 111 050; half of it, 55 525, x 0.39 - 12 235.50 = 9 419.25, twice: 18 838, x 1.07 = 20 156.66. Strictly individual: less 480 and 2 250 each, 85 150 and 25 900: 20 973 and 1 332, x 1.07 = 22 441 and 1 425. Reallocated: half of 111 098.50 each, down to 55 500: 9 409, x 1.07 = 10 067, twice.',
    input: {
      grossSalary: 100_000,
      grossSalary2: 33_000,
      taxClass: 3,
      salaryPeriod: 'annual',
      payMonth: '2026-06',
    },
    expected: {
      'couple.filings.collective.taxBeforeCredits': 20_156,
      'couple.filings.individual.taxBeforeCredits': 23_866,
      'couple.filings.reallocated.taxBeforeCredits': 20_134,
    },
  },
] as const satisfies readonly ExampleOf<JointSalaryResult>[];
