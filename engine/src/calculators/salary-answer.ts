import type { Month } from '../dated/month.ts';
import { stepsSchema } from '../explanation/step.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import {
  employerExplanationSchema,
  employerOf,
  employerSchema,
  explainedShares,
  sharesInEuros,
} from './employer.ts';
import {
  explainedRaise,
  marginalExplanationSchema,
  marginalOf,
  marginalSchema,
  raiseInEuros,
} from './marginal.ts';
import type { Person } from './person-pay.ts';
import { minimumWageOf, personSalary } from './person-salary.ts';
import type { PeriodHintId } from './requested-period.ts';
import {
  explainedBreakdown,
  inEuros,
  salaryBreakdownSchema,
  salaryHintsSchema,
} from './salary-breakdown.ts';
import type { SalaryFields } from './salary-fields.ts';

const properties = {
  monthlySalary: salaryBreakdownSchema,
  annualSalary: salaryBreakdownSchema,
  payMonth: { type: 'string', description: 'The month whose rules were applied.' },
  minimumWage: {
    type: 'number',
    description:
      'Minimum wage of an unskilled adult in payMonth for the hours worked, in euros a month; missing for the self-employed.',
  },
  employer: employerSchema,
  marginal: marginalSchema,
  hints: salaryHintsSchema,
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** One person's pay of a month and of its calendar year. */
export const salaryAnswerSchema = {
  type: 'object',
  required: ['monthlySalary', 'annualSalary', 'payMonth', 'hints'],
  properties,
} as const satisfies JsonSchema;

/** How both came about. */
export const salaryExplanationSchema = {
  type: 'object',
  required: ['monthlySalary', 'annualSalary'],
  properties: {
    monthlySalary: stepsSchema,
    annualSalary: stepsSchema,
    employer: employerExplanationSchema,
    marginal: marginalExplanationSchema,
  },
} as const satisfies JsonSchema;

interface ExplainedAnswer {
  readonly answer: FromSchema<typeof salaryAnswerSchema>;
  /** Written only when it is read. */
  readonly explanation: () => FromSchema<typeof salaryExplanationSchema>;
}

/** What is answered of a person's pay. */
export function salaryAnswer(
  asked: SalaryFields,
  person: Person,
  payMonth: Month,
  periodHints: readonly PeriodHintId[],
): ExplainedAnswer {
  const { month, year, hints } = personSalary(person, payMonth);
  const employer = employerOf(asked, person, payMonth);
  const marginal = marginalOf(asked, person, { month, year }, payMonth);
  const minimumWage = minimumWageOf(person, payMonth);
  return {
    answer: {
      monthlySalary: inEuros(month),
      annualSalary: inEuros(year),
      payMonth,
      ...(minimumWage !== undefined && { minimumWage }),
      ...(employer && {
        employer: {
          monthly: sharesInEuros(employer.monthly),
          annual: sharesInEuros(employer.annual),
        },
      }),
      ...(marginal && {
        marginal: {
          monthly: raiseInEuros(marginal.monthly),
          annual: raiseInEuros(marginal.annual),
        },
      }),
      hints:
        employer?.isMutualityKnown === false
          ? [...periodHints, ...hints, 'mutualityNotKnown']
          : [...periodHints, ...hints],
    },
    explanation: () => ({
      monthlySalary: explainedBreakdown(month),
      annualSalary: explainedBreakdown(year),
      ...(employer && {
        employer: {
          monthly: explainedShares(employer.monthly),
          annual: explainedShares(employer.annual),
        },
      }),
      ...(marginal && {
        marginal: {
          monthly: explainedRaise(marginal.monthly),
          annual: explainedRaise(marginal.annual),
        },
      }),
    }),
  };
}
