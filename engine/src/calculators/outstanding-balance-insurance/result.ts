import { stepsSchema } from '../../explanation/step.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import type { NamedSchema } from '../../schema/json-schema.ts';
import { deductionRoomSchema } from '../deduction-room.ts';
import { periodHintsSchema } from '../requested-period.ts';

export const outstandingBalanceInsuranceResultSchema = {
  title: 'OutstandingBalanceInsuranceResult',
  description: 'How much of the premium may be deducted.',
  type: 'object',
  required: [...deductionRoomSchema.required, 'taxYear', 'hints'],
  properties: {
    ...deductionRoomSchema.properties,
    taxYear: { type: 'integer', description: 'The year whose ceilings were applied.' },
    hints: periodHintsSchema,
    /** Missing for periodic premiums. */
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
    explanation: stepsSchema,
  },
} as const satisfies NamedSchema;

export type OutstandingBalanceInsuranceResult = FromSchema<
  typeof outstandingBalanceInsuranceResultSchema
>;
