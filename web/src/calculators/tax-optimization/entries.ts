import {
  taxOptimizationDefaults,
  type TaxOptimizationInput,
} from '@suen/engine/calculators/tax-optimization/input';
import { periodOfDay, type SupportedYear } from '@suen/engine/inputs';
import { todayInLuxembourg } from '../../shared/today.ts';
import type { TaxClass } from '../../shared/salary/salary-entries.ts';
import type { PaymentName } from './persons.ts';

/** One person, or two who are taxed together. */
export const households = ['single', 'partner'] as const;
export type Household = (typeof households)[number];

/** Outstanding balance insurance: 0 is none, 1 a single premium, 2 periodic premiums. */
export const loanInsuranceTypes = [0, 1, 2] as const;
export type LoanInsuranceType = (typeof loanInsuranceTypes)[number];

/** The class of those who are taxed together: class 2. */
export const classOfCouples: TaxClass = 3;
const classOfSingles: TaxClass = 1;

/** What a person has entered, as typed. */
export interface TaxOptimizationEntries extends Readonly<Record<PaymentName, string>> {
  readonly household: Household;
  readonly age1: string;
  readonly age2: string;
  readonly childrenInHousehold: number;
  readonly taxYear: SupportedYear;
  readonly outstandingBalanceInsuranceType: LoanInsuranceType;
  readonly outstandingBalanceInsurance: string;
  readonly taxableIncome: string;
  readonly taxClass: TaxClass;
}

/** The fields in the order of the form, by the names of the API; only `household` is the form's own. */
export const entryNames = [
  'household',
  'age1',
  'age2',
  'childrenInHousehold',
  'taxYear',
  'pension1',
  'pension2',
  'lifeInsurance1',
  'lifeInsurance2',
  'autoLiabilityInsurance1',
  'autoLiabilityInsurance2',
  'homeLiabilityInsurance1',
  'homeLiabilityInsurance2',
  'healthInsurance1',
  'healthInsurance2',
  'homeSavings1',
  'homeSavings2',
  'outstandingBalanceInsuranceType',
  'outstandingBalanceInsurance',
  'taxableIncome',
  'taxClass',
] as const satisfies readonly (keyof TaxOptimizationEntries)[];

export type EntryName = (typeof entryNames)[number];

/** What only a household with a partner fills in; cleared when there is none. */
export const partnerEntries = [
  'age2',
  'pension2',
  'lifeInsurance2',
  'autoLiabilityInsurance2',
  'homeLiabilityInsurance2',
  'healthInsurance2',
  'homeSavings2',
] as const satisfies readonly EntryName[];

export const firstEntries: TaxOptimizationEntries = {
  household: 'single',
  age1: '',
  age2: '',
  childrenInHousehold: taxOptimizationDefaults.childrenInHousehold,
  taxYear: periodOfDay(todayInLuxembourg()).taxYear,
  pension1: '',
  pension2: '',
  lifeInsurance1: '',
  lifeInsurance2: '',
  autoLiabilityInsurance1: '',
  autoLiabilityInsurance2: '',
  homeLiabilityInsurance1: '',
  homeLiabilityInsurance2: '',
  healthInsurance1: '',
  healthInsurance2: '',
  homeSavings1: '',
  homeSavings2: '',
  outstandingBalanceInsuranceType: taxOptimizationDefaults.outstandingBalanceInsuranceType,
  outstandingBalanceInsurance: '',
  taxableIncome: '',
  taxClass: classOfSingles,
};

/** Every payment is sent, null where nothing was entered. */
type EveryPayment = TaxOptimizationInput & Readonly<Record<PaymentName, number | null>>;

/** What is sent: every field of the specification, null where nothing was entered, and what says which law and tax. */
export interface TaxOptimizationRequest extends EveryPayment {
  readonly age1: number;
  /** Null for one person alone. */
  readonly age2: number | null;
  readonly childrenInHousehold: number;
  readonly outstandingBalanceInsuranceType: LoanInsuranceType;
  readonly outstandingBalanceInsurance: number | null;
  readonly taxYear: SupportedYear;
  readonly taxableIncome: number | null;
  readonly taxClass: TaxClass | null;
}
