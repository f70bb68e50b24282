import type { Month } from '../../dated/month.ts';
import * as law from '../../law/every-law.ts';
import type { ContributionRates } from '../../law/pay/contributions.ts';
import { hundredths, isHigherRate, ratio } from '../../money/rate.ts';
import { count, measure } from '../../quantity/names.ts';
import type { PartTime } from '../../rules/pay/part-time.ts';
import { exemptionLimitOfYear, type SelfEmployedLaw } from '../../rules/pay/self-employed-year.ts';
import {
  constantThroughYear,
  memoizeByMonth,
  valueIn,
  yearlyAmount,
  yearlyShare,
} from '../sourced.ts';
import {
  employeeSpan,
  employeeSpans,
  insuranceRates,
  selfEmployedSpans,
} from './contribution-law.ts';

/** All figures of the law on an employee's pay in a month and in its calendar year, without hours for full-time work. */
export function employeeLaw(payMonth: Month, weeklyHours?: number): EmployeeLaw {
  const fullTime = fullTimeLaw(payMonth);
  const { value: hours, sources } = fullTimeHours(payMonth);
  if (weeklyHours === undefined || weeklyHours >= hours.weekly) return fullTime;
  const worked = hundredths(weeklyHours);
  if (!isHigherRate(ratio(hours.weekly, 1), worked)) return fullTime;
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

const fullTimeHours = memoizeByMonth((payMonth) => valueIn(law.fullTimeHours, payMonth));

const fullTimeLaw = memoizeByMonth((payMonth) => ({
  /** The bounds in the month of pay. */
  month: employeeSpan(payMonth, null),
  /** The bounds through the calendar year, in order; their months add up to twelve. */
  year: employeeSpans(payMonth, null),
  ...sharedLaw('employee', payMonth),
  employeeLumpSum: yearlyAmount('employeeLumpSum', law.employeeLumpSum, payMonth),
  supplementaryPensionMaximum: yearlyAmount(
    'supplementaryPensionMaximum',
    law.supplementaryPensionMaximum,
    payMonth,
  ),
  employeeCredit: constantThroughYear(law.employmentCredit, payMonth),
  minimumWageCredit: constantThroughYear(law.minimumWageCredit, payMonth),
  /** One-off pay of a year that does not count for this credit. */
  minimumWageCreditOneOffPay: constantThroughYear(law.minimumWageCreditOneOffPay, payMonth),
  partTime: null,
}));

/** All figures of the law on an employee's pay. */
export interface EmployeeLaw extends Omit<ReturnType<typeof fullTimeLaw>, 'partTime'> {
  /** `null` for full-time work. */
  readonly partTime: PartTime | null;
}

/** All figures of the law on a self-employed person's income in the calendar year of a month. */
export const selfEmployedLaw: (payMonth: Month) => SelfEmployedLaw = memoizeByMonth((payMonth) => {
  const year = selfEmployedSpans(payMonth);
  return {
    year,
    exemptionLimit: exemptionLimitOfYear(year),
    ...sharedLaw('selfEmployed', payMonth),
    accidentRate: yearlyShare('accidentRate', law.accidentRate, payMonth),
    pensionSchemeShare: yearlyShare(
      'supplementaryPensionShare',
      law.selfEmployedPensionSchemeShare,
      payMonth,
    ),
    selfEmployedCredit: constantThroughYear(law.employmentCredit, payMonth),
  };
});

/** Figures for both employees and self-employed persons. */
function sharedLaw(payer: keyof ContributionRates, payMonth: Month) {
  return {
    ...insuranceRates(payer, payMonth),
    longTermCareRate: yearlyShare('longTermCareRate', law.longTermCareRate, payMonth),
    specialExpensesLumpSum: yearlyAmount(
      'specialExpensesLumpSum',
      law.specialExpensesLumpSum,
      payMonth,
    ),
    travelAllowance: constantThroughYear(law.travelAllowance, payMonth),
    energyCredit: constantThroughYear(law.energyCredit, payMonth),
  };
}
