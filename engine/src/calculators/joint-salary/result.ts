import { stepsSchema } from '../../explanation/step.ts';
import { bestFilingsSchema } from '../../result/best-filings.ts';
import { salaryHintsSchema } from '../../result/hints.ts';
import { explainedPeriodsSchema, salaryBreakdownSchema } from '../../result/payslip.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import {
  arrayOf,
  choiceOf,
  eachOf,
  type JsonSchema,
  type NamedSchema,
  number,
  objectOf,
  text,
} from '../../schema/json-schema.ts';

const personSchema = {
  title: 'JointPerson',
  description: 'The pay of one person, or of both together, for a month and a year.',
  ...objectOf({ monthlySalary: salaryBreakdownSchema, annualSalary: salaryBreakdownSchema }),
} as const satisfies JsonSchema;

/** One person of the couple, or both together. */
export type JointPerson = FromSchema<typeof personSchema>;

const filingSchema = (description: string) =>
  ({
    description,
    ...objectOf({
      taxBeforeCredits: number(
        'Income tax of both persons with the employment fund, in euros a year.',
      ),
      taxCredits: number('Tax credits of both persons. They are the same for every method.'),
      tax: number('The tax after credits.'),
      netSalary: number('Net income of both persons.'),
    }),
  }) as const;

const filingsSchema = {
  description:
    'The annual tax of two persons by each method of taxation, as if they were married (articles 3 and 3ter of the income tax law). Differences of a few euros come from rounding.',
  ...objectOf({
    collective: filingSchema('Joint taxation in class 2.'),
    individual: filingSchema(
      'Strictly individual taxation: each person in class 1 on their own income, with half of the allowance for two incomes.',
    ),
    reallocated: filingSchema(
      'Individual taxation with reallocation: the joint income is split by `reallocationShare`, and each part is taxed in class 1.',
    ),
  }),
} as const satisfies JsonSchema;

/** The couple's year by each way of filing, whichever class was asked for. */
export type CoupleFilings = FromSchema<typeof filingsSchema>;

const comparisonSchema = {
  description:
    'The methods of taxation compared. Those that differ by less than `equalBelow` count as equal.',
  ...objectOf({
    equalBelow: number('Euros a year.'),
    best: bestFilingsSchema,
    advantage: number(
      'Euros a year that each of `best` leaves more than the next method, at least. It is 0 if all count as equal.',
    ),
    change: number(
      'Euros a year that the other taxation would leave more: individual in class 2, joint in classes 1 and 1a. Below zero it would leave less.',
    ),
    changeIs: choiceOf('What `change` is for the couple.', ['gain', 'loss', 'same']),
  }),
} as const satisfies JsonSchema;

/** The ways of filing compared. */
export type FilingsComparison = FromSchema<typeof comparisonSchema>;

const pointFields = {
  share: number('Share of the first person, from 0 to 1.'),
  taxBeforeCredits: number('Tax of both persons, in euros a year.'),
  tax: number('The same after credits.'),
} as const;

const reallocationSchema = {
  ...objectOf({
    points: arrayOf('In rising order of the share.', objectOf(pointFields)),
    best: {
      ...objectOf(pointFields),
      description: 'The point with the lowest tax. Of several, the one nearest to one half.',
    },
  }),
  description:
    'Tax of both persons by the share of the joint income that reallocation gives to the first person, for each whole percent. Present for two persons if the request asks for `reallocationCurve`.',
} as const satisfies JsonSchema;

/** The tax by the share of the first person. */
export type Reallocation = FromSchema<typeof reallocationSchema>;

const coupleSchema = {
  type: 'object',
  description:
    'In class 2, the tax withheld from the payslips and the settlement with the assessment. For two persons in any class, the result of each method of taxation.',
  properties: {
    cards: {
      type: 'object',
      description:
        'The tax card of each payslip. `main` by the tables, `spouse` (the lower pay) at a flat rate.',
      properties: eachOf(['person1', 'person2'], choiceOf('The card.', ['main', 'spouse'])),
    },
    withheld: {
      type: 'object',
      description: 'Euros a month before credits. A self-employed person has no payslip.',
      properties: eachOf(['person1', 'person2'], number('Euros a month.')),
    },
    payslips: {
      type: 'object',
      description:
        'Net pay of each payslip in euros a month, with the tax withheld and the credits of an employee.',
      properties: eachOf(['person1', 'person2'], number('Euros a month.')),
    },
    withheldInYear: number('Twelve months of what both payslips withhold.'),
    creditsInAssessment: number(
      'Annual credits of self-employed persons, granted with the assessment. Employees receive their credits with the payslips.',
    ),
    settlement: number(
      '`withheldInYear` plus `creditsInAssessment` minus the annual tax before credits. Above zero it is refunded, below zero it is still to pay.',
    ),
    filings: filingsSchema,
    comparison: comparisonSchema,
    reallocation: reallocationSchema,
  },
} as const satisfies JsonSchema;

/** What concerns the couple: in class 2 withholding and settlement, for two persons the filings. */
type Couple = FromSchema<typeof coupleSchema>;

/** What both payslips withhold in a month, and how the assessment settles the year. Class 2 only. */
export type CoupleSettlement = Required<Omit<Couple, 'filings' | 'comparison' | 'reallocation'>>;

const explainedWithholdingSchema = {
  type: 'object',
  description:
    'Class 2: the steps of each payslip, from the gross salary to the tax withheld and the net pay.',
  properties: { person1: stepsSchema, person2: stepsSchema },
} as const satisfies JsonSchema;

export type ExplainedWithholding = FromSchema<typeof explainedWithholdingSchema>;

const explainedFilingsSchema = {
  description: 'The steps of the tax for each method of taxation.',
  ...objectOf({
    collective: stepsSchema,
    individual: stepsSchema,
    reallocated: stepsSchema,
  }),
} as const satisfies JsonSchema;

export type ExplainedFilings = FromSchema<typeof explainedFilingsSchema>;

const outcomes = ['owed', 'returned', 'even'] as const;

/** A value for each self-employed person. */
const eachSelfEmployed = <Value extends JsonSchema>(description: string, value: Value) =>
  ({
    type: 'object',
    description,
    properties: eachOf(['person1', 'person2'], value),
  }) as const;

const explanationSchema = {
  description: 'The steps of each part of the result.',
  ...objectOf(
    {
      person1: explainedPeriodsSchema,
      person2: explainedPeriodsSchema,
      total: explainedPeriodsSchema,
      withheld: explainedWithholdingSchema,
      settlement: { ...stepsSchema, description: 'The steps of `settlement`, in class 2.' },
      filings: explainedFilingsSchema,
      profits: eachSelfEmployed('The steps of each of `profits`.', stepsSchema),
      taxOnProfits: { ...stepsSchema, description: 'The steps of `taxOnProfits`.' },
    },
    'person2',
    'taxOnProfits',
    'withheld',
    'settlement',
    'filings',
  ),
} as const satisfies JsonSchema;

export const jointSalaryResultSchema = {
  title: 'JointSalaryResult',
  description: 'Net salaries of a couple, for each person and in total.',
  ...objectOf(
    {
      person1: personSchema,
      person2: personSchema,
      total: personSchema,
      payMonth: text('The month of the rules that were applied.'),
      minimumWage: {
        type: 'object',
        description:
          'Minimum wage of an unskilled adult in `payMonth` for the hours of each person, in euros a month. Missing for the self-employed.',
        properties: eachOf(['person1', 'person2'], number('Euros a month.')),
      },
      hints: {
        description: 'Remarks on each person and on both together.',
        ...objectOf(eachOf(['person1', 'person2', 'total'], salaryHintsSchema)),
      },
      couple: coupleSchema,
      profits: eachSelfEmployed(
        'What is left of the profit of each self-employed person after contributions. No tax is withheld from it.',
        number('Euros a month.'),
      ),
      taxOnProfits: number(
        'In classes 1 and 1a, the tax of the self-employed for the year, still to pay. Zero for employees, and in class 2, where `settlement` has it.',
      ),
      paidOut: {
        description:
          'What each person is paid before the assessment, in euros a month: the net pay of the payslip, or one of `profits`.',
        ...objectOf(eachOf(['person1', 'person2'], number('Euros a month.')), 'person2'),
      },
      leftToSettle: number(
        'Euros a year that are refunded after that, or below zero still to pay: `settlement` in class 2, otherwise `taxOnProfits`.',
      ),
      outcome: choiceOf('How the year ends, by the sign of `leftToSettle`.', outcomes),
      explanation: explanationSchema,
    },
    'person2',
    'couple',
    'explanation',
  ),
} as const satisfies NamedSchema;

export type JointSalaryResult = FromSchema<typeof jointSalaryResultSchema>;
