import type { ExampleOf } from '../calculator.ts';
import type { FreelanceResult } from './result.ts';

/** Worked cases of the freelance calculator. */
export const examples = [
  {
    title: 'The defaults, 2025',
    kind: 'derived',
    origin:
      'By hand: 52 x 5 - 11 - 26 = 223 days; 30 x 8 x 223 = 53 520.00. Pension 16 % = 8 563.20, health 5.60 % = 2 997.12 and 0.50 % = 267.60, accident 0.70 % = 374.64, long-term care 1.4 % x 53 520 = 749.28. Class 2: 53 520 - 12 202.56 - 480 = 40 837.44, down to 40 800; half of it, 20 400, x 0.11 - 1 587.60 = 656.40, twice: 1 312; x 1.07 = 1 403.84, down to 1 403. Credits on 53 520: 600 - 0.015 x 13 520 = 397.20 and 192 - 0.0048 x 13 520 = 127.11 (127.104, up to the cent).',
    input: { ratePerHour: 30, payMonth: '2025-01' },
    expected: {
      workingDays: 223,
      invoiced: 53520,
      vatAmount: 0,
      'annualSalary.grossSalary': 53520,
      'annualSalary.pensionContributions': 8563.2,
      'annualSalary.longTermCareInsurance': 749.28,
      'annualSalary.taxBeforeCredits': 1403,
      'annualSalary.taxCredits': 524.31,
      'annualSalary.netSalary': 39689.47,
    },
  },
  {
    title: 'The defaults with 17 % VAT in the rate, 2025',
    kind: 'derived',
    origin:
      'By hand: 53 520 / 1.17 = 45 743.59 (45 743.5897...); VAT 53 520 - 45 743.59 = 7 776.41; a month 45 743.59 / 12 = 3 811.97.',
    input: { ratePerHour: 30, vat: 17, payMonth: '2025-01' },
    expected: {
      invoiced: 53520,
      vatAmount: 7776.41,
      'annualSalary.grossSalary': 45743.59,
      'monthlySalary.grossSalary': 3811.97,
    },
  },
  {
    title: 'The defaults, 2026',
    kind: 'derived',
    origin:
      'By hand: pension 17 % = 9 098.40, health 5.60 % = 2 997.12 and 0.50 % = 267.60, accident 0.65 % = 347.88, long-term care 1.4 % = 749.28. Class 2: 53 520 - 12 711.00 - 480 = 40 329, down to 40 300; half of it, 20 150, x 0.11 - 1 587.60 = 628.90, twice: 1 257; x 1.07 = 1 344.99, down to 1 344. Credits 397.20 and 216 - 0.0054 x 13 520 = 143.00 (142.992, up to the cent). Net 53 520 - 12 711.00 - 749.28 - 1 344 + 540.20 = 39 255.92.',
    input: { ratePerHour: 30, payMonth: '2026-06' },
    expected: {
      'annualSalary.longTermCareInsurance': 749.28,
      'annualSalary.taxBeforeCredits': 1344,
      'annualSalary.taxCredits': 540.2,
      'annualSalary.netSalary': 39255.92,
    },
  },
  {
    title: 'A profit of 10 727 in 2025: exempt from contributions',
    kind: 'derived',
    origin:
      'By hand: a third of the minimum wages of 2025, 4 x 879.26 + 8 x 901.25 = 10 727.04. No contributions; 10 727 - 480 = 10 247 lies in the zero bracket. No credits without compulsory insurance (L.I.R. art. 152ter). One day of two hours.',
    input: {
      ratePerHour: 5363.5,
      hoursPerDay: 2,
      daysPerWeek: 1,
      yearlyHolidays: 51,
      vacationDays: 0,
      taxClass: 1,
      payMonth: '2025-06',
    },
    expected: {
      'annualSalary.grossSalary': 10_727,
      'annualSalary.netSalary': 10_727,
      'exemption.profit': 10_727.04,
    },
  },
  {
    title: 'A profit of 10 728 in 2025: contributions on the minimum base',
    kind: 'derived',
    origin:
      'By hand: base 4 x 2 637.79 + 8 x 2 703.74 = 32 181.08; pension 5 148.97, health 1 802.14 and 160.91, accident 225.27; long-term care 1.4 % x 10 728 = 150.19: 7 487.48. No tax; credits 300 + 0.029 x 9 792 = 583.97 and 192; 10 728 - 7 487.48 + 775.97 = 4 016.49.',
    input: {
      ratePerHour: 5364,
      hoursPerDay: 2,
      daysPerWeek: 1,
      yearlyHolidays: 51,
      vacationDays: 0,
      taxClass: 1,
      payMonth: '2025-06',
    },
    expected: { 'annualSalary.grossSalary': 10_728, 'annualSalary.netSalary': 4016.49 },
  },
] as const satisfies readonly ExampleOf<FreelanceResult>[];
