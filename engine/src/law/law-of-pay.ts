/**
 * Numbers of the law that decide pay and self-employed income, by name. A rule period begins where one of them changes, and with
 * every year. A number that has changed with a year only can be missing. So are the exemptions of exempt-pay.ts: without a
 * premium they change nothing, and one begins in the middle of a year.
 */
export { bonusSteps, bonusTableLimits } from './bonus-withholding.ts';
export {
  carPaymentShare,
  carRatesByDrive,
  carRatesByEmission,
  frugalElectricCar,
} from './company-cars.ts';
export {
  accidentRate,
  contributionBounds,
  illnessCashRates,
  illnessRates,
  longTermCareRate,
  pensionRates,
} from './contributions.ts';
export { individualTwoEarnerAllowance, secondCardRates, twoEarnerAllowance } from './couples.ts';
export {
  employeeLumpSum,
  selfEmployedPensionSchemeShare,
  selfEmployedPensionSchemeTax,
  specialExpensesLumpSum,
  supplementaryPensionMaximum,
  travelAllowance,
} from './deductions.ts';
export { accidentFactors, healthAtWorkRate, mutualityRates } from './employers.ts';
export { employmentFund } from './employment-fund.ts';
export { incomeRounding } from './income-rounding.ts';
export { mealVoucher } from './meal-vouchers.ts';
export { minimumWageAtIndex100, minimumWageShares, wageIndex } from './minimum-wage.ts';
export { selfEmployedSickPaySuspension } from './sick-pay.ts';
export { classOneAReduction, nonResidentMinimumRate, splittingParts, tariff } from './tariff.ts';
export { withholdingWithoutCard } from './tax-cards.ts';
export {
  employmentCredit,
  energyCredit,
  minimumWageCredit,
  minimumWageCreditOneOffPay,
  singleParentCredit,
} from './tax-credits.ts';
export { smallBusinessThreshold, smallBusinessTolerance, vatRates } from './vat.ts';
export {
  overtimeSupplement,
  publicHolidaySupplement,
  sundaySupplement,
  youngSundaySupplement,
} from './work-supplements.ts';
export { overtimeCredit, workingOnAllowance } from './working-on.ts';
export { fullTimeHours } from './working-time.ts';
