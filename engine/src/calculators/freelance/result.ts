import { stepSchema } from '../../explanation/schema.ts';
import type { Step } from '../../explanation/step.ts';
import {
  salaryBreakdownSchema,
  salaryHintsSchema,
  type HintId,
  type SalaryBreakdown,
} from '../salary-breakdown.ts';

/** The edge of the exemption from contributions. */
export interface Exemption {
  /** The highest profit of a year that bears no contributions. */
  readonly profit: number;
  /** What that profit leaves. */
  readonly netSalary: number;
}

/** A freelancer's year and a twelfth of it. */
export interface FreelanceResult {
  readonly monthlySalary: SalaryBreakdown;
  readonly annualSalary: SalaryBreakdown;
  readonly payMonth: string;
  readonly workingDays: number;
  /** What clients pay in the year, VAT included. */
  readonly invoiced: number;
  readonly vatAmount: number;
  /** Yearly turnover up to which no VAT need be charged. */
  readonly smallBusinessThreshold: number;
  /** True when no VAT is charged although the turnover is above the threshold. */
  readonly aboveSmallBusinessThreshold: boolean;
  readonly hints: readonly HintId[];
  /** Where the profit is exempt, or above the limit and leaves less than a profit at it. */
  readonly exemption?: Exemption;
  readonly explanation?: {
    readonly monthlySalary: readonly Step[];
    readonly annualSalary: readonly Step[];
  };
}

export const freelanceResultSchema = {
  title: 'FreelanceResult',
  description: 'Net income of a self-employed person: a year and a twelfth of it.',
  type: 'object',
  required: [
    'monthlySalary',
    'annualSalary',
    'payMonth',
    'workingDays',
    'invoiced',
    'vatAmount',
    'smallBusinessThreshold',
    'aboveSmallBusinessThreshold',
    'hints',
  ],
  properties: {
    monthlySalary: salaryBreakdownSchema,
    annualSalary: salaryBreakdownSchema,
    payMonth: { type: 'string', description: 'The month whose rules were applied.' },
    workingDays: { type: 'integer' },
    invoiced: { type: 'number', description: 'Euros a year, VAT included.' },
    vatAmount: { type: 'number', description: 'Euros a year.' },
    smallBusinessThreshold: { type: 'number', description: 'Euros a year.' },
    aboveSmallBusinessThreshold: {
      type: 'boolean',
      description: 'No VAT is charged although the turnover is above the threshold.',
    },
    hints: salaryHintsSchema,
    exemption: {
      type: 'object',
      description:
        'The edge of the exemption from contributions; present where the profit is exempt, or leaves less net than a profit at the edge.',
      required: ['profit', 'netSalary'],
      properties: {
        profit: {
          type: 'number',
          description: 'The highest profit of the year that bears no contributions, in euros.',
        },
        netSalary: { type: 'number', description: 'The net income of the year at that profit.' },
      },
    },
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
