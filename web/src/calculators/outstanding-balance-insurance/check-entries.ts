import {
  outstandingBalanceInsuranceDefaults,
  outstandingBalanceInsuranceInputSchema,
} from '@suen/engine/calculators/outstanding-balance-insurance/input';
import type { CheckedEntries } from '../../shared/form/entry-form.ts';
import {
  problemsOf,
  readAmount,
  readNumber,
  required,
  valueOf,
  whole,
} from '../../shared/form/read-entry.ts';
import type {
  EntryName,
  OutstandingBalanceInsuranceEntries,
  OutstandingBalanceInsuranceRequest,
} from './entries.ts';

/** The limits of the API's schema. */
const { properties: limitsOf } = outstandingBalanceInsuranceInputSchema;

/** Holds the entries against the schema of the API. */
export function checkEntries(
  entries: OutstandingBalanceInsuranceEntries,
): CheckedEntries<EntryName, OutstandingBalanceInsuranceRequest> {
  const readWhole = (name: 'age1' | 'age2' | 'childrenInHousehold') =>
    whole(readNumber(entries[name], limitsOf[name]));
  const readings = {
    age1: required(readWhole('age1')),
    age2: readWhole('age2'),
    childrenInHousehold: readWhole('childrenInHousehold'),
    outstandingBalanceInsurance: readAmount(
      entries.outstandingBalanceInsurance,
      limitsOf.outstandingBalanceInsurance,
    ),
  };
  const problems = problemsOf<EntryName>(readings);
  const age1 = valueOf(readings.age1);
  if (problems.size > 0 || age1 === null) return { request: undefined, problems };
  return {
    request: {
      age1,
      age2: valueOf(readings.age2),
      childrenInHousehold:
        valueOf(readings.childrenInHousehold) ??
        outstandingBalanceInsuranceDefaults.childrenInHousehold,
      outstandingBalanceInsurance: valueOf(readings.outstandingBalanceInsurance),
      outstandingBalanceInsuranceType: entries.outstandingBalanceInsuranceType,
      taxYear: entries.taxYear,
    },
    problems,
  };
}
