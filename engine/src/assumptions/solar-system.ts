import { defineParameter, type ValueOf } from '../dated/parameter.ts';
import { reported } from '../dated/source.ts';
import { euros } from '../money/cents.ts';
import { decimal, percent } from '../money/rate.ts';

const pageOnPanels = {
  kind: 'ours',
  title: 'Adjora, Autarkierechner',
  url: 'https://www.adjora.de/autarkierechner',
  readOn: '2026-11-22',
} as const;

/** Peak power of one panel. */
export const panelPeakPower = defineParameter({
  title: 'Solar panel, peak power',
  unit: 'kWp',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: decimal('0.4'),
  source: reported({ ...pageOnPanels, note: 'panelPower' }),
});

/** Roof area of one panel. */
export const panelArea = defineParameter({
  title: 'Solar panel, area',
  unit: 'square metres',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: decimal('1.95'),
  source: reported({ ...pageOnPanels, note: 'panelArea' }),
});

/** Weight of one panel without its mounting frame. */
export const panelWeight = defineParameter({
  title: 'Solar panel, weight',
  unit: 'kilograms',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: decimal('21.5'),
  source: reported({ ...pageOnPanels, note: 'panelWeight' }),
});

/** Price of a home battery per kWh of capacity, installed. */
export const batteryPrice = defineParameter({
  title: 'Home battery, price of a kWh of capacity',
  unit: 'EUR a kWh',
  columns: 'EUR',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: euros('800'),
  source: reported({
    kind: 'ours',
    title: 'Livios',
    url: 'https://www.livios.be/',
    readOn: '2026-11-22',
    note: 'batteryPrice',
  }),
});

/** Share of its own electricity that a home uses directly, and the additional share with a battery. */
export const selfConsumption = defineParameter({
  title: 'Self-consumption, without and with a battery',
  unit: 'table',
  columns: {
    withoutBattery: 'percent',
    /** Additional share with a battery of `fullCapacityKwh`; in proportion for a smaller one. */
    fullBonus: 'percent',
    fullCapacityKwh: 'number',
    /** Range that suppliers publish for a home without a battery. */
    suppliersFrom: 'percent',
    suppliersTo: 'percent',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    withoutBattery: percent('38'),
    fullBonus: percent('24'),
    fullCapacityKwh: 20,
    suppliersFrom: percent('15'),
    suppliersTo: percent('30'),
  },
  source: reported({
    kind: 'ours',
    title: 'Enovos, Autoconsommation',
    url: 'https://www.enovos.lu/fr/particuliers/autour-de-lenergie/production-denergie/autoconsommation/',
    readOn: '2026-11-22',
    note: 'selfConsumption',
  }),
});

export type SelfConsumption = ValueOf<typeof selfConsumption>;
