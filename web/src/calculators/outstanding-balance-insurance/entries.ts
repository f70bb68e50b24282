import {
  outstandingBalanceInsuranceDefaults,
  type OutstandingBalanceInsuranceInput,
} from '@suen/engine/calculators/outstanding-balance-insurance/input';
import { periodOfDay, type SupportedYear } from '@suen/engine/inputs';
import { todayInLuxembourg } from '../../shared/today.ts';

/** How the insurance is paid: 1 once, 2 every year. */
export const premiumTypes = [1, 2] as const;
export type PremiumType = (typeof premiumTypes)[number];

/** What a person has entered, as typed. */
export interface OutstandingBalanceInsuranceEntries {
  readonly outstandingBalanceInsuranceType: PremiumType;
  readonly age1: string;
  readonly age2: string;
  readonly childrenInHousehold: string;
  readonly outstandingBalanceInsurance: string;
  readonly taxYear: SupportedYear;
}

/** The fields in the order of the form, by the names of the API. */
export const entryNames = [
  'age1',
  'age2',
  'childrenInHousehold',
  'outstandingBalanceInsuranceType',
  'outstandingBalanceInsurance',
  'taxYear',
] as const satisfies readonly (keyof OutstandingBalanceInsuranceEntries)[];

export type EntryName = (typeof entryNames)[number];

export const firstEntries: OutstandingBalanceInsuranceEntries = {
  outstandingBalanceInsuranceType:
    outstandingBalanceInsuranceDefaults.outstandingBalanceInsuranceType,
  age1: '',
  age2: '',
  childrenInHousehold: '',
  outstandingBalanceInsurance: '',
  taxYear: periodOfDay(todayInLuxembourg()).taxYear,
};

/** The specification's examples, shown in fields that are empty. */
export const examples = {
  age1: '35',
  age2: '37',
  childrenInHousehold: '2',
  outstandingBalanceInsurance: 5000,
} as const;

/** What is sent; null where nothing was entered, but no children where none are. */
export interface OutstandingBalanceInsuranceRequest extends OutstandingBalanceInsuranceInput {
  readonly age1: number;
  readonly age2: number | null;
  readonly childrenInHousehold: number;
  readonly outstandingBalanceInsurance: number | null;
  readonly outstandingBalanceInsuranceType: PremiumType;
  readonly taxYear: SupportedYear;
}
