import { salaryHintsSchema } from '../../result/hints.ts';
import { explainedPeriodsSchema, salaryBreakdownSchema } from '../../result/payslip.ts';
import { turnoverPositions } from '../../rules/pay/turnover.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import {
  choiceOf,
  flag,
  integer,
  type JsonSchema,
  type NamedSchema,
  number,
  objectOf,
  text,
} from '../../schema/json-schema.ts';

const exemptionSchema = {
  description:
    'The limit of the exemption from contributions. Present if the profit is exempt, or if it leaves less net income than a profit at the limit.',
  ...objectOf({
    profit: number('The highest profit of the year without contributions, in euros.'),
    netSalary: number('The net income of the year at that profit.'),
  }),
} as const satisfies JsonSchema;

/** The edge of the exemption from contributions. */
export type Exemption = FromSchema<typeof exemptionSchema>;

export const freelanceResultSchema = {
  title: 'FreelanceResult',
  description: 'Net income of a self-employed person for a year, and one twelfth of it.',
  ...objectOf(
    {
      monthlySalary: salaryBreakdownSchema,
      annualSalary: salaryBreakdownSchema,
      payMonth: text('The month of the rules that were applied.'),
      workingDays: integer('Days worked in the year.'),
      invoiced: number('Euros a year, VAT included.'),
      vatAmount: number('Euros a year.'),
      smallBusinessThreshold: number('Euros a year.'),
      aboveSmallBusinessThreshold: flag(
        'No VAT is charged although the turnover is above the threshold.',
      ),
      aboveToleratedTurnover: flag(
        'No VAT is charged although the turnover is above what is tolerated until the end of the year.',
      ),
      turnoverIs: choiceOf(
        'The turnover without VAT beside the threshold: up to it, within what is tolerated, beyond that, or above it under a law that tolerates nothing. Missing with VAT.',
        turnoverPositions,
      ),
      hints: salaryHintsSchema,
      exemption: exemptionSchema,
      explanation: explainedPeriodsSchema,
    },
    'turnoverIs',
    'exemption',
    'explanation',
  ),
} as const satisfies NamedSchema;

/** A freelancer's year and a twelfth of it. */
export type FreelanceResult = FromSchema<typeof freelanceResultSchema>;
