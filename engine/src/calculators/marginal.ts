import type { Month } from '../dated/month.ts';
import { stepsSchema, type Step } from '../explanation/step.ts';
import { cents, toEuros } from '../money/cents.ts';
import { explain } from '../quantity/explain.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Breakdown } from '../rules/breakdown.ts';
import { marginalPay, withRaise, type MarginalPay } from '../rules/marginal-pay.ts';
import { twelveMonths } from '../rules/twelfths.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { payOf, type Person } from './person-pay.ts';
import type { SalaryFields } from './salary-fields.ts';

/** 100 euros a month. */
const raise = salaryNames.money('raise', cents(10_000));
const oneMonth = salaryNames.count('monthsCounted', 1, 'months');

const raiseSchema = {
  type: 'object',
  required: ['grossSalary', 'netSalary', 'tax', 'contributions'],
  properties: {
    grossSalary: { type: 'number', description: 'The raise: 100 a month, 1 200 a year.' },
    netSalary: { type: 'number', description: 'The part of the raise that is paid out.' },
    tax: { type: 'number', description: 'The part that goes to tax after credits.' },
    contributions: { type: 'number', description: 'The part that goes to contributions.' },
  },
} as const satisfies JsonSchema;

export const marginalSchema = {
  type: 'object',
  description:
    'What becomes of the next 100 euros of gross salary a month; present where the request has marginal. A payslip rounds taxable pay down to 5 euros, so that a month differs from a twelfth of the year.',
  required: ['monthly', 'annual'],
  properties: { monthly: raiseSchema, annual: raiseSchema },
} as const satisfies JsonSchema;

export const marginalExplanationSchema = {
  type: 'object',
  required: ['monthly', 'annual'],
  properties: { monthly: stepsSchema, annual: stepsSchema },
} as const satisfies JsonSchema;

/** What a raise leaves in a month and in its calendar year. */
export interface Marginal {
  readonly monthly: MarginalPay;
  readonly annual: MarginalPay;
}

/** What the next 100 euros a month leave, where it is asked for. */
export function marginalOf(
  asked: SalaryFields,
  person: Person,
  now: { readonly month: Breakdown; readonly year: Breakdown },
  payMonth: Month,
): Marginal | undefined {
  if (asked.marginal !== true) return undefined;
  const { month, year } = person.gross;
  const raised = payOf(person, payMonth).both({
    month: withRaise(month, raise, oneMonth),
    year: withRaise(year, raise, twelveMonths),
  });
  return {
    monthly: marginalPay(now.month, raised.month),
    annual: marginalPay(now.year, raised.year),
  };
}

/** One period as the API sends it. */
export function raiseInEuros(lines: MarginalPay): FromSchema<typeof raiseSchema> {
  return {
    grossSalary: toEuros(lines.grossSalary.amount),
    netSalary: toEuros(lines.netSalary.amount),
    tax: toEuros(lines.tax.amount),
    contributions: toEuros(lines.contributions.amount),
  };
}

/** How one period came about. */
export function explainedRaise({ tax, contributions, netSalary }: MarginalPay): readonly Step[] {
  return explain({ tax, contributions, netSalary });
}
