import { stepsSchema } from '../../explanation/step.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import { objectOf, type NamedSchema } from '../../schema/json-schema.ts';
import { deductionRoomSchema } from '../deduction-room.ts';
import { periodHintsSchema } from '../requested-period.ts';

export const outstandingBalanceInsuranceResultSchema = {
  title: 'OutstandingBalanceInsuranceResult',
  description: 'How much of the premium may be deducted.',
  ...objectOf(
    {
      ...deductionRoomSchema.properties,
      taxYear: { type: 'integer', description: 'The year whose ceilings were applied.' },
      hints: periodHintsSchema,
      /** Missing for periodic premiums. */
      ageFactors: {
        type: 'array',
        description:
          'For a single premium, person by person: years counted and the factor they give.',
        items: objectOf({ yearsCounted: { type: 'integer' }, factor: { type: 'number' } }),
      },
      explanation: stepsSchema,
    },
    'ageFactors',
    'explanation',
  ),
} as const satisfies NamedSchema;

export type OutstandingBalanceInsuranceResult = FromSchema<
  typeof outstandingBalanceInsuranceResultSchema
>;
