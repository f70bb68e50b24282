import { monthOf } from '../dated/month.ts';
import { inForce, newest } from '../dated/parameter.ts';
import {
  announcedHomeSubsidies,
  announcedMinimumWage,
  announcedSingleTariff,
} from '../law/announced.ts';
import * as law from '../law/every-law.ts';
import { toEuros } from '../money/cents.ts';
import { newestPayMonth } from './rule-periods.ts';
import { nearestValue } from './sourced.ts';

/** Figures of bills and laws that announce them for a later day. Money is in euros. */
export function announcedFigures() {
  const { figures: tariff, ...tariffNotice } = announcedSingleTariff;
  const { figures: wage, ...wageNotice } = announcedMinimumWage;
  const { figures: subsidies, ...subsidyNotice } = announcedHomeSubsidies;
  return {
    singleTariff: {
      ...tariffNotice,
      ...tariff,
      untaxedIncome: toEuros(tariff.untaxedIncome),
      singleParentCredit: toEuros(tariff.singleParentCredit),
      smallChildAllowance: toEuros(tariff.smallChildAllowance),
    },
    minimumWage: {
      ...wageNotice,
      ...wage,
      lastRise: inForce(law.minimumWageAtIndex100, newestPayMonth).from,
    },
    homeSubsidies: {
      ...subsidyNotice,
      ...subsidies,
      panelsMaximum: toEuros(subsidies.panelsMaximum),
      batteryMaximum: toEuros(subsidies.batteryMaximum),
      energyManager: toEuros(subsidies.energyManager),
    },
  };
}

/** The figures on a day that texts on early repayment quote. */
export function prepaymentFigures(day: string) {
  const month = monthOf(day);
  const { cappedAmount, ...conditions } = nearestValue(
    law.earlyRepaymentCapConditions,
    month,
  ).value;
  return {
    indemnityMonths: nearestValue(law.earlyRepaymentIndemnityMonths, month).value,
    cappedAmount: toEuros(cappedAmount),
    ...conditions,
  };
}

/** The days on which advances on the income tax are due, with their source. */
export function taxAdvanceFigures() {
  const { value, source } = newest(law.taxAdvances);
  return { ...value, sources: [source] };
}
