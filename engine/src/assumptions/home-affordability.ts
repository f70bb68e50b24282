import type { Parameter } from '../dated/parameter.ts';
import { percent, ratio, type Rate } from '../money/rate.ts';

/** Share of the net income that a household can comfortably spend on all loans. */
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

/** Maximum share of the net income for all loans that banks usually accept. */
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

/** Sum that a mortgage guarantees, as a share of the loan: principal, interest and costs. */
export const guaranteedShareOfLoan: Parameter<Rate> = {
  title: 'Sum guaranteed by a mortgage, share of the loan',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2026-01-01',
      value: percent('120'),
      source: {
        text: 'Notre choix : les banques font en général garantir 120 % du prêt ; droit d’inscription sur la somme garantie, Administration de l’enregistrement, des domaines et de la TVA (PFI)',
        url: 'https://pfi.public.lu/fr/citoyen/hypotheques.html',
      },
    },
  ],
};
