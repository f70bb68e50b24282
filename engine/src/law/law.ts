import {
  accidentRate,
  contributionBounds,
  illnessCashRates,
  illnessRates,
  longTermCareRate,
  pensionRates,
} from './contributions.ts';
import { secondCardRates, twoEarnerAllowance } from './couples.ts';
import {
  employeeLumpSum,
  selfEmployedPensionSchemeShare,
  selfEmployedPensionSchemeTax,
  specialExpensesLumpSum,
  supplementaryPensionMaximum,
  travelAllowance,
} from './deductions.ts';
import { employmentFund } from './employment-fund.ts';
import { incomeRounding } from './income-rounding.ts';
import { minimumWageAtIndex100, minimumWageShares, wageIndex } from './minimum-wage.ts';
import { classOneAReduction, splittingParts, tariff } from './tariff.ts';
import {
  employmentCredit,
  energyCredit,
  minimumWageCredit,
  singleParentCredit,
} from './tax-credits.ts';

import { smallBusinessThreshold, smallBusinessTolerance } from './vat.ts';

/** Every number of the law that the engine knows, by name. */
export const law = {
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
  twoEarnerAllowance,
  secondCardRates,
  minimumWageAtIndex100,
  wageIndex,
  minimumWageShares,
  illnessRates,
  illnessCashRates,
  pensionRates,
  longTermCareRate,
  accidentRate,
  contributionBounds,
  smallBusinessThreshold,
  smallBusinessTolerance,
} as const;
