import type { SalaryLine } from '@suen/engine/small-door';

/** The colours of net and of every deduction, in tables, bars and pies alike. The deductions are in the specification's order. */
export const lineColours = {
  netSalary: 'var(--suen-net)',
  tax: 'var(--suen-tax)',
  pensionContributions: 'var(--suen-pension)',
  illnessCashContributions: 'var(--suen-cash)',
  illnessContributions: 'var(--suen-care)',
  longTermCareInsurance: 'var(--suen-long-term-care)',
  accidentInsurance: 'var(--suen-accident)',
} as const satisfies Readonly<Record<Exclude<SalaryLine, 'grossSalary'>, string>>;

/** The colours of the three parts in which a salary is told. */
export const payslipColours = {
  net: lineColours.netSalary,
  tax: lineColours.tax,
  contributions: lineColours.pensionContributions,
} as const;
