import type { Month } from '../dated/month.ts';
import { law } from '../law/law.ts';
import { hundredths, isHigherRate, ratio } from '../money/rate.ts';
import { salaryNames } from '../quantity/names.ts';
import type { EmployeeLaw } from '../rules/employee-law.ts';
import type { PartTime } from '../rules/part-time.ts';
import { exemptionLimitOfYear, type SelfEmployedLaw } from '../rules/self-employed-year.ts';
import {
  employeeSpan,
  employeeSpans,
  rateFor,
  selfEmployedSpans,
  type Payer,
} from './contribution-law.ts';
import { remembered } from './remembered.ts';
import { fullTimeWeeklyHours } from './salary-figures.ts';
import { moneyOf, shareOf, valueIn, yearRound } from './sourced.ts';

/** Everything an employee's pay is computed with in a month and in its calendar year. */
export function employeeLaw(payMonth: Month, weeklyHours = fullTimeWeeklyHours): EmployeeLaw {
  const fullTime = fullTimeLaw(payMonth);
  const { value: hours, sources } = valueIn(law.fullTimeHours, payMonth);
  const worked = hundredths(weeklyHours);
  if (!isHigherRate(ratio(hours.weekly, 1), worked)) return fullTime;
  const { measure, count } = salaryNames;
  const partTime: PartTime = {
    weeklyHours: measure('weeklyHours', worked, 'hours'),
    fullTimeWeekly: count('fullTimeWeeklyHours', hours.weekly, 'hours'),
    fullTimeMonthly: count('fullTimeMonthlyHours', hours.monthly, 'hours', sources),
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
  ...sharedLaw('employee', payMonth),
  employeeLumpSum: moneyOf('employeeLumpSum', yearRound(law.employeeLumpSum, payMonth)),
  supplementaryPensionMaximum: moneyOf(
    'supplementaryPensionMaximum',
    yearRound(law.supplementaryPensionMaximum, payMonth),
  ),
  employeeCredit: yearRound(law.employmentCredit, payMonth),
  minimumWageCredit: yearRound(law.minimumWageCredit, payMonth),
  partTime: null,
}));

/** Everything the income of a self-employed person is computed with in the calendar year of a month. */
export const selfEmployedLaw: (payMonth: Month) => SelfEmployedLaw = remembered((payMonth) => {
  const year = selfEmployedSpans(payMonth);
  return {
    year,
    exemptionLimit: exemptionLimitOfYear(year),
    ...sharedLaw('selfEmployed', payMonth),
    accidentRate: shareOf('accidentRate', yearRound(law.accidentRate, payMonth)),
    pensionSchemeShare: shareOf(
      'supplementaryPensionShare',
      yearRound(law.selfEmployedPensionSchemeShare, payMonth),
    ),
    selfEmployedCredit: yearRound(law.employmentCredit, payMonth),
  };
});

/** What employees and the self-employed have in common. */
function sharedLaw(payer: Payer, payMonth: Month) {
  return {
    illnessRate: rateFor(payer, 'illnessRate', law.illnessRates, payMonth),
    illnessCashRate: rateFor(payer, 'illnessCashRate', law.illnessCashRates, payMonth),
    pensionRate: rateFor(payer, 'pensionRate', law.pensionRates, payMonth),
    longTermCareRate: shareOf('longTermCareRate', yearRound(law.longTermCareRate, payMonth)),
    specialExpensesLumpSum: moneyOf(
      'specialExpensesLumpSum',
      yearRound(law.specialExpensesLumpSum, payMonth),
    ),
    travelAllowance: yearRound(law.travelAllowance, payMonth),
    energyCredit: yearRound(law.energyCredit, payMonth),
  };
}
