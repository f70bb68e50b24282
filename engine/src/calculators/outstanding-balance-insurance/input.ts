import {
  childrenField,
  earlierSinglePremiumsField,
  insuranceAges,
  partnerAgeField,
  taxYearField,
} from '../../input/deduction-fields.ts';
import { amountField, explainField } from '../../input/fields.ts';
import { integer } from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';

/** Initial values of the form, which are also the defaults of missing fields. */
export const outstandingBalanceInsuranceDefaults = {
  childrenInHousehold: 0,
  outstandingBalanceInsuranceType: 1,
} as const;

/** The call of outstanding balance insurance: the insured persons, their children and the premium. */
export const outstandingBalanceInsuranceCall = {
  id: 'outstanding-balance-insurance',
  path: '/TaxOptimization/calculateobi',
  inputSchema: {
    title: 'OutstandingBalanceInsuranceRequest',
    description: 'The insured people, their children and the premium.',
    type: 'object',
    required: ['age1'],
    properties: {
      age1: integer('Age in completed years when the contract is signed.', {
        minimum: insuranceAges.minimum,
        maximum: insuranceAges.maximum,
      }),
      age2: partnerAgeField(insuranceAges),
      childrenInHousehold: childrenField,
      outstandingBalanceInsurance: amountField(
        'Premium paid or planned in the year. Euros a year.',
      ),
      outstandingBalanceInsuranceType: {
        enum: [1, 2, null],
        description: '1 is a single premium, 2 annual premiums.',
        default: outstandingBalanceInsuranceDefaults.outstandingBalanceInsuranceType,
      },
      earlierSinglePremiums: earlierSinglePremiumsField,
      taxableIncome: amountField(
        'Annual taxable income without this premium. With it and `taxClass`, the answer has `costAfterTax`.',
      ),
      taxClass: {
        enum: [1, 2, 3, null],
        description: '1 is class 1, 2 is 1a, 3 is 2. With `age2` it is class 2.',
      },
      otherSpecialExpenses: amountField('Special expenses deducted besides. Euros a year.'),
      taxYear: taxYearField,
      explain: explainField,
    },
  },
} as const satisfies Call;

export type OutstandingBalanceInsuranceInput = InputOf<typeof outstandingBalanceInsuranceCall>;
