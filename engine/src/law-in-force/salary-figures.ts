import { yearOf, type Month } from '../dated/month.ts';
import type { Parameter } from '../dated/parameter.ts';
import * as law from '../law/every-law.ts';
import type { ContributionBounds } from '../law/pay/contributions.ts';
import { fromEuros, sum, toEuros, timesWhole, type Cents } from '../money/cents.ts';
import { multiply } from '../money/exact.ts';
import {
  addRates,
  asNumber,
  inPercent,
  multiplyRates,
  subtractRates,
  wholeRate,
  type Rate,
} from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import { shareOfMinimumWage } from '../rules/pay/minimum-wage.ts';
import { travelAllowanceMaximum } from '../rules/tax/deductions/deductions.ts';
import { indexedWage, minimumWages } from './pay/minimum-wages.ts';
import { periodOfDay, rulePeriodsOfYear } from './rule-periods.ts';
import { memoizeByMonth, valueIn } from './sourced.ts';
import { smallBusinessLaw } from './tax/small-business-law.ts';

/**
 * The figures of the law that the texts of a page quote. For a month ahead they are from the newest known law. Money
 * is in euros, rates are in percent.
 */
export function salaryFigures(payMonth: string) {
  return figuresOf(periodOfDay(payMonth).payMonth);
}

const figuresOf = memoizeByMonth((payMonth) => {
  const year = yearOf(payMonth);
  const value = <Value>(parameter: Parameter<Value>) => valueIn(parameter, payMonth).value;
  const euros = (parameter: Parameter<Cents>) => toEuros(value(parameter));
  const percent = (parameter: Parameter<Rate>) => inPercent(value(parameter));
  const wages = minimumWages(payMonth);
  const travel = value(law.travelAllowance);
  const pension = value(law.pensionRates);
  const illness = value(law.illnessRates);
  const illnessCash = value(law.illnessCashRates);
  const fund = value(law.employmentFund);
  const impatriate = value(law.impatriateExemption);
  const scaleCredit = value(law.scaleCredit);
  const youngSundays = value(law.youngSundaySupplement);
  const temporaryWork = value(law.temporaryWorkTax);
  const youngEmployee = value(law.youngEmployeeExemption);
  const fullTime = value(law.fullTimeHours);
  const smallBusiness = smallBusinessLaw(payMonth);
  return {
    year,
    minimumWage: toEuros(wages.unqualified),
    qualifiedMinimumWage: toEuros(wages.qualified),
    contributionCeiling: toEuros(contributionBound(payMonth, 'ceiling')),
    contributionCeilingOfYear: sumOfYear(year, 'ceiling'),
    pensionRatePercent: inPercent(pension.employee),
    selfEmployedPensionRatePercent: inPercent(pension.selfEmployed),
    illnessRatePercent: inPercent(illness.employee),
    selfEmployedIllnessRatePercent: inPercent(illness.selfEmployed),
    illnessCashRatePercent: inPercent(illnessCash.employee),
    selfEmployedIllnessCashRatePercent: inPercent(illnessCash.selfEmployed),
    accidentRatePercent: percent(law.accidentRate),
    withoutAccident: figuresWithoutAccident(value(law.accidentRate), value(law.accidentFactors)),
    nonResidentMinimumRatePercent: percent(law.nonResidentMinimumRate),
    sickPayRefundAge: value(law.sickPayRefundAge),
    longTermCareRatePercent: percent(law.longTermCareRate),
    longTermCareAbatement: toEuros(contributionBound(payMonth, 'longTermCareAbatement')),
    employeeLumpSum: euros(law.employeeLumpSum),
    specialExpensesLumpSum: euros(law.specialExpensesLumpSum),
    specialExpensesLumpSumForTwo: toEuros(timesWhole(value(law.specialExpensesLumpSum), 2)),
    twoEarnerAllowance: euros(law.twoEarnerAllowance),
    secondCardRatePercent: inPercent(value(law.secondCardRates)['2']),
    travelAllowancePerUnit: toEuros(travel.perUnit),
    travelAllowanceMaximum: toEuros(travelAllowanceMaximum(travel)),
    supplementaryPensionMaximum: euros(law.supplementaryPensionMaximum),
    employeeCreditMaximum: toEuros(value(law.employmentCredit).full),
    energyCreditMaximum: toEuros(value(law.energyCredit).full),
    singleParentCreditMaximum: toEuros(value(law.singleParentCredit).full),
    minimumWageCreditMonthly: toEuros(value(law.minimumWageCredit).full),
    childSupportPercent: inPercent(value(law.singleParentCredit).supportRate),
    classTwoYearsAfterMarriage: value(law.classTwoAfterMarriage).years,
    classOneAAge: value(law.classOneAAge),
    fullTimeWeeklyHours: fullTime.weekly,
    fullAbatementMonthlyHours: fullTime.fullAbatementFromMonthly,
    publicHolidays: value(law.paidDaysOff).publicHolidays,
    leastLeaveDays: value(law.paidDaysOff).leave,
    overtimePayPercent: inPercent(addRates(wholeRate, value(law.overtimeSupplement))),
    sundaySupplementPercent: percent(law.sundaySupplement),
    youngSundaySupplementPercent: inPercent(youngSundays.rate),
    youngSundaysBelowAge: youngSundays.belowAge,
    sundayLeave: value(law.sundayLeave),
    nightShift: value(law.nightShift),
    temporaryWorkTaxPercent: inPercent(temporaryWork.rate),
    temporaryWorkHourlyPay: toEuros(temporaryWork.hourlyPayUpTo),
    carPaymentSharePercent: percent(law.carPaymentShare),
    scaleCredit: {
      amount: toEuros(scaleCredit.amount),
      incomeFrom: toEuros(scaleCredit.incomeFrom),
      incomeBelow: {
        classOneA: toEuros(scaleCredit.incomeBelow['1a']),
        classTwo: toEuros(scaleCredit.incomeBelow['2']),
      },
    },
    childBonus: toEuros(value(law.childBonus).perChild),
    childBonusTaperFrom: toEuros(value(law.childBonus).taperFrom),
    formerImpatriateLastArrival: value(law.impatriationPremiumExemption).lastArrival,
    impatriateYearsAway: impatriate.yearsAway,
    impatriateKilometres: impatriate.kilometresFromBorder,
    impatriatePostedYears: impatriate.postedYears,
    impatriateStaffPercent: inPercent(impatriate.staffShare),
    impatriateYoungFirmYears: impatriate.youngFirmYears,
    impatriateActivityPercent: inPercent(impatriate.activityShare),
    youngEmployeeBelowAge: youngEmployee.belowAge,
    youngEmployeeYears: youngEmployee.years,
    youngEmployeeContractSince: youngEmployee.contractSince,
    rentPremiumBelowAge: value(law.rentPremiumExemption).belowAge,
    fundRatePercent: inPercent(fund.rate),
    higherFundRatePercent: inPercent(fund.higherRate),
    fundThreshold: toEuros(fund.threshold),
    fundThresholdJoint: toEuros(fund.thresholdJoint),
    sickPaySuspensionDay: value(law.selfEmployedSickPaySuspension),
    selfEmployedMinimumBase: toEuros(contributionBound(payMonth, 'selfEmployedMinimum')),
    selfEmployedExemptionLimit: toEuros(contributionBound(payMonth, 'selfEmployedExemption')),
    selfEmployedExemptionLimitOfYear: sumOfYear(year, 'selfEmployedExemption'),
    selfEmployedPensionSchemeSharePercent: percent(law.selfEmployedPensionSchemeShare),
    selfEmployedPensionSchemeTaxPercent: percent(law.selfEmployedPensionSchemeTax),
    standardVatPercent: inPercent(value(law.vatRates).standard),
    smallBusinessThreshold: toEuros(smallBusiness.threshold),
    smallBusinessTolerancePercent: inPercent(smallBusiness.tolerance),
    /** A turnover up to here keeps the exemption until the end of the year. */
    smallBusinessToleratedTurnover: toEuros(smallBusiness.toleratedTurnover),
  };
});

/** A monthly bound of contributions, which the law states as a share of the minimum wage. */
function contributionBound(payMonth: Month, id: keyof ContributionBounds): Cents {
  const share = valueIn(law.contributionBounds, payMonth).value[id];
  return shareOfMinimumWage(indexedWage(payMonth), share);
}

/** The monthly bounds of a calendar year added up, in euros. */
function sumOfYear(year: number, id: keyof ContributionBounds): number {
  const amounts = rulePeriodsOfYear(year).map(({ payMonth, fromMonth, toMonth }) =>
    timesWhole(contributionBound(payMonth, id), toMonth - fromMonth + 1),
  );
  return toEuros(sum(...amounts));
}

const exampleProfit = 60_000;

/** The factor of the accident insurance without an accident, and what it saves in a year of an example. */
function figuresWithoutAccident(rate: Rate, factors: readonly Rate[]) {
  const [factor] = factors;
  if (factor === undefined) throw new RangeError('no factor of the accident insurance');
  const saved = multiplyRates(rate, subtractRates(wholeRate, factor));
  const profit = fromEuros(exampleProfit);
  return {
    factor: asNumber(factor),
    profit: exampleProfit,
    saving: toEuros(toNearestCent(multiply(profit, saved))),
  };
}
