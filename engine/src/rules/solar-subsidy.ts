import { sum, type Cents } from '../money/cents.ts';

/** What the State grants at most for the panels, and beside it for a battery. */
export interface SubsidyMaxima {
  readonly panels: Cents;
  readonly battery: Cents;
}

/** The most that the State grants for a system: a battery adds its own maximum. */
export function stateSubsidyMaximum(
  { panels, battery }: SubsidyMaxima,
  batteryCapacityKwh: number,
): Cents {
  return batteryCapacityKwh === 0 ? panels : sum(panels, battery);
}
