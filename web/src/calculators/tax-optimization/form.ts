import { taxOptimizationCall } from '@suen/engine/calculators/tax-optimization/input';
import { premiumKinds, specialExpenseDefaults, taxClassOfHousehold } from '@suen/engine/small-door';
import { defineForm } from '../../shared/form/definition/define-form.ts';
import {
  choice,
  money,
  ownChoice,
  sometimesAsked,
  wholeNumber,
} from '../../shared/form/definition/fields.ts';
import { taxYearField } from '../../shared/rule-period/period-fields.ts';
import type { TaxClass } from '../../subjects/salary/salary-entries.ts';

/** One person, or two who are taxed together. */
export const households = ['single', 'partner'] as const;
export type Household = (typeof households)[number];

/** Outstanding balance insurance: 0 is none, 1 a single premium, 2 periodic premiums. */
export const loanInsuranceTypes = [0, 1, 2] as const;
export type LoanInsuranceType = (typeof loanInsuranceTypes)[number];

/** Fields of the partner, cleared for a single person. */
export const partnerNames = [
  'age2',
  'pension2',
  'lifeInsurance2',
  'autoLiabilityInsurance2',
  'homeLiabilityInsurance2',
  'healthInsurance2',
  'homeSavings2',
] as const;

const hasPartner = ({ household }: { readonly household: Household }) => household === 'partner';

const { childrenInHousehold, outstandingBalanceInsuranceType } = specialExpenseDefaults;
const age = wholeNumber({ isRequired: true, example: 35 });
const payment = money({ example: 500 });

export const taxOptimizationForm = defineForm(
  taxOptimizationCall,
  {
    household: ownChoice<Household>('single', households),
    age1: age,
    age2: sometimesAsked(age),
    childrenInHousehold: choice<number>(childrenInHousehold),
    taxYear: taxYearField,
    pension1: payment,
    pension2: payment,
    lifeInsurance1: payment,
    lifeInsurance2: payment,
    autoLiabilityInsurance1: payment,
    autoLiabilityInsurance2: payment,
    homeLiabilityInsurance1: payment,
    homeLiabilityInsurance2: payment,
    healthInsurance1: payment,
    healthInsurance2: payment,
    homeSavings1: payment,
    homeSavings2: payment,
    outstandingBalanceInsuranceType: choice<LoanInsuranceType>(outstandingBalanceInsuranceType),
    outstandingBalanceInsurance: money({ example: 5000 }),
    earlierSinglePremiums: money({ example: 4000 }),
    taxableIncome: money({ example: 50_000 }),
    taxClass: choice<TaxClass>(1),
  },
  {
    asked: {
      ...Object.fromEntries(partnerNames.map((name) => [name, hasPartner])),
      outstandingBalanceInsurance: (entries) => entries.outstandingBalanceInsuranceType !== 0,
      earlierSinglePremiums: (entries) =>
        entries.outstandingBalanceInsuranceType === premiumKinds.single,
    },
    shortNames: {
      household: 'h',
      age1: 'a1',
      age2: 'a2',
      childrenInHousehold: 'c',
      taxYear: 'y',
      pension1: 'p1',
      pension2: 'p2',
      lifeInsurance1: 'l1',
      lifeInsurance2: 'l2',
      autoLiabilityInsurance1: 'v1',
      autoLiabilityInsurance2: 'v2',
      homeLiabilityInsurance1: 'r1',
      homeLiabilityInsurance2: 'r2',
      healthInsurance1: 'k1',
      healthInsurance2: 'k2',
      homeSavings1: 's1',
      homeSavings2: 's2',
      outstandingBalanceInsuranceType: 't',
      outstandingBalanceInsurance: 'o',
      taxableIncome: 'i',
      taxClass: 'x',
    },
    request: ({ household: _household, taxClass, earlierSinglePremiums, ...values }) => ({
      ...values,
      ...(earlierSinglePremiums !== null && { earlierSinglePremiums }),
      taxClass:
        values.taxableIncome === null ? null : taxClassOfHousehold({ taxClass, age2: values.age2 }),
    }),
  },
);
