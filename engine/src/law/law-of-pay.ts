/**
 * Numbers of the law that decide pay and self-employed income, by name. A rule period begins where one of them changes, and with
 * every year. A number that has changed with a year only can be missing. So are the exemptions of exempt-pay.ts: without a
 * premium they change nothing, and one begins in the middle of a year.
 */
export { bonusSteps, bonusTableLimits } from './tax/bonus-withholding.ts';
export {
  carPaymentShare,
  carRatesByDrive,
  carRatesByEmission,
  frugalElectricCar,
} from './pay/company-cars.ts';
export {
  accidentRate,
  contributionBounds,
  illnessCashRates,
  illnessRates,
  longTermCareRate,
  pensionRates,
} from './pay/contributions.ts';
export {
  individualTwoEarnerAllowance,
  secondCardRates,
  twoEarnerAllowance,
} from './tax/couples.ts';
export {
  employeeLumpSum,
  selfEmployedPensionSchemeShare,
  selfEmployedPensionSchemeTax,
  specialExpensesLumpSum,
  supplementaryPensionMaximum,
  travelAllowance,
} from './tax/deductions.ts';
export { accidentFactors, healthAtWorkRate, mutualityRates } from './pay/employers.ts';
export { employmentFund } from './tax/employment-fund.ts';
export { incomeRounding } from './tax/income-rounding.ts';
export { mealVoucher } from './pay/meal-vouchers.ts';
export { minimumWageAtIndex100, minimumWageShares, wageIndex } from './pay/minimum-wage.ts';
export { selfEmployedSickPaySuspension } from './pay/sick-pay.ts';
export {
  classOneAReduction,
  nonResidentMinimumRate,
  splittingParts,
  tariff,
} from './tax/tariff.ts';
export { withholdingWithoutCard } from './tax/tax-cards.ts';
export {
  employmentCredit,
  energyCredit,
  minimumWageCredit,
  minimumWageCreditOneOffPay,
  singleParentCredit,
} from './tax/tax-credits.ts';
export { smallBusinessThreshold, smallBusinessTolerance, vatRates } from './tax/vat.ts';
export {
  overtimeSupplement,
  publicHolidaySupplement,
  sundaySupplement,
  youngSundaySupplement,
} from './pay/work-supplements.ts';
export { overtimeCredit, workingOnAllowance } from './tax/working-on.ts';
export { fullTimeHours, paidDaysOff } from './pay/working-time.ts';
