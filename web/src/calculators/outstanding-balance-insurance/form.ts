import {
  outstandingBalanceInsuranceCall,
  outstandingBalanceInsuranceDefaults,
} from '@suen/engine/calculators/outstanding-balance-insurance/input';
import { premiumKinds, taxClassOfHousehold } from '@suen/engine/small-door';
import { defineForm } from '../../shared/form/definition/define-form.ts';
import { choice, money, wholeNumber } from '../../shared/form/definition/fields.ts';
import { taxYearField } from '../../shared/rule-period/period-fields.ts';
import type { TaxClass } from '../../subjects/salary/salary-entries.ts';

/** How the insurance is paid: 1 once, 2 every year. */
export const premiumTypes = [1, 2] as const;
export type PremiumType = (typeof premiumTypes)[number];

const { outstandingBalanceInsuranceType, childrenInHousehold } =
  outstandingBalanceInsuranceDefaults;

export const outstandingBalanceInsuranceForm = defineForm(
  outstandingBalanceInsuranceCall,
  {
    age1: wholeNumber({ isRequired: true, example: 35 }),
    age2: wholeNumber({ example: 37 }),
    childrenInHousehold: wholeNumber({ example: 2 }),
    outstandingBalanceInsurance: money({ example: 5000 }),
    outstandingBalanceInsuranceType: choice<PremiumType>(outstandingBalanceInsuranceType),
    earlierSinglePremiums: money({ example: 4000 }),
    taxYear: taxYearField,
    taxableIncome: money({ example: 60_000 }),
    taxClass: choice<TaxClass>(1),
    otherSpecialExpenses: money({ example: 1000 }),
  },
  {
    shortNames: {
      age1: 'a1',
      age2: 'a2',
      childrenInHousehold: 'c',
      outstandingBalanceInsuranceType: 't',
      outstandingBalanceInsurance: 'o',
      taxYear: 'y',
      taxableIncome: 'i',
      taxClass: 'x',
      otherSpecialExpenses: 's',
    },
    asked: {
      earlierSinglePremiums: ({ outstandingBalanceInsuranceType: type }) =>
        type === premiumKinds.single,
      // Partners taxed together are in class 2.
      taxClass: ({ taxableIncome, age2 }) => taxableIncome.trim() !== '' && age2.trim() === '',
      otherSpecialExpenses: ({ taxableIncome }) => taxableIncome.trim() !== '',
    },
    request: ({
      earlierSinglePremiums,
      taxableIncome,
      taxClass,
      otherSpecialExpenses,
      ...values
    }) => ({
      ...values,
      ...(earlierSinglePremiums !== null && { earlierSinglePremiums }),
      childrenInHousehold: values.childrenInHousehold ?? childrenInHousehold,
      ...(taxableIncome !== null && {
        taxableIncome,
        taxClass: taxClassOfHousehold({ taxClass, age2: values.age2 }),
        ...(otherSpecialExpenses !== null && { otherSpecialExpenses }),
      }),
    }),
  },
);
