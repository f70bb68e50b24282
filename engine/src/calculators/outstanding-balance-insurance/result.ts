import { stepsSchema } from '../../explanation/step.ts';
import { periodHintsSchema } from '../../input/period.ts';
import { deductionLimitSchema } from '../../result/deduction-limit.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import { arrayOf, integer, type NamedSchema, number, objectOf } from '../../schema/json-schema.ts';

export const outstandingBalanceInsuranceResultSchema = {
  title: 'OutstandingBalanceInsuranceResult',
  description: 'The deductible part of the premium.',
  ...objectOf(
    {
      ...deductionLimitSchema.properties,
      taxYear: integer('The year of the limits that were applied.'),
      hints: periodHintsSchema,
      ageFactors: {
        type: 'array',
        description:
          'For a single premium, and missing for periodic ones: the years that raise the limit and the resulting factor, for each person.',
        items: objectOf({
          yearsCounted: integer('The years of age that raise the limit.'),
          factor: number('The factor of the limit.'),
        }),
      },
      limitParts: {
        description: 'What `max` is made of, in euros. Present with `ageFactors`.',
        ...objectOf({
          adults: arrayOf('For each person.', number('Euros.')),
          children: number('All children together.'),
          childrenFactor: number('The factor of the children: the higher one of a couple.'),
          earlier: number('What earlier premiums have used of it.'),
        }),
      },
      taxSaved: number('Income tax of the year that the premium saves.'),
      costAfterTax: number('The premium minus the tax saved.'),
      mostTaxSaved: number(
        'The most tax that the deductible part can save, at the highest rate, up to the euro. Before a premium is entered, it is for the whole limit. Missing where `taxSaved` says more.',
      ),
      explanation: stepsSchema,
    },
    'ageFactors',
    'limitParts',
    'taxSaved',
    'costAfterTax',
    'mostTaxSaved',
    'explanation',
  ),
} as const satisfies NamedSchema;

export type OutstandingBalanceInsuranceResult = FromSchema<
  typeof outstandingBalanceInsuranceResultSchema
>;
