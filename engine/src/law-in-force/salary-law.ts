import type { Month } from '../dated/month.ts';
import { law } from '../law/law.ts';
import { hundredths, isHigherRate, ratio } from '../money/rate.ts';
import type { EmployeeLaw } from '../rules/employee-law.ts';
import type { PartTime } from '../rules/part-time.ts';
import type { SelfEmployedLaw } from '../rules/self-employed-year.ts';
import { employeeSpan, employeeSpans, rateFor, selfEmployedSpans } from './contribution-law.ts';
import { remembered } from './remembered.ts';
import { fullTimeWeeklyHours } from './salary-figures.ts';
import { valueIn, yearRound } from './sourced.ts';

/** Everything an employee's pay is computed with in a month and in its calendar year. */
export function employeeLaw(payMonth: Month, weeklyHours = fullTimeWeeklyHours): EmployeeLaw {
  const fullTime = fullTimeLaw(payMonth);
  const { value: hours, sources } = valueIn(law.fullTimeHours, payMonth);
  const worked = hundredths(weeklyHours);
  if (!isHigherRate(ratio(hours.weekly, 1), worked)) return fullTime;
  const partTime: PartTime = {
    weeklyHours: worked,
    fullTimeWeekly: hours.weekly,
    fullTimeMonthly: hours.monthly,
    sources,
  };
  return {
    ...fullTime,
    month: employeeSpan(payMonth, partTime),
    year: employeeSpans(payMonth, partTime),
    partTime,
  };
}

const fullTimeLaw: (payMonth: Month) => EmployeeLaw = remembered((payMonth) => ({
  month: employeeSpan(payMonth, null),
  year: employeeSpans(payMonth, null),
  illnessRate: rateFor('employee', law.illnessRates, payMonth),
  illnessCashRate: rateFor('employee', law.illnessCashRates, payMonth),
  pensionRate: rateFor('employee', law.pensionRates, payMonth),
  longTermCareRate: yearRound(law.longTermCareRate, payMonth),
  employeeLumpSum: yearRound(law.employeeLumpSum, payMonth),
  specialExpensesLumpSum: yearRound(law.specialExpensesLumpSum, payMonth),
  travelAllowance: yearRound(law.travelAllowance, payMonth),
  supplementaryPensionMaximum: yearRound(law.supplementaryPensionMaximum, payMonth),
  employeeCredit: yearRound(law.employmentCredit, payMonth),
  energyCredit: yearRound(law.energyCredit, payMonth),
  minimumWageCredit: yearRound(law.minimumWageCredit, payMonth),
  partTime: null,
}));

/** Everything the income of a self-employed person is computed with in the calendar year of a month. */
export const selfEmployedLaw: (payMonth: Month) => SelfEmployedLaw = remembered((payMonth) => ({
  year: selfEmployedSpans(payMonth),
  illnessRate: rateFor('selfEmployed', law.illnessRates, payMonth),
  illnessCashRate: rateFor('selfEmployed', law.illnessCashRates, payMonth),
  pensionRate: rateFor('selfEmployed', law.pensionRates, payMonth),
  accidentRate: yearRound(law.accidentRate, payMonth),
  longTermCareRate: yearRound(law.longTermCareRate, payMonth),
  specialExpensesLumpSum: yearRound(law.specialExpensesLumpSum, payMonth),
  travelAllowance: yearRound(law.travelAllowance, payMonth),
  pensionSchemeShare: yearRound(law.selfEmployedPensionSchemeShare, payMonth),
  selfEmployedCredit: yearRound(law.employmentCredit, payMonth),
  energyCredit: yearRound(law.energyCredit, payMonth),
}));
