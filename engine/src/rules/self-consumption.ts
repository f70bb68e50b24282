import { addRates, multiplyRates, ratio, type Rate } from '../money/rate.ts';

/** What a battery of a full capacity adds. */
export interface BatteryBonus {
  readonly fullBonus: Rate;
  readonly fullCapacityKwh: number;
}

interface SelfConsumptionFigures extends BatteryBonus {
  readonly withoutBattery: Rate;
}

/** What a battery adds to the share of its own electricity that a home uses: the full bonus x capacity / full capacity. */
export function batteryBonus(figures: BatteryBonus, capacityKwh: number): Rate {
  return multiplyRates(figures.fullBonus, ratio(capacityKwh, figures.fullCapacityKwh));
}

/** The share of its own electricity that a home usually uses itself. */
export function usualSelfConsumption(figures: SelfConsumptionFigures, capacityKwh: number): Rate {
  return addRates(figures.withoutBattery, batteryBonus(figures, capacityKwh));
}
