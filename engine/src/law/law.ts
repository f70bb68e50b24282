import { bonusSteps, bonusTableLimits } from './bonus-withholding.ts';
import {
  accidentRate,
  contributionBounds,
  illnessCashRates,
  illnessRates,
  longTermCareRate,
  pensionRates,
} from './contributions.ts';
import {
  carRatesByDrive,
  carRatesByEmission,
  frugalElectricCar,
  lastKnownRegistration,
} from './company-cars.ts';
import { individualTwoEarnerAllowance, secondCardRates, twoEarnerAllowance } from './couples.ts';
import {
  employeeLumpSum,
  selfEmployedPensionSchemeShare,
  selfEmployedPensionSchemeTax,
  specialExpensesLumpSum,
  supplementaryPensionMaximum,
  travelAllowance,
} from './deductions.ts';
import { accidentFactors, healthAtWorkRate, mutualityRates } from './employers.ts';
import { employmentFund } from './employment-fund.ts';
import { incomeRounding } from './income-rounding.ts';
import { mealVoucher } from './meal-vouchers.ts';
import { minimumWageAtIndex100, minimumWageShares, wageIndex } from './minimum-wage.ts';
import { selfEmployedSickPaySuspension } from './sick-pay.ts';
import { classOneAReduction, splittingParts, tariff } from './tariff.ts';
import {
  employmentCredit,
  energyCredit,
  minimumWageCredit,
  singleParentCredit,
} from './tax-credits.ts';
import { smallBusinessThreshold, smallBusinessTolerance, vatRates } from './vat.ts';
import {
  overtimeSupplement,
  publicHolidaySupplement,
  sundaySupplement,
} from './work-supplements.ts';
import { overtimeCredit, workingOnAllowance } from './working-on.ts';
import { fullTimeHours } from './working-time.ts';

/** Numbers of the law that decide pay and self-employed income. A rule period ends where one of them changes. */
export const lawOfPay = {
  tariff,
  classOneAReduction,
  splittingParts,
  employmentFund,
  incomeRounding,
  employeeLumpSum,
  specialExpensesLumpSum,
  travelAllowance,
  supplementaryPensionMaximum,
  selfEmployedPensionSchemeShare,
  selfEmployedPensionSchemeTax,
  employmentCredit,
  energyCredit,
  minimumWageCredit,
  singleParentCredit,
  workingOnAllowance,
  overtimeCredit,
  twoEarnerAllowance,
  individualTwoEarnerAllowance,
  secondCardRates,
  bonusSteps,
  bonusTableLimits,
  overtimeSupplement,
  sundaySupplement,
  publicHolidaySupplement,
  mealVoucher,
  carRatesByEmission,
  carRatesByDrive,
  lastKnownRegistration,
  frugalElectricCar,
  minimumWageAtIndex100,
  wageIndex,
  minimumWageShares,
  fullTimeHours,
  illnessRates,
  illnessCashRates,
  pensionRates,
  longTermCareRate,
  accidentRate,
  accidentFactors,
  mutualityRates,
  healthAtWorkRate,
  contributionBounds,
  selfEmployedSickPaySuspension,
  smallBusinessThreshold,
  smallBusinessTolerance,
  vatRates,
} as const;

/** Every number of the law that the engine knows, by name. */
export * as law from './every-law.ts';
