import type { SelfConsumption } from '../../assumptions/solar-system.ts';
import { addRates, multiplyRates, ratio, type Rate } from '../../money/rate.ts';

/** The usual self-consumption rate of a home: a battery adds the full bonus x capacity / full capacity. */
export function usualSelfConsumption(
  { withoutBattery, fullBonus, fullCapacityKwh }: SelfConsumption,
  capacityKwh: number,
): Rate {
  return addRates(withoutBattery, multiplyRates(fullBonus, ratio(capacityKwh, fullCapacityKwh)));
}
