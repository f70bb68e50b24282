import { stepSchema } from '../../explanation/schema.ts';
import type { Step } from '../../explanation/step.ts';
import {
  salaryBreakdownSchema,
  salaryHintsSchema,
  type HintId,
  type SalaryBreakdown,
} from '../salary-breakdown.ts';

/** One person of the couple, or both together. */
export interface JointPerson {
  readonly monthlySalary: SalaryBreakdown;
  readonly annualSalary: SalaryBreakdown;
}

/** What both payslips withhold in a month, and how the assessment settles the year. Class 2 only. */
export interface CoupleSettlement {
  /** Income tax before credits on the payslip of a month; missing for the self-employed, who have none. */
  readonly withheld: { readonly person1?: number; readonly person2?: number };
  /** The year's credits of self-employed persons: no payslip pays them out, the assessment grants them. */
  readonly creditsInAssessment: number;
  /** Twelve months of withholding and these credits less the year's tax before credits: given back (+) or asked for (-). */
  readonly settlement: number;
}

/** The couple's year under one way of filing, in euros. */
export interface CoupleFiling {
  readonly taxBeforeCredits: number;
  readonly taxCredits: number;
  readonly netSalary: number;
}

/** The couple's year by each way of filing, whichever class was asked for. */
export interface CoupleFilings {
  /** One assessment of both in class 2. */
  readonly collective: CoupleFiling;
  /** Each person on the own income in class 1. */
  readonly individual: CoupleFiling;
  /** The joint income split between them, each part in class 1. */
  readonly reallocated: CoupleFiling;
}

/** What concerns the couple: in class 2 withholding and settlement, for two persons the filings. */
export type Couple = Partial<CoupleSettlement> & { readonly filings?: CoupleFilings };

export interface ExplainedWithholding {
  readonly person1?: readonly Step[];
  readonly person2?: readonly Step[];
}

export type ExplainedFilings = Readonly<Record<keyof CoupleFilings, readonly Step[]>>;

export interface JointSalaryResult {
  readonly person1: JointPerson;
  readonly person2?: JointPerson;
  readonly total: JointPerson;
  readonly payMonth: string;
  /** Euros a month that an unskilled adult is due for each person's hours; missing for the self-employed. */
  readonly minimumWage: { readonly person1?: number; readonly person2?: number };
  readonly hints: {
    readonly person1: readonly HintId[];
    readonly person2: readonly HintId[];
    readonly total: readonly HintId[];
  };
  readonly couple?: Couple;
  readonly explanation?: {
    readonly person1: ExplainedPeriods;
    readonly person2?: ExplainedPeriods;
    readonly total: ExplainedPeriods;
    /** Class 2 only: a month of each payslip. */
    readonly withheld?: ExplainedWithholding;
    /** Class 2 only. */
    readonly settlement?: readonly Step[];
    /** Two persons only: the tax of each filing. */
    readonly filings?: ExplainedFilings;
  };
}

/** The steps of a month and of a year. */
export interface ExplainedPeriods {
  readonly monthlySalary: readonly Step[];
  readonly annualSalary: readonly Step[];
}

const personSchema = {
  type: 'object',
  required: ['monthlySalary', 'annualSalary'],
  properties: { monthlySalary: salaryBreakdownSchema, annualSalary: salaryBreakdownSchema },
} as const;

const stepsSchema = {
  type: 'object',
  required: ['monthlySalary', 'annualSalary'],
  properties: {
    monthlySalary: { type: 'array', items: stepSchema },
    annualSalary: { type: 'array', items: stepSchema },
  },
} as const;

const stepListSchema = { type: 'array', items: stepSchema } as const;

const euros = (description: string) => ({ type: 'number', description }) as const;
const filingSchema = <Description extends string>(description: Description) =>
  ({
    type: 'object',
    description,
    required: ['taxBeforeCredits', 'taxCredits', 'netSalary'],
    properties: {
      taxBeforeCredits: euros('Income tax of both with the employment fund, euros a year.'),
      taxCredits: euros('Credits of both, the same in every filing.'),
      netSalary: euros('Net income of both.'),
    },
  }) as const;

export const jointSalaryResultSchema = {
  title: 'JointSalaryResult',
  description: 'Net salaries of a couple: each person and both together, to the cent.',
  type: 'object',
  required: ['person1', 'total', 'payMonth', 'minimumWage', 'hints'],
  properties: {
    person1: personSchema,
    person2: personSchema,
    total: personSchema,
    payMonth: { type: 'string', description: 'The month whose rules were applied.' },
    minimumWage: {
      type: 'object',
      description:
        'Minimum wage of an unskilled adult in payMonth for the hours of each person, in euros a month; missing for the self-employed.',
      properties: { person1: { type: 'number' }, person2: { type: 'number' } },
    },
    hints: {
      type: 'object',
      required: ['person1', 'person2', 'total'],
      properties: {
        person1: salaryHintsSchema,
        person2: salaryHintsSchema,
        total: salaryHintsSchema,
      },
    },
    couple: {
      type: 'object',
      description:
        'In class 2 what the payslips withhold and how the assessment settles the year; for two persons in every class what each way of filing gives.',
      properties: {
        withheld: {
          type: 'object',
          description: 'Euros a month before credits; a self-employed person has no payslip.',
          properties: {
            person1: { type: 'number' },
            person2: { type: 'number' },
          },
        },
        creditsInAssessment: {
          type: 'number',
          description:
            'Annual credits of self-employed persons, which only the assessment grants; an employee’s are paid with the payslips.',
        },
        settlement: {
          type: 'number',
          description:
            'Twelve months of withholding and creditsInAssessment less the annual tax before credits: given back above zero, owed below.',
        },
        filings: {
          type: 'object',
          description:
            'Two persons, a year: what they would pay by each way of filing (income tax law, articles 3 and 3ter), as if married. Differences of a few euros come from rounding.',
          required: ['collective', 'individual', 'reallocated'],
          properties: {
            collective: filingSchema('One assessment of both in class 2.'),
            individual: filingSchema(
              'Each person on the own income in class 1, with half of the allowance for two incomes.',
            ),
            reallocated: filingSchema(
              'The joint income split by reallocationShare, each part in class 1.',
            ),
          },
        },
      },
    },
    explanation: {
      type: 'object',
      required: ['person1', 'total'],
      properties: {
        person1: stepsSchema,
        person2: stepsSchema,
        total: stepsSchema,
        withheld: {
          type: 'object',
          description: 'Class 2: how the withholding of each payslip came about.',
          properties: { person1: stepListSchema, person2: stepListSchema },
        },
        settlement: stepListSchema,
        filings: {
          type: 'object',
          description: 'How the tax of each way of filing came about.',
          properties: {
            collective: stepListSchema,
            individual: stepListSchema,
            reallocated: stepListSchema,
          },
        },
      },
    },
  },
} as const;
