import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';

/** Turnover up to which a small business may work without charging VAT (franchise des petites entreprises). */
export const smallBusinessThreshold: Parameter<Cents> = {
  title: 'VAT exemption of small businesses, yearly turnover',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('35000'),
      source: {
        text: 'Law of 12 February 1979 on VAT, art. 57; Administration de l’enregistrement, des domaines et de la TVA',
        url: 'https://pfi.public.lu/fr/professionnel/tva/sme.html',
      },
    },
    {
      from: '2025-01-01',
      value: euros('50000'),
      source: {
        text: 'Law of 12 February 1979 on VAT, art. 57bis; Administration de l’enregistrement, des domaines et de la TVA',
        url: 'https://pfi.public.lu/fr/professionnel/tva/sme.html',
      },
    },
  ],
};

/** By how much a turnover may pass the threshold and keep the exemption until the end of the year. */
export const smallBusinessTolerance: Parameter<Rate> = {
  title: 'VAT exemption of small businesses, tolerated excess until the end of the year',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('0'),
      source: {
        text: 'Law of 12 February 1979 on VAT, art. 57: none before the law of 20 December 2024',
        url: 'https://pfi.public.lu/fr/citoyen/tva/activite-supplementaire-faible-chiffre-affaires.html',
      },
    },
    {
      from: '2025-01-01',
      value: percent('10'),
      source: {
        text: 'Law of 12 February 1979 on VAT, art. 57bis; Administration de l’enregistrement, des domaines et de la TVA',
        url: 'https://pfi.public.lu/fr/professionnel/tva/sme.html',
      },
    },
  ],
};
