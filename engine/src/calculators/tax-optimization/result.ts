import { stepSchema } from '../../explanation/schema.ts';
import type { Step } from '../../explanation/step.ts';
import { deductionRoomSchema, type DeductionRoom } from '../deduction-room.ts';
import { periodHintsSchema, type PeriodHintId } from '../requested-period.ts';
import { deductionCategories, type DeductionCategory } from './categories.ts';

/** All cards together; room in one category never hides what is too much in another. */
export interface DeductionTotal extends DeductionRoom {
  /** The sum of what may still be deducted, over the categories that have room. */
  readonly room: number;
  /** The sum of what exceeds its ceiling, over the categories that are full. */
  readonly excess: number;
}

/** What the room that is left would save in income tax of a year, surcharge for the employment fund included. */
export interface TaxSaving {
  /** Tax on the last euro of taxable income, in percent, surcharge for the employment fund included. */
  readonly marginalRatePercent: number;
  readonly taxNow: number;
  /** Tax when all the room is used. */
  readonly taxWithAllRoomUsed: number;
  /** taxNow - taxWithAllRoomUsed. */
  readonly total: number;
  /** What using the room of one category alone would save; only categories of the answer that have room. */
  readonly byCategory: Readonly<Partial<Record<DeductionCategory, number>>>;
  /** The lump sum for special expenses that the household has anyway, in euros a year. */
  readonly lumpSum: number;
}

export interface TaxOptimizationResult {
  readonly pension1: DeductionRoom;
  /** Only with a partner. */
  readonly pension2?: DeductionRoom;
  readonly insurances: DeductionRoom;
  readonly homeSavings: DeductionRoom;
  /** Only for a single premium (type 1): periodic premiums are part of `insurances`. */
  readonly outstandingBalanceInsurance?: DeductionRoom;
  readonly total: DeductionTotal;
  readonly taxYear: number;
  readonly hints: readonly PeriodHintId[];
  /** Only when the request named a taxable income and a tax class. */
  readonly taxSaving?: TaxSaving;
  readonly explanation?: Readonly<
    Partial<Record<DeductionCategory | 'total' | 'taxSaving', readonly Step[]>>
  >;
}

const stepsSchema = { type: 'array', items: stepSchema } as const;

export const taxOptimizationResultSchema = {
  title: 'TaxOptimizationResult',
  description: 'What may still be deducted, category by category.',
  type: 'object',
  required: ['pension1', 'insurances', 'homeSavings', 'total', 'taxYear', 'hints'],
  properties: {
    pension1: deductionRoomSchema,
    pension2: deductionRoomSchema,
    insurances: deductionRoomSchema,
    homeSavings: deductionRoomSchema,
    outstandingBalanceInsurance: deductionRoomSchema,
    total: {
      ...deductionRoomSchema,
      required: [...deductionRoomSchema.required, 'room', 'excess'],
      properties: {
        ...deductionRoomSchema.properties,
        room: { type: 'number', description: 'Sum of what may still be deducted.' },
        excess: { type: 'number', description: 'Sum of what exceeds its ceiling.' },
      },
    },
    taxYear: { type: 'integer', description: 'The year whose ceilings were applied.' },
    hints: periodHintsSchema,
    taxSaving: {
      type: 'object',
      required: [
        'marginalRatePercent',
        'taxNow',
        'taxWithAllRoomUsed',
        'total',
        'byCategory',
        'lumpSum',
      ],
      properties: {
        marginalRatePercent: { type: 'number', description: 'Surcharge included.' },
        taxNow: { type: 'number' },
        taxWithAllRoomUsed: { type: 'number' },
        total: { type: 'number' },
        byCategory: {
          type: 'object',
          properties: Object.fromEntries(
            deductionCategories.map((category) => [category, { type: 'number' }]),
          ),
        },
        lumpSum: { type: 'number' },
      },
    },
    explanation: {
      type: 'object',
      properties: Object.fromEntries(
        [...deductionCategories, 'total', 'taxSaving'].map((line) => [line, stepsSchema]),
      ),
    },
  },
} as const;
