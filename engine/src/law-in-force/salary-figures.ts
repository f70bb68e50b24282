import { lowestGrossSalary } from '../assumptions/lowest-salary.ts';
import { month, monthsInYear, yearOf, type Month } from '../dated/month.ts';
import { newest } from '../dated/parameter.ts';
import type { ContributionBounds } from '../law/contributions.ts';
import { law } from '../law/law.ts';
import { sum, toEuros, times, type Cents } from '../money/cents.ts';
import { multiply } from '../money/exact.ts';
import {
  addRates,
  hundredths,
  inPercent,
  multiplyRates,
  ratio,
  wholeRate,
  type Rate,
} from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import { travelAllowanceMaximum } from '../rules/deductions.ts';
import { shareOfMinimumWage } from '../rules/minimum-wage.ts';
import { indexedWage, minimumWages } from './minimum-wages.ts';
import { rulePeriodsOfYear } from './rule-periods.ts';
import { valueIn } from './sourced.ts';

/** The hours of a full-time week, which a request without hours means. */
export const fullTimeWeeklyHours = newest(law.fullTimeHours).value.weekly;

/** The lowest gross salary that is accepted, in euros a month or a year: the same in every period, by the hours worked. */
export function minimumGrossSalary(
  salaryPeriod: 'monthly' | 'annual',
  weeklyHours: number = fullTimeWeeklyHours,
): number {
  const ofMonth = newest(lowestGrossSalary).value;
  const fullTime = salaryPeriod === 'annual' ? times(ofMonth, monthsInYear) : ofMonth;
  return toEuros(forHours(fullTime, weeklyHours));
}

/** The minimum wage of an unskilled adult in a month, by the hours worked. */
export function minimumWageForHours(payMonth: Month, weeklyHours: number): Cents {
  return forHours(minimumWages(payMonth).unqualified, weeklyHours);
}

function forHours(fullTime: Cents, weeklyHours: number): Cents {
  if (weeklyHours === fullTimeWeeklyHours) return fullTime;
  const share = multiplyRates(hundredths(weeklyHours), ratio(1, fullTimeWeeklyHours));
  return toNearestCent(multiply(fullTime, share));
}

/** A share of the minimum wage through the months of a calendar year, added up, in euros. */
function ofYear(payMonth: Month, choose: (bounds: ContributionBounds) => Rate): number {
  const amounts = rulePeriodsOfYear(yearOf(payMonth)).map(
    ({ payMonth: first, fromMonth, toMonth }) => {
      const share = choose(valueIn(law.contributionBounds, first).value);
      return times(shareOfMinimumWage(indexedWage(first), share), toMonth - fromMonth + 1);
    },
  );
  return toEuros(sum(...amounts));
}

/** The figures of the law that a page's texts quote; money in euros, rates in percent. */
export function salaryFigures(payMonth: string) {
  const of = month(payMonth);
  const wages = minimumWages(of);
  const bounds = valueIn(law.contributionBounds, of).value;
  const travel = valueIn(law.travelAllowance, of).value;
  const pension = valueIn(law.pensionRates, of).value;
  const illness = valueIn(law.illnessRates, of).value;
  const illnessCash = valueIn(law.illnessCashRates, of).value;
  const fund = valueIn(law.employmentFund, of).value;
  const smallBusinessThreshold = valueIn(law.smallBusinessThreshold, of).value;
  const smallBusinessTolerance = valueIn(law.smallBusinessTolerance, of).value;
  return {
    year: yearOf(of),
    minimumWage: toEuros(wages.unqualified),
    qualifiedMinimumWage: toEuros(wages.qualified),
    contributionCeiling: toEuros(shareOfMinimumWage(indexedWage(of), bounds.ceiling)),
    /** The monthly ceilings of the calendar year added up. */
    contributionCeilingOfYear: ofYear(of, ({ ceiling }) => ceiling),
    pensionRatePercent: inPercent(pension.employee),
    selfEmployedPensionRatePercent: inPercent(pension.selfEmployed),
    illnessRatePercent: inPercent(illness.employee),
    selfEmployedIllnessRatePercent: inPercent(illness.selfEmployed),
    illnessCashRatePercent: inPercent(illnessCash.employee),
    selfEmployedIllnessCashRatePercent: inPercent(illnessCash.selfEmployed),
    accidentRatePercent: inPercent(valueIn(law.accidentRate, of).value),
    longTermCareRatePercent: inPercent(valueIn(law.longTermCareRate, of).value),
    longTermCareAbatement: toEuros(
      shareOfMinimumWage(indexedWage(of), bounds.longTermCareAbatement),
    ),
    employeeLumpSum: toEuros(valueIn(law.employeeLumpSum, of).value),
    specialExpensesLumpSum: toEuros(valueIn(law.specialExpensesLumpSum, of).value),
    specialExpensesLumpSumForTwo: toEuros(times(valueIn(law.specialExpensesLumpSum, of).value, 2)),
    twoEarnerAllowance: toEuros(valueIn(law.twoEarnerAllowance, of).value),
    secondCardRatePercent: inPercent(valueIn(law.secondCardRates, of).value['2']),
    travelAllowancePerUnit: toEuros(travel.perUnit),
    travelAllowanceMaximum: toEuros(travelAllowanceMaximum(travel)),
    supplementaryPensionMaximum: toEuros(valueIn(law.supplementaryPensionMaximum, of).value),
    employeeCreditMaximum: toEuros(valueIn(law.employmentCredit, of).value.full),
    energyCreditMaximum: toEuros(valueIn(law.energyCredit, of).value.full),
    singleParentCreditMaximum: toEuros(valueIn(law.singleParentCredit, of).value.full),
    minimumWageCreditMonthly: toEuros(valueIn(law.minimumWageCredit, of).value.full),
    fundRatePercent: inPercent(fund.rate),
    higherFundRatePercent: inPercent(fund.higherRate),
    fundThreshold: toEuros(fund.threshold),
    fundThresholdJoint: toEuros(fund.thresholdJoint),
    sickPaySuspensionDay: valueIn(law.selfEmployedSickPaySuspension, of).value,
    selfEmployedMinimumBase: toEuros(
      shareOfMinimumWage(indexedWage(of), bounds.selfEmployedMinimum),
    ),
    selfEmployedExemptionLimit: toEuros(
      shareOfMinimumWage(indexedWage(of), bounds.selfEmployedExemption),
    ),
    /** Profit of the calendar year up to which no contributions are due. */
    selfEmployedExemptionLimitOfYear: ofYear(of, (share) => share.selfEmployedExemption),
    selfEmployedPensionSchemeSharePercent: inPercent(
      valueIn(law.selfEmployedPensionSchemeShare, of).value,
    ),
    selfEmployedPensionSchemeTaxPercent: inPercent(
      valueIn(law.selfEmployedPensionSchemeTax, of).value,
    ),
    smallBusinessThreshold: toEuros(smallBusinessThreshold),
    smallBusinessTolerancePercent: inPercent(smallBusinessTolerance),
    /** Up to here a turnover may pass the threshold and keep the exemption until the end of the year. */
    smallBusinessToleratedTurnover: toEuros(
      toNearestCent(multiply(smallBusinessThreshold, addRates(wholeRate, smallBusinessTolerance))),
    ),
  };
}
