import {
  electricCarConsumption,
  electricityPrice,
  feedInTariffs,
  heatPumpConsumption,
  solarMarketPrice,
} from './electricity.ts';
import {
  electricCarProfile,
  generationProfile,
  heatPumpProfile,
  householdProfile,
} from './energy-profiles.ts';
import { easyDebtShare, guaranteedShareOfLoan, possibleDebtShare } from './home-affordability.ts';
import { lowestGrossSalary } from './lowest-salary.ts';
import { usualNightSupplement } from './night-supplement.ts';
import {
  batteryPrice,
  panelArea,
  panelPeakPower,
  panelWeight,
  selfConsumption,
} from './solar-system.ts';

/** Every number that we chose, by name. Numbers that the State sets are in law/law.ts. */
export const assumptions = {
  lowestGrossSalary,
  usualNightSupplement,
  easyDebtShare,
  possibleDebtShare,
  guaranteedShareOfLoan,
  panelPeakPower,
  panelArea,
  panelWeight,
  batteryPrice,
  selfConsumption,
  electricityPrice,
  solarMarketPrice,
  electricCarConsumption,
  heatPumpConsumption,
  feedInTariffs,
  generationProfile,
  householdProfile,
  heatPumpProfile,
  electricCarProfile,
} as const;
