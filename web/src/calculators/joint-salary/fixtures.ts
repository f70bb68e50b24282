import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import type { SalaryBreakdown, Step } from '@suen/engine/inputs';

/*
 * Answers of the API for the page's tests. Two employees of 60 000 and 48 000 in 2025, class 2, as worked by hand in
 * engine/src/calculators/joint-salary/examples.ts: tax before credits 11 980, credits 1 029.60, net of both 83 828.86.
 * Contributions: 8 %, 0.25 % and 2.8 %, and 1.4 % of what exceeds 8 045.24. Own taxable incomes 52 830 and 42 156:
 * person 1 bears 11 980 x 52 830 / 94 986 = 6 663.12. A month is a twelfth of each line.
 */
const annual1: SalaryBreakdown = {
  grossSalary: 60_000,
  netSalary: 46_375.51,
  tax: 6267.12,
  pensionContributions: 4800,
  illnessContributions: 1680,
  illnessCashContributions: 150,
  longTermCareInsurance: 727.37,
  accidentInsurance: 0,
  taxBeforeCredits: 6663.12,
  taxCredits: 396,
};
const annual2: SalaryBreakdown = {
  grossSalary: 48_000,
  netSalary: 37_453.35,
  tax: 4683.28,
  pensionContributions: 3840,
  illnessContributions: 1344,
  illnessCashContributions: 120,
  longTermCareInsurance: 559.37,
  accidentInsurance: 0,
  taxBeforeCredits: 5316.88,
  taxCredits: 633.6,
};
const annualTotal: SalaryBreakdown = {
  grossSalary: 108_000,
  netSalary: 83_828.86,
  tax: 10_950.4,
  pensionContributions: 8640,
  illnessContributions: 3024,
  illnessCashContributions: 270,
  longTermCareInsurance: 1286.74,
  accidentInsurance: 0,
  taxBeforeCredits: 11_980,
  taxCredits: 1029.6,
};
const monthly1: SalaryBreakdown = {
  grossSalary: 5000,
  netSalary: 3864.62,
  tax: 522.26,
  pensionContributions: 400,
  illnessContributions: 140,
  illnessCashContributions: 12.5,
  longTermCareInsurance: 60.62,
  accidentInsurance: 0,
  taxBeforeCredits: 555.26,
  taxCredits: 33,
};
const monthly2: SalaryBreakdown = {
  grossSalary: 4000,
  netSalary: 3121.12,
  tax: 390.27,
  pensionContributions: 320,
  illnessContributions: 112,
  illnessCashContributions: 10,
  longTermCareInsurance: 46.61,
  accidentInsurance: 0,
  taxBeforeCredits: 443.07,
  taxCredits: 52.8,
};
const monthlyTotal: SalaryBreakdown = {
  grossSalary: 9000,
  netSalary: 6985.74,
  tax: 912.53,
  pensionContributions: 720,
  illnessContributions: 252,
  illnessCashContributions: 22.5,
  longTermCareInsurance: 107.23,
  accidentInsurance: 0,
  taxBeforeCredits: 998.33,
  taxCredits: 85.8,
};

const sumOfPensions: Step = {
  id: 'pensionContributions',
  lines: ['pensionContributions'],
  operation: 'arithmetic',
  operands: [
    { id: 'amountOfFirstPerson', unit: 'EUR', value: 400, operator: '+' },
    { id: 'amountOfSecondPerson', unit: 'EUR', value: 320, operator: '+' },
  ],
  rounding: 'exact',
  amount: 720,
  sources: [],
};

/*
 * The same couple filed in each way. Own incomes 52 830 and 42 156 (n). Collective: 11 980. Strictly individual: 52 830 - 480 - 2 250
 * = 50 100, x 0.36 - 10 658.70 = 7 377.30, 7 377 x 1.07 down to 7 893; 42 156 - 2 730 = 39 426, down to 39 400, x 0.26 -
 * 6 167.70 = 4 076.30, 4 076 x 1.07 down to 4 361; 12 254 together. Reallocated: half of 94 986 - 5 460 = 89 526 is 44 763,
 * down to 44 750, x 0.30 - 7 826.40 = 5 598.60, 5 598 x 1.07 down to 5 989; twice 11 978.
 */
const filings = {
  collective: { taxBeforeCredits: 11_980, taxCredits: 1029.6, netSalary: 83_828.86 },
  individual: { taxBeforeCredits: 12_254, taxCredits: 1029.6, netSalary: 83_554.86 },
  reallocated: { taxBeforeCredits: 11_978, taxCredits: 1029.6, netSalary: 83_830.86 },
};

/*
 * Class 2. Withholding of the payslips by hand: 5 000.00 - 552.50 = 4 447.50, down to 4 445; 12 x 4 445 - 1 020 = 52 320, half
 * of it x 0.14 - 2 293.20 = 1 369.20, twice / 12 = 228.20, x 1.07 down to 244.10; (4 000.00 - 442.00 - 460.00) x 15 % =
 * 464.70. 12 x 708.80 - 11 980 = - 3 474.40. Paid out: 5 000.00 - 552.50 - 60.77 - 244.10 + 33.00 = 4 175.63; 4 000.00 - 442.00 -
 * 46.77 - 464.70 + 52.80 = 3 099.33 (1.4 % of what exceeds 659.45; a twelfth of the credits).
 */
export const coupleInClass2: JointSalaryResult = {
  person1: { monthlySalary: monthly1, annualSalary: annual1 },
  person2: { monthlySalary: monthly2, annualSalary: annual2 },
  total: { monthlySalary: monthlyTotal, annualSalary: annualTotal },
  payMonth: '2025-01',
  minimumWage: { person1: 2637.79, person2: 2637.79 },
  hints: { person1: [], person2: ['belowMinimumWage'], total: [] },
  couple: {
    withheld: { person1: 244.1, person2: 464.7 },
    payslips: { person1: 4175.63, person2: 3099.33 },
    creditsInAssessment: 0,
    settlement: -3474.4,
    filings,
  },
  explanation: {
    person1: { monthlySalary: [], annualSalary: [] },
    person2: { monthlySalary: [], annualSalary: [] },
    total: { monthlySalary: [sumOfPensions], annualSalary: [] },
  },
};

/** The first person alone: total and person are the same. The scale withholds 244.10 a month; 12 x 244.10 - 2 933. */
export const oneEarnerInClass2: JointSalaryResult = {
  person1: coupleInClass2.person1,
  total: coupleInClass2.person1,
  payMonth: '2025-01',
  minimumWage: { person1: 2637.79 },
  hints: { person1: [], person2: [], total: [] },
  couple: {
    withheld: { person1: 244.1 },
    payslips: { person1: 4175.63 },
    creditsInAssessment: 0,
    settlement: -3.8,
  },
};

/** The same two persons, each taxed alone: nothing is settled together. */
export const coupleInClass1: JointSalaryResult = {
  person1: coupleInClass2.person1,
  person2: { monthlySalary: monthly2, annualSalary: annual2 },
  total: coupleInClass2.total,
  payMonth: '2025-01',
  minimumWage: { person1: 2637.79, person2: 2637.79 },
  hints: {
    person1: ['monthsDifferFromYear'],
    person2: ['monthsDifferFromYear'],
    total: ['monthsDifferFromYear'],
  },
};
