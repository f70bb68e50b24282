import type { Step } from '../../explanation/step.ts';
import { stepSchema } from '../../explanation/schema.ts';

/** One period's breakdown, in euros. `netSalary` is `grossSalary` less the other lines, to the cent. */
export interface SalaryBreakdown {
  readonly grossSalary: number;
  readonly netSalary: number;
  /** taxBeforeCredits - taxCredits; negative when the refundable credits exceed the tax. */
  readonly tax: number;
  readonly pensionContributions: number;
  readonly illnessContributions: number;
  readonly illnessCashContributions: number;
  readonly longTermCareInsurance: number;
  /** Paid by the self-employed; zero for employees, whose employer pays it. */
  readonly accidentInsurance: number;
  readonly taxBeforeCredits: number;
  readonly taxCredits: number;
}

/** What the user should know about this result beyond its figures. */
export const hintIds = [
  'creditsExceedTax',
  'contributionCeilingReached',
  'minimumContributionBase',
  'exemptFromContributions',
  'belowAdultMinimumWage',
  'monthsDifferFromYear',
] as const;
export type HintId = (typeof hintIds)[number];

/** Net salary for a month under the rules of `payMonth`, and for the calendar year that the month lies in. */
export interface NetSalaryResult {
  readonly monthlySalary: SalaryBreakdown;
  readonly annualSalary: SalaryBreakdown;
  readonly payMonth: string;
  readonly hints: readonly HintId[];
  readonly explanation?: {
    readonly monthlySalary: readonly Step[];
    readonly annualSalary: readonly Step[];
  };
}

const euros = { type: 'number', description: 'Euros.' } as const;

export const salaryBreakdownSchema = {
  type: 'object',
  required: [
    'grossSalary',
    'netSalary',
    'tax',
    'pensionContributions',
    'illnessContributions',
    'illnessCashContributions',
    'longTermCareInsurance',
    'accidentInsurance',
    'taxBeforeCredits',
    'taxCredits',
  ],
  properties: {
    grossSalary: euros,
    netSalary: { type: 'number', description: 'Gross salary less the lines below.' },
    tax: {
      type: 'number',
      description:
        'taxBeforeCredits less taxCredits; negative when the refundable credits exceed the tax.',
    },
    pensionContributions: euros,
    illnessContributions: { type: 'number', description: 'Health insurance, care.' },
    illnessCashContributions: { type: 'number', description: 'Health insurance, cash benefits.' },
    longTermCareInsurance: { type: 'number', description: 'Dependence insurance.' },
    accidentInsurance: { type: 'number', description: 'Self-employed only, else 0.' },
    taxBeforeCredits: euros,
    taxCredits: euros,
  },
} as const;

export const netSalaryResultSchema = {
  title: 'NetSalaryResult',
  description: 'Net salary of a month and of the calendar year that the month lies in.',
  type: 'object',
  required: ['monthlySalary', 'annualSalary', 'payMonth', 'hints'],
  properties: {
    monthlySalary: salaryBreakdownSchema,
    annualSalary: salaryBreakdownSchema,
    payMonth: { type: 'string', description: 'The month whose rules were applied.' },
    hints: { type: 'array', items: { type: 'string', enum: hintIds } },
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
