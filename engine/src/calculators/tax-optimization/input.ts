import {
  optimizationAges,
  specialExpenseFields,
  taxYearField,
} from '../../input/deduction-fields.ts';
import { amountField, explainField } from '../../input/fields.ts';
import { integer } from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';

/** The call of tax optimization: what one or two persons taxed together pay in a year and may deduct. */
export const taxOptimizationCall = {
  id: 'tax-optimization',
  path: '/TaxOptimization/calculate',
  inputSchema: {
    title: 'TaxOptimizationRequest',
    description:
      'Ages, children and annual payments of one person, or of two persons who are taxed together.',
    type: 'object',
    required: ['age1'],
    properties: {
      age1: integer('Age in completed years.', {
        minimum: optimizationAges.minimum,
        maximum: optimizationAges.maximum,
      }),
      ...specialExpenseFields,
      taxableIncome: amountField(
        'Annual taxable income of the household. With it and `taxClass`, the answer contains the tax saved. Euros a year.',
      ),
      taxClass: {
        enum: [1, 2, 3, null],
        description:
          '1 is tax class 1, 2 is class 1a, 3 is class 2. Used only with `taxableIncome`. With `age2` it is class 2.',
      },
      taxYear: taxYearField,
      explain: explainField,
    },
  },
} as const satisfies Call;

export type TaxOptimizationInput = InputOf<typeof taxOptimizationCall>;
