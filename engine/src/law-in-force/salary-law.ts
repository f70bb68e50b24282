import type { Month } from '../dated/month.ts';
import { law } from '../law/law.ts';
import type { EmployeeLaw } from '../rules/employee-law.ts';
import type { SelfEmployedLaw } from '../rules/self-employed-year.ts';
import {
  employeeSpan,
  employeeSpans,
  rateFor,
  selfEmployedSpans,
  yearRound,
} from './contribution-law.ts';
import { remembered } from './remembered.ts';
import { valueIn } from './sourced.ts';

/** Everything an employee's pay is computed with in a month and in its calendar year. */
export const employeeLaw: (payMonth: Month) => EmployeeLaw = remembered((payMonth) => ({
  month: employeeSpan(payMonth),
  year: employeeSpans(payMonth),
  illnessRate: rateFor('employee', law.illnessRates, payMonth),
  illnessCashRate: rateFor('employee', law.illnessCashRates, payMonth),
  pensionRate: rateFor('employee', law.pensionRates, payMonth),
  longTermCareRate: yearRound(law.longTermCareRate, payMonth),
  employeeLumpSum: valueIn(law.employeeLumpSum, payMonth),
  specialExpensesLumpSum: valueIn(law.specialExpensesLumpSum, payMonth),
  travelAllowance: valueIn(law.travelAllowance, payMonth),
  supplementaryPensionMaximum: valueIn(law.supplementaryPensionMaximum, payMonth),
  employeeCredit: valueIn(law.employmentCredit, payMonth),
  energyCredit: valueIn(law.energyCredit, payMonth),
  minimumWageCredit: valueIn(law.minimumWageCredit, payMonth),
}));

/** Everything the income of a self-employed person is computed with in the calendar year of a month. */
export const selfEmployedLaw: (payMonth: Month) => SelfEmployedLaw = remembered((payMonth) => ({
  year: selfEmployedSpans(payMonth),
  illnessRate: rateFor('selfEmployed', law.illnessRates, payMonth),
  illnessCashRate: rateFor('selfEmployed', law.illnessCashRates, payMonth),
  pensionRate: rateFor('selfEmployed', law.pensionRates, payMonth),
  accidentRate: yearRound(law.accidentRate, payMonth),
  longTermCareRate: yearRound(law.longTermCareRate, payMonth),
  specialExpensesLumpSum: valueIn(law.specialExpensesLumpSum, payMonth),
  travelAllowance: valueIn(law.travelAllowance, payMonth),
  pensionSchemeShare: valueIn(law.selfEmployedPensionSchemeShare, payMonth),
  selfEmployedCredit: valueIn(law.employmentCredit, payMonth),
  energyCredit: valueIn(law.energyCredit, payMonth),
}));
