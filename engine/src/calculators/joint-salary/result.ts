import { stepSchema } from '../../explanation/schema.ts';
import type { Step } from '../../explanation/step.ts';
import {
  hintIds,
  salaryBreakdownSchema,
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

/** What the same two persons would pay if each were taxed alone in class 1. Class 2 with two earners only. */
export interface IndividualTaxation {
  /** Both annual taxes after credits, each person in class 1. */
  readonly tax: number;
  /** Net income of the couple's year. */
  readonly netSalary: number;
  /** The joint assessment's annual net less this one: what class 2 is worth in a year. */
  readonly advantageOfJointAssessment: number;
}

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
  readonly couple?: CoupleSettlement;
  readonly individualTaxation?: IndividualTaxation;
  readonly explanation?: {
    readonly person1: ExplainedPeriods;
    readonly person2?: ExplainedPeriods;
    readonly total: ExplainedPeriods;
    /** Class 2 only. */
    readonly settlement?: readonly Step[];
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

const hintsSchema = { type: 'array', items: { type: 'string', enum: hintIds } } as const;

const stepsSchema = {
  type: 'object',
  required: ['monthlySalary', 'annualSalary'],
  properties: {
    monthlySalary: { type: 'array', items: stepSchema },
    annualSalary: { type: 'array', items: stepSchema },
  },
} as const;

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
      properties: { person1: hintsSchema, person2: hintsSchema, total: hintsSchema },
    },
    couple: {
      type: 'object',
      description: 'Class 2: what the payslips withhold and how the assessment settles the year.',
      required: ['withheld', 'creditsInAssessment', 'settlement'],
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
      },
    },
    individualTaxation: {
      type: 'object',
      description: 'Class 2 with two earners: the same year with each person alone in class 1.',
      required: ['tax', 'netSalary', 'advantageOfJointAssessment'],
      properties: {
        tax: { type: 'number' },
        netSalary: { type: 'number' },
        advantageOfJointAssessment: { type: 'number' },
      },
    },
    explanation: {
      type: 'object',
      required: ['person1', 'total'],
      properties: {
        person1: stepsSchema,
        person2: stepsSchema,
        total: stepsSchema,
        settlement: { type: 'array', items: stepSchema },
      },
    },
  },
} as const;
