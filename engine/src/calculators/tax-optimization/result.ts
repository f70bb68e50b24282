import { stepsSchema } from '../../explanation/step.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import { eachOf, objectOf, type NamedSchema } from '../../schema/json-schema.ts';
import { deductionRoomSchema } from '../deduction-room.ts';
import { periodHintsSchema } from '../requested-period.ts';
import { deductionCategories } from './categories.ts';

const totalSchema = objectOf({
  ...deductionRoomSchema.properties,
  room: { type: 'number', description: 'Sum of what may still be deducted.' },
  excess: { type: 'number', description: 'Sum of what exceeds its ceiling.' },
});

/** All cards together; room in one category never hides what is too much in another. */
export type DeductionTotal = FromSchema<typeof totalSchema>;

const taxSavingSchema = objectOf({
  /** Tax on the last euro of taxable income. */
  marginalRatePercent: { type: 'number', description: 'Surcharge included.' },
  taxNow: { type: 'number' },
  /** Tax when all the room is used. */
  taxWithAllRoomUsed: { type: 'number' },
  /** taxNow - taxWithAllRoomUsed. */
  total: { type: 'number' },
  /** What using the room of one category alone would save; only categories of the answer that have room. */
  byCategory: { type: 'object', properties: eachOf(deductionCategories, { type: 'number' }) },
  /** The lump sum for special expenses that the household has anyway, in euros a year. */
  lumpSum: { type: 'number' },
});

/** What the room that is left would save in income tax of a year, surcharge for the employment fund included. */
export type TaxSaving = FromSchema<typeof taxSavingSchema>;

export const taxOptimizationResultSchema = {
  title: 'TaxOptimizationResult',
  description: 'What may still be deducted, category by category.',
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
      taxYear: { type: 'integer', description: 'The year whose ceilings were applied.' },
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
