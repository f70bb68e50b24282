import { stepsSchema } from '../../explanation/step.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import { eachOf, integer, type NamedSchema, number, objectOf } from '../../schema/json-schema.ts';
import { deductionRoomSchema } from '../../result/remaining-limit.ts';
import { periodHintsSchema } from '../../input/period.ts';
import { deductionCategories } from './categories.ts';

const totalSchema = objectOf({
  ...deductionRoomSchema.properties,
  room: number('Sum of the remaining limits.'),
  excess: number('Sum of the payments above the limits.'),
});

/** The sum of all categories. Room and excess are separate, because one category cannot use the room of another. */
export type DeductionTotal = FromSchema<typeof totalSchema>;

const taxSavingSchema = objectOf({
  /** Tax on the last euro of taxable income. */
  marginalRatePercent: number('Marginal tax rate with the employment fund.'),
  taxNow: { type: 'number' },
  /** Tax when all the room is used. */
  taxWithAllRoomUsed: { type: 'number' },
  /** taxNow - taxWithAllRoomUsed. */
  total: { type: 'number' },
  /** Tax saved by using the room of one category only, for each category with room. */
  byCategory: { type: 'object', properties: eachOf(deductionCategories, { type: 'number' }) },
  /** The lump sum for special expenses that the household has anyway, in euros a year. */
  lumpSum: { type: 'number' },
});

/** The yearly income tax, with the surcharge for the employment fund, that the remaining room would save. */
export type TaxSaving = FromSchema<typeof taxSavingSchema>;

export const taxOptimizationResultSchema = {
  title: 'TaxOptimizationResult',
  description: 'The amount that can still be deducted, by category.',
  ...objectOf(
    {
      pension1: deductionRoomSchema,
      /** Only with a partner. */
      pension2: deductionRoomSchema,
      insurances: deductionRoomSchema,
      homeSavings: deductionRoomSchema,
      /** Only for a single premium (type 1): periodic premiums are part of `insurances`. */
      outstandingBalanceInsurance: deductionRoomSchema,
      total: totalSchema,
      taxYear: integer('The year of the limits that were applied.'),
      hints: periodHintsSchema,
      /** Only when the request named a taxable income and a tax class. */
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
