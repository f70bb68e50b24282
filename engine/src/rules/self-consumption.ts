import { addRates, multiplyRates, ratio, type Rate } from '../money/rate.ts';

/** The bonus of a battery with full capacity. */
export interface BatteryBonus {
  readonly fullBonus: Rate;
  readonly fullCapacityKwh: number;
}

interface SelfConsumptionFigures extends BatteryBonus {
  readonly withoutBattery: Rate;
}

/** Increase of the self-consumption rate by a battery: full bonus x capacity / full capacity. */
function batteryBonus(figures: BatteryBonus, capacityKwh: number): Rate {
  return multiplyRates(figures.fullBonus, ratio(capacityKwh, figures.fullCapacityKwh));
}

/** The usual self-consumption rate of a home. */
export function usualSelfConsumption(figures: SelfConsumptionFigures, capacityKwh: number): Rate {
  return addRates(figures.withoutBattery, batteryBonus(figures, capacityKwh));
}
