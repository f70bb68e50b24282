import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';

/** A share of the cost, up to a maximum per kWp. */
interface SubsidyByCost {
  readonly scheme: 'byCost';
  readonly share: Rate;
  readonly maximumPerKwp: Cents;
  /** First and last day on which the system may have been ordered. */
  readonly orderedFrom: string;
  readonly orderedUntil: string;
  /** Last day for the date of the final invoice. */
  readonly invoicedUntil: string;
}

/** An amount that grows degressively with the size, up to a maximum. */
interface SubsidyBySize {
  readonly scheme: 'bySize';
  readonly panels: SizedSubsidy & { readonly reductionSize: 1 };
  readonly battery: SizedSubsidy;
}

/** Size x (perUnit - reduction / reductionSize x size). A unit is a kWp of panels or a kWh of a battery. */
export interface SizedSubsidy {
  readonly perUnit: Cents;
  readonly reduction: Cents;
  /** Number of units for which the reduction is stated. */
  readonly reductionSize: number;
  readonly maximum: Cents;
  /** From this size on the maximum is paid. */
  readonly fullSize: number;
  /** Nothing is paid below this size. */
  readonly smallestSize: number;
}

export type SolarSubsidy = SubsidyByCost | SubsidyBySize;

/**
 * State subsidy (Klimabonus) for panels with self-consumption. The second scheme is in force since 4 January 2026. For some
 * weeks applicants could choose between the two.
 */
export const solarSubsidy: Parameter<SolarSubsidy> = {
  title: 'State subsidy for solar panels (Klimabonus)',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        scheme: 'byCost',
        share: percent('50'),
        maximumPerKwp: euros('1250'),
        orderedFrom: '2024-10-01',
        orderedUntil: '2026-03-04',
        invoicedUntil: '2026-12-31',
      },
      source: {
        text: 'Voltmax, Klimabonus 522, ancien régime, autoconsommation : 50 % du coût, 1 250 € par kWc au plus',
        url: 'https://voltmax.lu/klimabonus-522-photovoltaics-home-battery-old-regime',
      },
    },
    {
      from: '2026-01-01',
      value: {
        scheme: 'bySize',
        panels: {
          perUnit: euros('1155'),
          reduction: euros('33'),
          reductionSize: 1,
          maximum: euros('10000'),
          fullSize: 15,
          smallestSize: 2,
        },
        battery: {
          perUnit: euros('500'),
          reduction: euros('500'),
          reductionSize: 18,
          maximum: euros('2250'),
          fullSize: 9,
          smallestSize: 2,
        },
      },
      source: {
        text: 'Loi modifiée du 23 décembre 2016 (Klimabonus) ; Guichet.lu, calculateur du préfinancement photovoltaïque',
        url: 'https://guichet.public.lu/de/citoyens/outils/simulateur-photovoltaique.html',
      },
    },
  ],
};

/** VAT on panels and their installation: the super-reduced rate since 2023. */
export const solarVatRate: Parameter<Rate> = {
  title: 'VAT on solar panels and their installation',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('3'),
      source: {
        text: 'Règlement grand-ducal du 23 décembre 2022 modifiant celui du 21 décembre 1991 sur les taux de TVA ; Klima-Agence, FAQ',
        url: 'https://www.klima-agence.lu/fr/faq',
      },
    },
  ],
};

/** Up to this peak power, selling electricity is a hobby for the tax administration and is not taxed. */
export const solarTaxFreePower: Parameter<number> = {
  title: 'Peak power up to which the sale of electricity is not taxed',
  unit: 'kWp',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: 30,
      source: {
        text: 'Circulaire L.I.R. n° 14/2 ; Klima-Agence, traitement fiscal d’une personne physique exploitant une installation photovoltaïque',
        url: 'https://klima-agence.lu/fr/m-informer/informations-legales/traitement-fiscal-dune-personne-physique-exploitant-une',
      },
    },
  ],
};

/** Years for which the feed-in tariff of the first day is guaranteed. */
export const feedInGuarantee: Parameter<number> = {
  title: 'Years for which a feed-in tariff is guaranteed',
  unit: 'years',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: 15,
      source: {
        text: 'Règlement grand-ducal modifié du 1er août 2014 ; Guichet.lu, production d’électricité basée sur les énergies renouvelables',
        url: 'https://guichet.public.lu/fr/entreprises/sectoriel/energie/production-electricite-energies-renouvelables.html',
      },
    },
  ],
};
