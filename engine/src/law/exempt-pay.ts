import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';

/** Part of the pay of highly skilled people recruited abroad (impatriés) that is free of tax. */
export interface ImpatriateTerms {
  readonly share: Rate;
  /** Yearly pay up to which the share is exempt. */
  readonly payUpTo: Cents;
  /** The lowest fixed pay of a year. */
  readonly fixedPayFrom: Cents;
  /** Tax years after that of the arrival. */
  readonly yearsAfterArrival: number;
}

/** The regime until 2024 exempted single costs instead of a share of the pay: of it, nothing is computed. */
export const impatriateExemption: Parameter<ImpatriateTerms> = {
  title: 'Pay of impatriates free of tax',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        share: percent('0'),
        payUpTo: euros('400000'),
        fixedPayFrom: euros('75000'),
        yearsAfterArrival: 8,
      },
      source: {
        text: 'L.I.R. art. 115, no 13b : la part exonérée du salaire existe depuis l’année d’imposition 2025 ; Entreprises magazine',
        url: 'https://www.entreprisesmagazine.com/fr/articles/nouveau-regime-fiscal-pour-impatries-2025-le-luxembourg-attire-les-talents-avec-un-dispositif-simplifie',
      },
    },
    {
      from: '2025-01-01',
      value: {
        share: percent('50'),
        payUpTo: euros('400000'),
        fixedPayFrom: euros('75000'),
        yearsAfterArrival: 8,
      },
      source: {
        text: 'L.I.R. art. 115, no 13b, régime à partir de 2025, d’après Loyens & Loeff',
        url: 'https://www.loyensloeff.com/insights/news--events/news/tax-and-legal-considerations-of-the-new-impatriate-regime',
      },
    },
  ],
};

/** Profit-sharing premium (prime participative). */
export interface ProfitSharingTerms {
  readonly share: Rate;
  /** Share of the ordinary pay of the year up to which a premium is partly exempt. */
  readonly payShare: Rate;
}

const participationPremium = {
  text: 'L.I.R. art. 115, no 13a ; Administration des contributions directes, Prime participative',
  url: 'https://impotsdirects.public.lu/fr/az/p/prime-participative.html',
} as const;

export const profitSharingExemption: Parameter<ProfitSharingTerms> = {
  title: 'Profit-sharing premium free of tax',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { share: percent('50'), payShare: percent('25') },
      source: participationPremium,
    },
    {
      from: '2025-01-01',
      value: { share: percent('50'), payShare: percent('30') },
      source: participationPremium,
    },
  ],
};

/** Premium for young employees (prime jeune salarié). */
export interface YoungEmployeeTerms {
  readonly share: Rate;
  /** The highest premium that is partly exempt, by the gross pay of the year; none above the last. For full time. */
  readonly premiums: readonly { readonly payUpTo: Cents; readonly premiumUpTo: Cents }[];
}

const youngPremium = {
  text: 'L.I.R. art. 115, no 13d, à partir de l’année d’imposition 2025 ; Administration des contributions directes, Prime jeune salarié',
  url: 'https://impotsdirects.public.lu/fr/az/p/prime-jeune-salarie.html',
} as const;

export const youngEmployeeExemption: Parameter<YoungEmployeeTerms> = {
  title: 'Premium for young employees free of tax',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    { from: '2024-01-01', value: { share: percent('0'), premiums: [] }, source: youngPremium },
    {
      from: '2025-01-01',
      value: {
        share: percent('75'),
        premiums: [
          { payUpTo: euros('50000'), premiumUpTo: euros('5000') },
          { payUpTo: euros('75000'), premiumUpTo: euros('3750') },
          { payUpTo: euros('100000'), premiumUpTo: euros('2500') },
        ],
      },
      source: youngPremium,
    },
  ],
};

/** Rent premium (prime locative). */
export interface RentPremiumTerms {
  readonly share: Rate;
  /** The highest premium of a month that is partly exempt, for full time. */
  readonly premiumUpTo: Cents;
  /** Qualified minimum wages of a month that the gross pay of the year must not exceed. */
  readonly minimumWages: number;
}

const rentPremium = {
  text: 'L.I.R. art. 115, no 13c, à partir du 1er juin 2024 ; circulaire L.I.R. no 115/14 ; Administration des contributions directes, Prime locative',
  url: 'https://impotsdirects.public.lu/fr/az/p/prime-locative.html',
} as const;

export const rentPremiumExemption: Parameter<RentPremiumTerms> = {
  title: 'Rent premium free of tax',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { share: percent('0'), premiumUpTo: euros('1000'), minimumWages: 30 },
      source: rentPremium,
    },
    {
      from: '2024-06-01',
      value: { share: percent('25'), premiumUpTo: euros('1000'), minimumWages: 30 },
      source: rentPremium,
    },
  ],
};
