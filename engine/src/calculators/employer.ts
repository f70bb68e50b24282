import type { Month } from '../dated/month.ts';
import { stepsSchema, type Step } from '../explanation/step.ts';
import { employerLaw } from '../law-in-force/employer-law.ts';
import { employeeLaw } from '../law-in-force/salary-law.ts';
import { toEuros } from '../money/cents.ts';
import { explain } from '../quantity/explain.ts';
import { baseOfMonth, baseOfYear } from '../rules/employee-contributions.ts';
import { employerShares, type EmployerShares } from '../rules/employer-shares.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { namesOf, type JsonSchema } from '../schema/json-schema.ts';
import type { Person } from './person-pay.ts';
import type { SalaryFields } from './salary-fields.ts';

const euros = { type: 'number', description: 'Euros.' } as const;
const shares = {
  illnessContributions: { type: 'number', description: 'Health insurance, medical care.' },
  illnessCashContributions: { type: 'number', description: 'Health insurance, sick pay.' },
  pensionContributions: euros,
  accidentInsurance: { type: 'number', description: 'At the accidentFactor of the request.' },
  mutuality: {
    type: 'number',
    description: 'Mutualité des employeurs; 0 with the hint mutualityNotKnown.',
  },
  healthAtWork: { type: 'number', description: 'At the rate of the STM.' },
  total: { type: 'number', description: 'The sum of the shares above.' },
  cost: { type: 'number', description: 'Gross salary plus total.' },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const sharesSchema = {
  type: 'object',
  required: namesOf(shares),
  properties: shares,
} as const satisfies JsonSchema;

export const employerSchema = {
  type: 'object',
  description:
    'What the employer of an employee pays beside the gross salary; present where the request has employer.',
  required: ['monthly', 'annual'],
  properties: { monthly: sharesSchema, annual: sharesSchema },
} as const satisfies JsonSchema;

export const employerExplanationSchema = {
  type: 'object',
  required: ['monthly', 'annual'],
  properties: { monthly: stepsSchema, annual: stepsSchema },
} as const satisfies JsonSchema;

/** What an employer pays for a month and for its calendar year. */
export interface Employer {
  readonly monthly: EmployerShares;
  readonly annual: EmployerShares;
  readonly isMutualityKnown: boolean;
}

/** The employer's part, where it is asked for and there is an employer. */
export function employerOf(
  { employer, mutualityClass, accidentFactor }: SalaryFields,
  { gross, isEmployee, weeklyHours }: Person,
  payMonth: Month,
): Employer | undefined {
  if (employer !== true || !isEmployee) return undefined;
  const law = employeeLaw(payMonth, weeklyHours);
  const rates = employerLaw(payMonth, mutualityClass ?? 2, accidentFactor ?? 1);
  return {
    monthly: employerShares(gross.month, baseOfMonth(gross.month, law), rates),
    annual: employerShares(gross.year, baseOfYear(gross.year, law), rates),
    isMutualityKnown: rates.mutualityRate !== null,
  };
}

/** One period as the API sends it. */
export function sharesInEuros(lines: EmployerShares): FromSchema<typeof sharesSchema> {
  return {
    illnessContributions: toEuros(lines.illnessContributions.amount),
    illnessCashContributions: toEuros(lines.illnessCashContributions.amount),
    pensionContributions: toEuros(lines.pensionContributions.amount),
    accidentInsurance: toEuros(lines.accidentInsurance.amount),
    mutuality: toEuros(lines.mutuality.amount),
    healthAtWork: toEuros(lines.healthAtWork.amount),
    total: toEuros(lines.total.amount),
    cost: toEuros(lines.cost.amount),
  };
}

/** How one period came about. */
export function explainedShares(lines: EmployerShares): readonly Step[] {
  return explain({ ...lines });
}
