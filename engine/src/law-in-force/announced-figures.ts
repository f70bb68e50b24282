import { newest } from '../dated/parameter.ts';
import { minimumWageAtIndex100 } from '../law/minimum-wage.ts';
import {
  announcedHomeSubsidies,
  announcedMinimumWage,
  announcedSingleTariff,
} from '../law/announced.ts';
import { toEuros } from '../money/cents.ts';

/** What bills and laws announce for a later day. Money is in euros. */
export function announcedFigures() {
  const { figures: tariff, ...ofTariff } = announcedSingleTariff;
  const { figures: wage, ...ofWage } = announcedMinimumWage;
  const { figures: subsidies, ...ofSubsidies } = announcedHomeSubsidies;
  return {
    singleTariff: {
      ...ofTariff,
      ...tariff,
      untaxedIncome: toEuros(tariff.untaxedIncome),
      singleParentCredit: toEuros(tariff.singleParentCredit),
      smallChildAllowance: toEuros(tariff.smallChildAllowance),
    },
    minimumWage: { ...ofWage, ...wage, lastRise: newest(minimumWageAtIndex100).from },
    homeSubsidies: {
      ...ofSubsidies,
      ...subsidies,
      panelsMaximum: toEuros(subsidies.panelsMaximum),
      batteryMaximum: toEuros(subsidies.batteryMaximum),
      energyManager: toEuros(subsidies.energyManager),
    },
  };
}
