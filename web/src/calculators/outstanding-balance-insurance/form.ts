import {
  outstandingBalanceInsuranceCall,
  outstandingBalanceInsuranceDefaults,
} from '@suen/engine/calculators/outstanding-balance-insurance/input';
import { defineForm } from '../../shared/form/define-form.ts';
import { choice, money, wholeNumber } from '../../shared/form/fields.ts';
import { taxYearField } from '../../shared/rule-period/period-fields.ts';

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
  },
  {
    shortNames: {
      age1: 'a1',
      age2: 'a2',
      childrenInHousehold: 'c',
      outstandingBalanceInsuranceType: 't',
      outstandingBalanceInsurance: 'o',
      taxYear: 'y',
    },
    asked: {
      earlierSinglePremiums: ({ outstandingBalanceInsuranceType: type }) => type === 1,
    },
    request: ({ earlierSinglePremiums, ...values }) => ({
      ...values,
      ...(earlierSinglePremiums !== null && { earlierSinglePremiums }),
      childrenInHousehold: values.childrenInHousehold ?? childrenInHousehold,
    }),
  },
);
