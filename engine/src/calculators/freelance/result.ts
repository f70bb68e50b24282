import { stepsSchema } from '../../explanation/step.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import { objectOf, type JsonSchema, type NamedSchema } from '../../schema/json-schema.ts';
import { salaryBreakdownSchema, salaryHintsSchema } from '../salary-breakdown.ts';

const exemptionSchema = {
  description:
    'The edge of the exemption from contributions; present where the profit is exempt, or leaves less net than a profit at the edge.',
  ...objectOf({
    profit: {
      type: 'number',
      description: 'The highest profit of the year that bears no contributions, in euros.',
    },
    netSalary: { type: 'number', description: 'The net income of the year at that profit.' },
  }),
} as const satisfies JsonSchema;

/** The edge of the exemption from contributions. */
export type Exemption = FromSchema<typeof exemptionSchema>;

export const freelanceResultSchema = {
  title: 'FreelanceResult',
  description: 'Net income of a self-employed person: a year and a twelfth of it.',
  ...objectOf(
    {
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
      exemption: exemptionSchema,
      explanation: objectOf({
        monthlySalary: stepsSchema,
        annualSalary: stepsSchema,
      }),
    },
    'exemption',
    'explanation',
  ),
} as const satisfies NamedSchema;

/** A freelancer's year and a twelfth of it. */
export type FreelanceResult = FromSchema<typeof freelanceResultSchema>;
