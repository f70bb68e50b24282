import type { Parameter } from '../dated/parameter.ts';
import { decimal, type Rate } from '../money/rate.ts';

/** Part of the price of a kWh that a household saves when it does not take the kWh from the grid. */
export const electricityPrice: Parameter<Rate> = {
  title: 'Electricity from the grid, avoidable part of the price of a kWh, VAT included',
  unit: 'EUR a kWh',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: decimal('0.22'),
      source: {
        text: 'Choix de Suen, d’après RTL : 0,258 €/kWh en moyenne en 2026 (3 900 kWh, 1 006 € par an), moins les parts fixes, qui restent dues',
        url: 'https://infos.rtl.lu/news/luxembourg/lelectricite-sera-moins-chere-en-2026-mais-la-reduction-reste-relative-919740581',
      },
    },
  ],
};

/** Market price of a kWh that is fed in. With a subsidy there is no guaranteed tariff. */
export const solarMarketPrice: Parameter<Rate> = {
  title: 'Solar electricity fed in beside a subsidy, price of a kWh on the market',
  unit: 'EUR a kWh',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: decimal('0.05'),
      source: {
        text: 'Choix de Suen, d’après la DGS : électricité solaire à 4,508 ct/kWh en moyenne sur le marché de 2025 (zone de prix Allemagne-Luxembourg)',
        url: 'https://www.dgs.de/newsletter/der-jahresmarktwert-solar-2025',
      },
    },
  ],
};

/** Electricity of an electric car in a year. */
export const electricCarConsumption: Parameter<Rate> = {
  title: 'Electric car, electricity of a year',
  unit: 'kWh a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: decimal('2500'),
      source: {
        text: 'Choix de Suen, d’après HTW Berlin, cité par Adjora : 150 à 200 kWh pour 1 000 km, soit 12 500 à 16 700 km par an',
        url: 'https://www.adjora.de/autarkierechner',
      },
    },
  ],
};

/** Electricity of a heat pump in a year. */
export const heatPumpConsumption: Parameter<Rate> = {
  title: 'Heat pump, electricity of a year',
  unit: 'kWh a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: decimal('4000'),
      source: {
        text: 'Choix de Suen, d’après une enquête allemande sur le chauffage (Heizspiegel) : 4 290 kWh en moyenne pour une maison de 110 m²',
        url: 'https://www.heizspiegel.de/',
      },
    },
  ],
};

/** Guaranteed price of a kWh for a new installation of up to a peak power. */
interface FeedInTariff {
  readonly upToKwp: number;
  readonly perKwh: Rate;
}

/** The tariffs by power, the smallest installations first. */
export interface FeedInTariffs {
  readonly small: FeedInTariff;
  readonly large: FeedInTariff;
}

export const feedInTariffs: Parameter<FeedInTariffs> = {
  title: 'Guaranteed feed-in tariffs of an installation that starts now',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2025-01-01',
      value: {
        small: { upToKwp: 10, perKwh: decimal('0.13744') },
        large: { upToKwp: 30, perKwh: decimal('0.12911') },
      },
      source: {
        text: 'Estimation de Suen : tarifs de 2022 (RTL, d’après le règlement grand-ducal modifié du 1er août 2014), moins 3 % par an',
        url: 'https://www.rtl.lu/news/national/a/1590563.html',
      },
    },
    {
      from: '2026-01-01',
      value: {
        small: { upToKwp: 10, perKwh: decimal('0.13332') },
        large: { upToKwp: 30, perKwh: decimal('0.12524') },
      },
      source: {
        text: 'Estimation de Suen : tarifs de 2022 (RTL, d’après le règlement grand-ducal modifié du 1er août 2014), moins 3 % par an',
        url: 'https://www.rtl.lu/news/national/a/1590563.html',
      },
    },
  ],
};
