import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { decimal, percent, type Rate } from '../money/rate.ts';

/** Peak power of one panel. */
export const panelPeakPower: Parameter<Rate> = {
  title: 'Solar panel, peak power',
  unit: 'kWp',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: decimal('0.4'),
      source: {
        text: 'Choix de Suen : module courant de 400 watts, d’où le nombre de panneaux ; à comparer avec Adjora',
        url: 'https://www.adjora.de/autarkierechner',
      },
    },
  ],
};

/** Roof area of one panel. */
export const panelArea: Parameter<Rate> = {
  title: 'Solar panel, area',
  unit: 'square metres',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: decimal('1.95'),
      source: {
        text: 'Choix de Suen : module de 400 watts de 1,722 m sur 1,134 m ; environ 5 m² par kWc selon Adjora',
        url: 'https://www.adjora.de/autarkierechner',
      },
    },
  ],
};

/** Weight of one panel without its mounting frame. */
export const panelWeight: Parameter<Rate> = {
  title: 'Solar panel, weight',
  unit: 'kilograms',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: decimal('21.5'),
      source: {
        text: 'Choix de Suen : modules de 400 watts pesant de 21 à 22 kg ; à comparer avec Adjora',
        url: 'https://www.adjora.de/autarkierechner',
      },
    },
  ],
};

/** Price of a home battery per kWh of capacity, installed. */
export const batteryPrice: Parameter<Cents> = {
  title: 'Home battery, price of a kWh of capacity',
  unit: 'EUR a kWh',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('800'),
      source: {
        text: 'Choix de Suen, d’après Livios : 5 000 à 8 000 € pour 8 kWh, environ 10 000 € pour 14 kWh',
        url: 'https://www.livios.be/',
      },
    },
  ],
};

/** Share of its own electricity that a home uses directly, and the additional share with a battery. */
export interface SelfConsumption {
  readonly withoutBattery: Rate;
  /** Additional share with a battery of `fullCapacityKwh`; in proportion for a smaller one. */
  readonly fullBonus: Rate;
  readonly fullCapacityKwh: number;
  /** Range that suppliers publish for a home without a battery. */
  readonly suppliersFrom: Rate;
  readonly suppliersTo: Rate;
}

export const selfConsumption: Parameter<SelfConsumption> = {
  title: 'Self-consumption, without and with a battery',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        withoutBattery: percent('38'),
        fullBonus: percent('24'),
        fullCapacityKwh: 20,
        suppliersFrom: percent('15'),
        suppliersTo: percent('30'),
      },
      source: {
        text: 'Choix de Suen : 38 % sans batterie, 24 points de plus avec 20 kWh ; Enovos : 15 à 30 % sans batterie, guides allemands : 30 à 40 %',
        url: 'https://www.enovos.lu/fr/particuliers/autour-de-lenergie/production-denergie/autoconsommation/',
      },
    },
  ],
};
