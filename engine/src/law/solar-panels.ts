import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';

/** A share of the cost, up to so much for each kWp. */
interface SubsidyByCost {
  readonly scheme: 'byCost';
  readonly share: Rate;
  readonly maximumPerKwp: Cents;
}

/** Amounts that grow with the size, ever more slowly, up to a maximum; what smaller sizes get was not found in print. */
interface SubsidyBySize {
  readonly scheme: 'bySize';
  readonly panels: SizedSubsidy;
  readonly battery: SizedSubsidy;
  /** The last day on which the scheme before this one could still be chosen. */
  readonly formerSchemeUntil: string;
}

interface SizedSubsidy {
  readonly maximum: Cents;
  /** In kWp for panels, in kWh for a battery. */
  readonly reachedAtSize: number;
  readonly smallestSize: number;
}

export type SolarSubsidy = SubsidyByCost | SubsidyBySize;

/**
 * State subsidy (Klimabonus) for panels on a home that uses their electricity itself. The second scheme is in force since
 * 4 January 2026; for some weeks one could choose.
 */
export const solarSubsidy: Parameter<SolarSubsidy> = {
  title: 'State subsidy for solar panels (Klimabonus)',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { scheme: 'byCost', share: percent('50'), maximumPerKwp: euros('1250') },
      source: {
        text: 'Klimabonus 522, ancien régime, autoconsommation : 50 % du coût, 1 250 € par kWp au plus (Voltmax)',
        url: 'https://voltmax.lu/de/klimabonus-522',
      },
    },
    {
      from: '2026-01-01',
      value: {
        scheme: 'bySize',
        panels: { maximum: euros('10000'), reachedAtSize: 15, smallestSize: 2 },
        battery: { maximum: euros('2250'), reachedAtSize: 9, smallestSize: 2 },
        formerSchemeUntil: '2026-03-04',
      },
      source: {
        text: 'Loi modifiée du 23 décembre 2016 (Klimabonus) ; Guichet.lu, calculateur du préfinancement photovoltaïque',
        url: 'https://guichet.public.lu/de/citoyens/outils/simulateur-photovoltaique.html',
      },
    },
  ],
};

/** VAT on panels and their installation, super-reduced since 2023. */
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

/** Up to this peak power selling one’s own electricity counts as a pastime and is not taxed. */
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

/** For how long the feed-in tariff of the first day is guaranteed. */
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
