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

const tableOfRoofs = {
  kind: 'ours',
  title: 'ManualsLib, Yuma Basic 650',
  url: 'https://manualslib.de/manual/731171/Yuma-Basic-650.html?page=14',
  readOn: '2026-11-22',
} as const;

/**
 * Electricity of a roof as a share of the best one (37° to the south), by tilt from 0° to 90° in steps of 10°, and by
 * direction from south to north in steps of 15°, the same to either side. Our own model.
 */
export const roofYield = defineParameter({
  title: 'Solar panels, yield of a roof by tilt and direction, share of the best',
  unit: 'table',
  columns: { tiltStep: 'number', directionStep: 'number', shares: 'number' },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    tiltStep: 10,
    directionStep: 15,
    shares: [
      [84, 84, 84, 84, 84, 84, 84, 84, 84, 84, 84, 84, 84],
      [91, 91, 91, 89, 88, 86, 84, 82, 80, 78, 77, 76, 75],
      [97, 96, 95, 93, 90, 86, 82, 78, 74, 71, 68, 66, 66],
      [99, 99, 97, 94, 90, 85, 80, 74, 69, 64, 60, 57, 56],
      [100, 99, 97, 94, 89, 83, 77, 70, 63, 57, 52, 49, 47],
      [98, 97, 95, 91, 86, 80, 73, 66, 58, 51, 45, 41, 40],
      [94, 93, 91, 87, 82, 76, 69, 61, 54, 47, 40, 35, 34],
      [87, 87, 85, 81, 77, 71, 64, 56, 49, 43, 37, 32, 31],
      [79, 79, 77, 74, 70, 64, 58, 52, 45, 39, 34, 30, 29],
      [69, 69, 68, 66, 62, 58, 52, 46, 41, 35, 31, 28, 27],
    ],
  },
  source: reported({ ...tableOfRoofs, note: 'roofYield' }),
});

export type RoofYield = ValueOf<typeof roofYield>;

/** Tilt of a roof of which only the direction is known. */
export const assumedRoofTilt = defineParameter({
  title: 'Solar panels, tilt of a roof of which only the direction is known',
  unit: 'degrees',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: 30,
  source: reported({ ...tableOfRoofs, note: 'assumedRoofTilt' }),
});

/** Prices of electricity and shares of own use for which a payback is shown. */
export const paybackGrid = defineParameter({
  title: 'Solar panels, prices and self-consumption for which the payback is shown',
  unit: 'table',
  columns: { prices: 'EUR a kWh', selfConsumption: 'percent' },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    prices: [decimal('0.18'), decimal('0.22'), decimal('0.26'), decimal('0.30')],
    selfConsumption: [percent('20'), percent('30'), percent('40'), percent('50'), percent('60')],
  },
  source: reported({
    kind: 'ours',
    title: 'Eurostat',
    url: 'https://ec.europa.eu/eurostat',
    readOn: '2026-11-22',
    note: 'paybackGrid',
  }),
});
