import type { Step } from '../../explanation/step.ts';
import {
  salaryBreakdownSchema,
  salaryHintsSchema,
  type HintId,
  type SalaryBreakdown,
} from '../salary-breakdown.ts';
import { stepSchema } from '../../explanation/schema.ts';

/** Net salary for a month under the rules of `payMonth`, and for the calendar year that the month lies in. */
export interface NetSalaryResult {
  readonly monthlySalary: SalaryBreakdown;
  readonly annualSalary: SalaryBreakdown;
  readonly payMonth: string;
  /** Euros a month that an unskilled adult is due for the hours worked; missing for the self-employed. */
  readonly minimumWage?: number;
  readonly hints: readonly HintId[];
  readonly explanation?: {
    readonly monthlySalary: readonly Step[];
    readonly annualSalary: readonly Step[];
  };
}

export const netSalaryResultSchema = {
  title: 'NetSalaryResult',
  description: 'Net salary of a month and of the calendar year that the month lies in.',
  type: 'object',
  required: ['monthlySalary', 'annualSalary', 'payMonth', 'hints'],
  properties: {
    monthlySalary: salaryBreakdownSchema,
    annualSalary: salaryBreakdownSchema,
    payMonth: { type: 'string', description: 'The month whose rules were applied.' },
    minimumWage: {
      type: 'number',
      description:
        'Minimum wage of an unskilled adult in payMonth for the hours worked, in euros a month; missing for the self-employed.',
    },
    hints: salaryHintsSchema,
    explanation: {
      type: 'object',
      required: ['monthlySalary', 'annualSalary'],
      properties: {
        monthlySalary: { type: 'array', items: stepSchema },
        annualSalary: { type: 'array', items: stepSchema },
      },
    },
  },
} as const;
