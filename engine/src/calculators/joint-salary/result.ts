import { stepsSchema } from '../../explanation/step.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import { objectOf, type JsonSchema, type NamedSchema } from '../../schema/json-schema.ts';
import { salaryBreakdownSchema, salaryHintsSchema } from '../salary-breakdown.ts';

const personSchema = objectOf({
  monthlySalary: salaryBreakdownSchema,
  annualSalary: salaryBreakdownSchema,
});

/** One person of the couple, or both together. */
export type JointPerson = FromSchema<typeof personSchema>;

const euros = (description: string) => ({ type: 'number', description }) as const;
const filingSchema = <Description extends string>(description: Description) =>
  ({
    description,
    ...objectOf({
      taxBeforeCredits: euros('Income tax of both with the employment fund, euros a year.'),
      taxCredits: euros('Credits of both, the same in every filing.'),
      netSalary: euros('Net income of both.'),
    }),
  }) as const;

const filingsSchema = {
  description:
    'Two persons, a year: what they would pay by each way of filing (income tax law, articles 3 and 3ter), as if married. Differences of a few euros come from rounding.',
  ...objectOf({
    collective: filingSchema('One assessment of both in class 2.'),
    individual: filingSchema(
      'Each person on the own income in class 1, with half of the allowance for two incomes.',
    ),
    reallocated: filingSchema('The joint income split by reallocationShare, each part in class 1.'),
  }),
} as const satisfies JsonSchema;

/** The couple's year by each way of filing, whichever class was asked for. */
export type CoupleFilings = FromSchema<typeof filingsSchema>;

const coupleSchema = {
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
    filings: filingsSchema,
  },
} as const satisfies JsonSchema;

/** What concerns the couple: in class 2 withholding and settlement, for two persons the filings. */
export type Couple = FromSchema<typeof coupleSchema>;

/** What both payslips withhold in a month, and how the assessment settles the year. Class 2 only. */
export type CoupleSettlement = Required<Omit<Couple, 'filings'>>;

const periodsSchema = objectOf({
  monthlySalary: stepsSchema,
  annualSalary: stepsSchema,
});

/** The steps of a month and of a year. */
export type ExplainedPeriods = FromSchema<typeof periodsSchema>;

const explainedWithholdingSchema = {
  type: 'object',
  description: 'Class 2: how the withholding of each payslip came about.',
  properties: { person1: stepsSchema, person2: stepsSchema },
} as const satisfies JsonSchema;

export type ExplainedWithholding = FromSchema<typeof explainedWithholdingSchema>;

const explainedFilingsSchema = {
  description: 'How the tax of each way of filing came about.',
  ...objectOf({
    collective: stepsSchema,
    individual: stepsSchema,
    reallocated: stepsSchema,
  }),
} as const satisfies JsonSchema;

export type ExplainedFilings = FromSchema<typeof explainedFilingsSchema>;

const explanationSchema = objectOf(
  {
    person1: periodsSchema,
    person2: periodsSchema,
    total: periodsSchema,
    /** Class 2 only: a month of each payslip. */
    withheld: explainedWithholdingSchema,
    /** Class 2 only. */
    settlement: stepsSchema,
    /** Two persons only. */
    filings: explainedFilingsSchema,
  },
  'person2',
  'withheld',
  'settlement',
  'filings',
);

export const jointSalaryResultSchema = {
  title: 'JointSalaryResult',
  description: 'Net salaries of a couple: each person and both together, to the cent.',
  ...objectOf(
    {
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
      hints: objectOf({
        person1: salaryHintsSchema,
        person2: salaryHintsSchema,
        total: salaryHintsSchema,
      }),
      couple: coupleSchema,
      explanation: explanationSchema,
    },
    'person2',
    'couple',
    'explanation',
  ),
} as const satisfies NamedSchema;

export type JointSalaryResult = FromSchema<typeof jointSalaryResultSchema>;
