import { stepsSchema } from '../../explanation/step.ts';
import { periodHintsSchema } from '../../input/period.ts';
import { deductionLimitSchema } from '../../result/deduction-limit.ts';
import { deductionCategories } from '../../rules/tax/deductions/deduction-categories.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import {
  eachOf,
  integer,
  type JsonSchema,
  type NamedSchema,
  number,
  objectOf,
} from '../../schema/json-schema.ts';

/** Without the title: each limit says what it is the limit of. */
const limitOf = (description: string) => {
  const { title: _, ...limit } = deductionLimitSchema;
  return { ...limit, description } as const;
};

const totalSchema = {
  description: 'The sum of all categories.',
  ...objectOf({
    ...deductionLimitSchema.properties,
    room: number('Sum of the remaining limits.'),
    excess: number('Sum of the payments above the limits.'),
  }),
} as const satisfies JsonSchema;

/**
 * The sum of all categories. The remaining limits and the excess are separate, because one category cannot use the
 * limit of another.
 */
export type DeductionTotal = FromSchema<typeof totalSchema>;

const taxSavingSchema = {
  description:
    'The annual income tax with the employment fund that the remaining limits would save. Present if the request has a taxable income and a tax class.',
  ...objectOf({
    marginalRatePercent: number(
      'Tax rate on the last euro of taxable income, with the employment fund.',
    ),
    taxNow: number('The tax with the payments of the request.'),
    taxWithAllRoomUsed: number('The tax if all remaining limits are used.'),
    total: number('`taxNow` minus `taxWithAllRoomUsed`.'),
    byCategory: {
      type: 'object',
      description: 'The tax saved if only the remaining limit of this category is used.',
      properties: eachOf(deductionCategories, number('Euros a year.')),
    },
    lumpSum: number(
      'The lump sum for special expenses that the household has anyway, in euros a year.',
    ),
  }),
} as const satisfies JsonSchema;

/** The annual income tax, with the surcharge for the employment fund, that the remaining limits would save. */
export type TaxSaving = FromSchema<typeof taxSavingSchema>;

export const taxOptimizationResultSchema = {
  title: 'TaxOptimizationResult',
  description: 'The amount that can still be deducted, by category.',
  ...objectOf(
    {
      pension1: limitOf('Supplementary pension of the first person.'),
      pension2: limitOf('Supplementary pension of the partner. Present with a partner.'),
      insurances: limitOf('Insurance premiums.'),
      homeSavings: limitOf('Home savings.'),
      outstandingBalanceInsurance: limitOf(
        'A single premium of outstanding balance insurance. Periodic premiums are part of `insurances`.',
      ),
      total: totalSchema,
      deductibleWithoutOutstandingBalanceInsurance: number(
        'What is deductible without the premium of outstanding balance insurance.',
      ),
      taxYear: integer('The year of the limits that were applied.'),
      hints: periodHintsSchema,
      taxSaving: taxSavingSchema,
      explanation: {
        type: 'object',
        description: 'The steps of each part of the result.',
        properties: {
          ...eachOf(deductionCategories, stepsSchema),
          total: stepsSchema,
          taxSaving: stepsSchema,
        },
      },
    },
    'pension2',
    'outstandingBalanceInsurance',
    'taxSaving',
    'explanation',
  ),
} as const satisfies NamedSchema;

export type TaxOptimizationResult = FromSchema<typeof taxOptimizationResultSchema>;
