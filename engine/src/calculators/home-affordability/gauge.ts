import type { PriceZone } from '../../rules/price-position.ts';

/** How wide the zones of the gauge are, from left to right, of 100 together: the specification's. */
export const gaugeZoneWidths = {
  good: 40,
  realistic: 25,
  unrealistic: 35,
} as const satisfies Readonly<Record<PriceZone, number>>;

/** The zones of the gauge from left to right. */
export const gaugeZones = [
  'good',
  'realistic',
  'unrealistic',
] as const satisfies readonly PriceZone[];

export type GaugeZone = (typeof gaugeZones)[number];
