import { stepSchema } from '../../explanation/schema.ts';
import type { Step } from '../../explanation/step.ts';
import { deductionRoomSchema, type DeductionRoom } from '../deduction-room.ts';
import { periodHintsSchema, type PeriodHintId } from '../requested-period.ts';

export interface OutstandingBalanceInsuranceResult extends DeductionRoom {
  readonly taxYear: number;
  readonly hints: readonly PeriodHintId[];
  /** Completed years above the age from which the limit grows, and the factor: one entry per insured person; type 1 only. */
  readonly ageFactors?: readonly { readonly yearsCounted: number; readonly factor: number }[];
  readonly explanation?: readonly Step[];
}

export const outstandingBalanceInsuranceResultSchema = {
  title: 'OutstandingBalanceInsuranceResult',
  description: 'How much of the premium may be deducted.',
  type: 'object',
  required: [...deductionRoomSchema.required, 'taxYear', 'hints'],
  properties: {
    ...deductionRoomSchema.properties,
    taxYear: { type: 'integer', description: 'The year whose ceilings were applied.' },
    hints: periodHintsSchema,
    ageFactors: {
      type: 'array',
      description:
        'For a single premium, person by person: years counted and the factor they give.',
      items: {
        type: 'object',
        required: ['yearsCounted', 'factor'],
        properties: { yearsCounted: { type: 'integer' }, factor: { type: 'number' } },
      },
    },
    explanation: { type: 'array', items: stepSchema },
  },
} as const;
