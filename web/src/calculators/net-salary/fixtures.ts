import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import type { Step } from '@suen/engine/inputs';

/*
 * Answers of the API for the page's tests. The figures of June 2025 are worked by hand in
 * engine/src/calculators/net-salary/examples.ts: 5 000.00 in class 1 leaves 3 690.06; 8 %, 0.25 % and 2.8 % of
 * 5 000.00, 1.4 % of 5 000.00 - 675.93, and 729.90 of tax less 33 of credits.
 */
const pensionStep: Step = {
  id: 'pensionContributions',
  lines: ['pensionContributions'],
  operation: 'arithmetic',
  operands: [
    { id: 'contributionBase', unit: 'EUR', value: 5000, operator: '+' },
    { id: 'pensionRate', unit: 'percent', value: 8, operator: '×' },
  ],
  rounding: 'toNearestCent',
  amount: 400,
  sources: [
    {
      text: 'Code de la sécurité sociale art. 238',
      url: 'https://ccss.public.lu/fr/parametres-sociaux.html',
    },
  ],
};

export const netSalaryOfJune2025: NetSalaryResult = {
  monthlySalary: {
    grossSalary: 5000,
    netSalary: 3690.06,
    tax: 696.9,
    pensionContributions: 400,
    illnessContributions: 140,
    illnessCashContributions: 12.5,
    longTermCareInsurance: 60.54,
    accidentInsurance: 0,
    taxBeforeCredits: 729.9,
    taxCredits: 33,
  },
  // 60 000 in 2025 leaves 44 267.63 in class 1 (the same case): 8 %, 0.25 % and 2.8 % of it and 1.4 % of what exceeds the
  // year's abatements of 8 045.24; the tax is what remains.
  annualSalary: {
    grossSalary: 60_000,
    netSalary: 44_267.63,
    tax: 8375,
    pensionContributions: 4800,
    illnessContributions: 1680,
    illnessCashContributions: 150,
    longTermCareInsurance: 727.37,
    accidentInsurance: 0,
    taxBeforeCredits: 8771,
    taxCredits: 396,
  },
  payMonth: '2025-06',
  hints: ['monthsDifferFromYear'],
  explanation: { monthlySalary: [pensionStep], annualSalary: [] },
};

/** A salary near the minimum wage, whose refundable credits exceed its tax. Net = gross less the other lines. */
export const netSalaryWithPaidOutCredits: NetSalaryResult = {
  ...netSalaryOfJune2025,
  monthlySalary: {
    grossSalary: 2000,
    netSalary: 1849.93,
    tax: -89.7,
    pensionContributions: 160,
    illnessContributions: 56,
    illnessCashContributions: 5,
    longTermCareInsurance: 18.77,
    accidentInsurance: 0,
    taxBeforeCredits: 58.3,
    taxCredits: 148,
  },
  hints: ['creditsExceedTax', 'belowMinimumWage'],
};
