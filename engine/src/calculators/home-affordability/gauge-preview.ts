import type { PriceZone } from '../../rules/home/price-position.ts';

/** Widths of the zones of the gauge, which add up to 100. The specification fixes them. */
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
