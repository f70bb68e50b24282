import type { Call, InputOf } from '../calculator.ts';
import { integer } from '../../schema/json-schema.ts';
import {
  childrenField,
  earlierSinglePremiumsField,
  optimizationAges,
  partnerAgeField,
  taxYearField,
} from '../../input/deduction-fields.ts';
import { explainField, yearlyAmountField } from '../../input/fields.ts';

/** Initial values of the form, which are also the defaults of missing fields. */
export const taxOptimizationDefaults = {
  childrenInHousehold: 0,
  outstandingBalanceInsuranceType: 0,
} as const;

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
      age2: partnerAgeField(optimizationAges),
      childrenInHousehold: childrenField,
      pension1: yearlyAmountField(
        'Payments of person 1 into a private pension plan (third pillar). Euros a year.',
      ),
      pension2: yearlyAmountField(
        'Payments of the partner into a private pension plan (third pillar). Euros a year.',
      ),
      lifeInsurance1: yearlyAmountField('Life insurance premiums of person 1. Euros a year.'),
      lifeInsurance2: yearlyAmountField('Life insurance premiums of the partner. Euros a year.'),
      autoLiabilityInsurance1: yearlyAmountField(
        'Car liability premiums of person 1. Euros a year.',
      ),
      autoLiabilityInsurance2: yearlyAmountField(
        'Car liability premiums of the partner. Euros a year.',
      ),
      homeLiabilityInsurance1: yearlyAmountField(
        'Personal liability premiums of person 1. Euros a year.',
      ),
      homeLiabilityInsurance2: yearlyAmountField(
        'Personal liability premiums of the partner. Euros a year.',
      ),
      healthInsurance1: yearlyAmountField(
        'Complementary health insurance premiums of person 1. Euros a year.',
      ),
      healthInsurance2: yearlyAmountField(
        'Complementary health insurance premiums of the partner. Euros a year.',
      ),
      homeSavings1: yearlyAmountField(
        'Payments of person 1 into a home savings contract. Euros a year.',
      ),
      homeSavings2: yearlyAmountField(
        'Payments of the partner into a home savings contract. Euros a year.',
      ),
      outstandingBalanceInsuranceType: {
        enum: [0, 1, 2, null],
        description:
          'Outstanding balance insurance: 0 is none, 1 single premium, 2 periodic premiums. Periodic premiums fall under the insurance limit.',
        default: taxOptimizationDefaults.outstandingBalanceInsuranceType,
      },
      outstandingBalanceInsurance: yearlyAmountField(
        'Premiums of the outstanding balance insurance. Ignored if the type is 0. Euros a year.',
      ),
      earlierSinglePremiums: earlierSinglePremiumsField,
      taxableIncome: yearlyAmountField(
        'Annual taxable income of the household. With it and `taxClass`, the answer contains the tax saved. Euros a year.',
      ),
      taxClass: {
        enum: [1, 2, 3, null],
        description:
          '1 is tax class 1, 2 is class 1a, 3 is class 2. Used only with `taxableIncome`.',
      },
      taxYear: taxYearField,
      explain: explainField,
    },
  },
} as const satisfies Call;

export type TaxOptimizationInput = InputOf<typeof taxOptimizationCall>;
