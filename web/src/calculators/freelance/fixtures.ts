import type { FreelanceResult } from '@suen/engine/calculators/freelance/result';
import type { Step } from '@suen/engine/inputs';

const workingDaysStep: Step = {
  id: 'workingDays',
  lines: ['grossSalary'],
  operation: 'arithmetic',
  operands: [
    { id: 'weeksInYear', unit: 'number', value: 52, operator: '+' },
    { id: 'daysPerWeek', unit: 'days', value: 5, operator: '×' },
    { id: 'publicHolidays', unit: 'days', value: 11, operator: '-' },
    { id: 'vacationDays', unit: 'days', value: 26, operator: '-' },
  ],
  rounding: 'exact',
  amount: 223,
  unit: 'days',
  sources: [],
};

/**
 * The form's defaults in 2025 as the API answers them. By hand: 52 x 5 - 11 - 26 = 223 days, 30 x 8 x 223 = 53 520.00;
 * 16 %, 5.60 %, 0.50 % and 0.70 % of it, 1.4 % of 53 520 - 8 045.24; class 2: 1 403 before credits of 397.20 + 127.10;
 * net 39 802.09. A month is a twelfth of each line.
 */
export const freelanceDefaultsOf2025: FreelanceResult = {
  monthlySalary: {
    grossSalary: 4460,
    netSalary: 3316.84,
    tax: 73.23,
    pensionContributions: 713.6,
    illnessContributions: 249.76,
    illnessCashContributions: 22.3,
    longTermCareInsurance: 53.05,
    accidentInsurance: 31.22,
    taxBeforeCredits: 116.92,
    taxCredits: 43.69,
  },
  annualSalary: {
    grossSalary: 53_520,
    netSalary: 39_802.09,
    tax: 878.7,
    pensionContributions: 8563.2,
    illnessContributions: 2997.12,
    illnessCashContributions: 267.6,
    longTermCareInsurance: 636.65,
    accidentInsurance: 374.64,
    taxBeforeCredits: 1403,
    taxCredits: 524.3,
  },
  payMonth: '2025-01',
  workingDays: 223,
  invoiced: 53_520,
  vatAmount: 0,
  smallBusinessThreshold: 50_000,
  aboveSmallBusinessThreshold: true,
  hints: [],
  explanation: { monthlySalary: [], annualSalary: [workingDaysStep] },
};

const nothing = {
  grossSalary: 0,
  netSalary: 0,
  tax: 0,
  pensionContributions: 0,
  illnessContributions: 0,
  illnessCashContributions: 0,
  longTermCareInsurance: 0,
  accidentInsurance: 0,
  taxBeforeCredits: 0,
  taxCredits: 0,
};

/** A year without a working day. */
export const idleYear: FreelanceResult = {
  ...freelanceDefaultsOf2025,
  monthlySalary: nothing,
  annualSalary: nothing,
  workingDays: 0,
  invoiced: 0,
  aboveSmallBusinessThreshold: false,
  hints: ['exemptFromContributions'],
  explanation: { monthlySalary: [], annualSalary: [] },
};
