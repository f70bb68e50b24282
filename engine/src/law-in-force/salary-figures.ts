import { month, monthsInYear, monthsOf, yearOf, type Month } from '../dated/month.ts';
import type { ContributionBounds } from '../law/contributions.ts';
import { law } from '../law/law.ts';
import { sum, toEuros, times, type Cents } from '../money/cents.ts';
import { multiply } from '../money/exact.ts';
import { addRates, inPercent, wholeRate, type Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import { travelAllowanceMaximum } from '../rules/deductions.ts';
import { shareOfMinimumWage } from '../rules/minimum-wage.ts';
import { indexedWage, minimumWages } from './minimum-wages.ts';
import { valueIn } from './sourced.ts';

/** The lowest gross salary that is accepted, in euros a month or a year: the minimum wage of workers of 15 and 16. */
export function minimumGrossSalary(payMonth: string, salaryPeriod: 'monthly' | 'annual'): number {
  const monthly = minimumWages(month(payMonth)).from15To17;
  return toEuros(salaryPeriod === 'annual' ? times(monthly, monthsInYear) : monthly);
}

/** A share of the minimum wage in each month of a year, added up. */
function shareOfYear(of: Month, shareIn: (bounds: ContributionBounds) => Rate): Cents {
  return sum(
    ...monthsOf(yearOf(of)).map((each) =>
      shareOfMinimumWage(indexedWage(each), shareIn(valueIn(law.contributionBounds, each).value)),
    ),
  );
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
    contributionCeilingOfYear: toEuros(shareOfYear(of, ({ ceiling }) => ceiling)),
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
    selfEmployedExemptionLimitOfYear: toEuros(
      shareOfYear(of, ({ selfEmployedExemption }) => selfEmployedExemption),
    ),
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
