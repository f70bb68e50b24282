import { stepsSchema } from '../../explanation/step.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import { eachOf, integer, type NamedSchema, number, objectOf } from '../../schema/json-schema.ts';
import { deductionLimitSchema } from '../../result/deduction-limit.ts';
import { periodHintsSchema } from '../../input/period.ts';
import { deductionCategories } from './categories.ts';

const totalSchema = objectOf({
  ...deductionLimitSchema.properties,
  room: number('Sum of the remaining limits.'),
  excess: number('Sum of the payments above the limits.'),
});

/** The sum of all categories. The remaining limits and the excess are separate, because one category cannot use the limit of another. */
export type DeductionTotal = FromSchema<typeof totalSchema>;

const taxSavingSchema = objectOf({
  /** Tax on the last euro of taxable income. */
  marginalRatePercent: number('Marginal tax rate with the employment fund.'),
  taxNow: { type: 'number' },
  /** Tax when all remaining limits are used. */
  taxWithAllRoomUsed: { type: 'number' },
  /** taxNow - taxWithAllRoomUsed. */
  total: { type: 'number' },
  /** Tax saved by using the remaining limit of one category only. */
  byCategory: { type: 'object', properties: eachOf(deductionCategories, { type: 'number' }) },
  /** The lump sum for special expenses that the household has anyway, in euros a year. */
  lumpSum: { type: 'number' },
});

/** The annual income tax, with the surcharge for the employment fund, that the remaining limits would save. */
export type TaxSaving = FromSchema<typeof taxSavingSchema>;

export const taxOptimizationResultSchema = {
  title: 'TaxOptimizationResult',
  description: 'The amount that can still be deducted, by category.',
  ...objectOf(
    {
      pension1: deductionLimitSchema,
      /** Only with a partner. */
      pension2: deductionLimitSchema,
      insurances: deductionLimitSchema,
      homeSavings: deductionLimitSchema,
      /** Only for a single premium (type 1): periodic premiums are part of `insurances`. */
      outstandingBalanceInsurance: deductionLimitSchema,
      total: totalSchema,
      taxYear: integer('The year of the limits that were applied.'),
      hints: periodHintsSchema,
      /** Only when the input named a taxable income and a tax class. */
      taxSaving: taxSavingSchema,
      explanation: {
        type: 'object',
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
