import type { Parameter } from '../dated/parameter.ts';
import { percent, ratio, type Rate } from '../money/rate.ts';

/** Share of the net income that all loans together take without strain. */
export const easyDebtShare: Parameter<Rate> = {
  title: 'Share of the net income for loans, easy',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2026-01-01',
      value: ratio(1, 3),
      source: {
        text: 'Notre choix, d’après Spuerkeess : en règle générale un tiers du budget mensuel',
        url: 'https://spuerkeess.lu/fr/blog/autour-de-vos-finances/voici-comment-calculer-votre-emprunt-immobilier',
      },
    },
  ],
};

/** Share of the net income that banks accept at most as a rule. */
export const possibleDebtShare: Parameter<Rate> = {
  title: 'Share of the net income for loans, possible',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2026-01-01',
      value: percent('40'),
      source: {
        text: 'Notre choix, d’après l’ABBL : les charges ne doivent pas dépasser 30 à 40 % des revenus ; la CSSF a observé environ 39 % en 2020',
        url: 'https://abbl.lu/en/consumers/me-my-bank/financial-products-services/mortgage-loan',
      },
    },
  ],
};

/** What a notary's fees come to, as a share of the price: a rough size, for texts only. */
export const notaryFeeShare: Parameter<Rate> = {
  title: 'Notary’s fees on the purchase of a home, rough share of the price',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2026-01-01',
      value: percent('1'),
      source: {
        text: 'Ordre de grandeur retenu par nous, d’après wortimmo.lu : environ 1 % du prix',
        url: 'https://wortimmo.lu/fr/actus/bellegen-akt-ou-credit-d-impot-sur-les-actes-notaries/381',
      },
    },
  ],
};

/** What the deed of a mortgage comes to at least, as a share of the loan: a rough size, for texts only. */
export const leastMortgageDeedShare: Parameter<Rate> = {
  title: 'Mortgage deed, rough lower share of the loan',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2026-01-01',
      value: percent('0.5'),
      source: {
        text: 'Ordre de grandeur retenu par nous, d’après mortgage.lu : 0,5 à 1 %',
        url: 'https://mortgage.lu/blog/post/credit-au-luxembourg',
      },
    },
  ],
};

/** What the deed of a mortgage comes to at most, as a share of the loan: a rough size, for texts only. */
export const mostMortgageDeedShare: Parameter<Rate> = {
  title: 'Mortgage deed, rough upper share of the loan',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2026-01-01',
      value: percent('1'),
      source: {
        text: 'Ordre de grandeur retenu par nous, d’après mortgage.lu : 0,5 à 1 %',
        url: 'https://mortgage.lu/blog/post/credit-au-luxembourg',
      },
    },
  ],
};
