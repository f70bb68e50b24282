import type { XStatic } from 'typebox/schema';
import {
  childrenField,
  insuranceAmountField,
  optimizationAges,
  partnerAgeField,
  taxYearField,
} from '../deduction-fields.ts';
import { explainField } from '../request-fields.ts';

/** What the form starts with and what a missing field means. */
export const taxOptimizationDefaults = {
  childrenInHousehold: 0,
  outstandingBalanceInsuranceType: 0,
} as const;

/** What one or two persons taxed together pay in a year and may deduct. */
export const taxOptimizationInputSchema = {
  title: 'TaxOptimizationRequest',
  description: 'Ages, children and yearly payments of one person or of two who are taxed together.',
  type: 'object',
  required: ['age1'],
  properties: {
    age1: {
      type: 'integer',
      description: 'Age in completed years.',
      minimum: optimizationAges.minimum,
      maximum: optimizationAges.maximum,
    },
    age2: partnerAgeField(optimizationAges),
    childrenInHousehold: childrenField,
    pension1: insuranceAmountField('Payments of person 1 into an old-age provision contract.'),
    pension2: insuranceAmountField('Payments of the partner into an old-age provision contract.'),
    lifeInsurance1: insuranceAmountField('Life insurance premiums of person 1.'),
    lifeInsurance2: insuranceAmountField('Life insurance premiums of the partner.'),
    autoLiabilityInsurance1: insuranceAmountField('Car liability premiums of person 1.'),
    autoLiabilityInsurance2: insuranceAmountField('Car liability premiums of the partner.'),
    homeLiabilityInsurance1: insuranceAmountField('Private liability premiums of person 1.'),
    homeLiabilityInsurance2: insuranceAmountField('Private liability premiums of the partner.'),
    healthInsurance1: insuranceAmountField('Complementary health premiums of person 1.'),
    healthInsurance2: insuranceAmountField('Complementary health premiums of the partner.'),
    homeSavings1: insuranceAmountField('Payments of person 1 into a home savings contract.'),
    homeSavings2: insuranceAmountField('Payments of the partner into a home savings contract.'),
    outstandingBalanceInsuranceType: {
      enum: [0, 1, 2, null],
      description:
        'Outstanding balance insurance: 0 none, 1 single premium, 2 periodic premiums (which share the ceiling of the insurances).',
      default: taxOptimizationDefaults.outstandingBalanceInsuranceType,
    },
    outstandingBalanceInsurance: insuranceAmountField(
      'Premiums of the outstanding balance insurance; ignored when the type is 0.',
    ),
    taxableIncome: insuranceAmountField(
      'Yearly taxable income of the household; with taxClass, the answer says what the room is worth in tax.',
    ),
    taxClass: {
      enum: [1, 2, 3, null],
      description: '1 is tax class 1, 2 is class 1a, 3 is class 2; only with taxableIncome.',
    },
    taxYear: taxYearField,
    explain: explainField,
  },
} as const;

export type TaxOptimizationInput = XStatic<typeof taxOptimizationInputSchema>;
