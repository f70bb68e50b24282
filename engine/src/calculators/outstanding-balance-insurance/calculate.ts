import type { Day } from '../../dated/day.ts';
import { deductionLaw } from '../../law-in-force/deduction-law.ts';
import { fromEuros } from '../../money/cents.ts';
import { asNumber } from '../../money/rate.ts';
import { explain } from '../../quantity/explain.ts';
import { money } from '../../quantity/names.ts';
import { insuranceCeiling, type Household } from '../../rules/deduction-ceilings.ts';
import { limitOf } from '../../rules/deduction-limit.ts';
import { singlePremiumCeiling } from '../../rules/single-premium.ts';
import { limitInEuros } from '../../result/deduction-limit.ts';
import { taxYearOf } from '../../input/period.ts';
import {
  outstandingBalanceInsuranceDefaults,
  type OutstandingBalanceInsuranceInput,
} from './input.ts';
import type { OutstandingBalanceInsuranceResult } from './result.ts';

const line = 'outstandingBalanceInsurance';
const periodicPremiums = 2;

/** The deductible part of outstanding balance insurance: by age for a single premium, else by household. */
export function calculate(
  input: OutstandingBalanceInsuranceInput,
  today: Day,
): OutstandingBalanceInsuranceResult {
  const defaults = outstandingBalanceInsuranceDefaults;
  const { taxYear, periodHints } = taxYearOf(input, today);
  const law = deductionLaw(taxYear);
  const household: Household = {
    age: input.age1,
    partnerAge: input.age2 ?? null,
    children: input.childrenInHousehold ?? defaults.childrenInHousehold,
  };
  const type = input.outstandingBalanceInsuranceType ?? defaults.outstandingBalanceInsuranceType;
  const single =
    type === periodicPremiums
      ? undefined
      : singlePremiumCeiling(
          household,
          law.singlePremium,
          fromEuros(input.earlierSinglePremiums ?? 0),
        );
  const ceiling = single?.ceiling ?? insuranceCeiling(household, law.insurancePerPerson);
  const payment = money(line, fromEuros(input.outstandingBalanceInsurance ?? 0));
  const limit = limitOf([payment], ceiling);
  return {
    ...limitInEuros(limit),
    taxYear,
    hints: periodHints,
    ...(single && {
      ageFactors: single.ageFactors.map(({ yearsCounted, factor }) => ({
        yearsCounted: asNumber(yearsCounted.amount),
        factor: asNumber(factor.amount),
      })),
    }),
    ...(input.explain !== false && { explanation: explain({ [line]: limit.remaining }) }),
  };
}
