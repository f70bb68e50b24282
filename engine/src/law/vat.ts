import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';

/** The rates of VAT (TVA). */
export interface VatRates {
  readonly standard: Rate;
  readonly intermediate: Rate;
  readonly reduced: Rate;
  readonly superReduced: Rate;
}

export const vatRates: Parameter<VatRates> = {
  title: 'VAT rates',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        standard: percent('17'),
        intermediate: percent('14'),
        reduced: percent('8'),
        superReduced: percent('3'),
      },
      source: {
        text: 'Loi du 12 février 1979 concernant la TVA ; Chambre des Métiers, retour des taux de TVA à partir du 1er janvier 2024',
        url: 'https://www.cdm.lu/news/retour-des-taux-de-tva-standard-a-partir-du-1er-janvier-2024',
      },
    },
  ],
};

/** Turnover up to which a small business need not charge VAT (franchise des petites entreprises). */
export const smallBusinessThreshold: Parameter<Cents> = {
  title: 'VAT exemption of small businesses, yearly turnover',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('35000'),
      source: {
        text: 'Loi du 12 février 1979 concernant la TVA, art. 57 ; Administration de l’enregistrement, des domaines et de la TVA',
        url: 'https://pfi.public.lu/fr/professionnel/tva/sme.html',
      },
    },
    {
      from: '2025-01-01',
      value: euros('50000'),
      source: {
        text: 'Loi du 12 février 1979 concernant la TVA, art. 57bis ; Administration de l’enregistrement, des domaines et de la TVA',
        url: 'https://pfi.public.lu/fr/professionnel/tva/sme.html',
      },
    },
  ],
};

/** Share by which the turnover may exceed the threshold without losing the exemption before the end of the year. */
export const smallBusinessTolerance: Parameter<Rate> = {
  title: 'VAT exemption of small businesses, tolerated excess until the end of the year',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('0'),
      source: {
        text: 'Loi du 12 février 1979 concernant la TVA, art. 57 : aucune tolérance avant la loi du 20 décembre 2024 ; Administration de l’enregistrement, des domaines et de la TVA',
        url: 'https://pfi.public.lu/fr/citoyen/tva/activite-supplementaire-faible-chiffre-affaires.html',
      },
    },
    {
      from: '2025-01-01',
      value: percent('10'),
      source: {
        text: 'Loi du 12 février 1979 concernant la TVA, art. 57bis ; Administration de l’enregistrement, des domaines et de la TVA',
        url: 'https://pfi.public.lu/fr/professionnel/tva/sme.html',
      },
    },
  ],
};
