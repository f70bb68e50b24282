import { defineParameter } from '../dated/parameter.ts';
import { reported } from '../dated/source.ts';
import { euros } from '../money/cents.ts';
import { percent, ratio } from '../money/rate.ts';

/** Share of the net income that a household can comfortably spend on all loans. */
export const easyDebtShare = defineParameter({
  title: 'Share of the net income for loans, easy',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2026-01-01',
  value: ratio(1, 3),
  source: reported({
    kind: 'ours',
    title: 'Spuerkeess',
    url: 'https://spuerkeess.lu/fr/blog/autour-de-vos-finances/voici-comment-calculer-votre-emprunt-immobilier',
    readOn: '2026-11-22',
    note: 'thirdOfIncome',
  }),
});

/** Maximum share of the net income for all loans that banks usually accept. */
export const possibleDebtShare = defineParameter({
  title: 'Share of the net income for loans, possible',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2026-01-01',
  value: percent('40'),
  source: reported({
    kind: 'ours',
    title: 'ABBL, Mortgage loan',
    url: 'https://abbl.lu/en/consumers/me-my-bank/financial-products-services/mortgage-loan',
    readOn: '2026-11-22',
    note: 'shareOfDebt',
  }),
});

/** Sum that a mortgage guarantees, as a share of the loan: principal, interest and costs. */
export const guaranteedShareOfLoan = defineParameter({
  title: 'Sum guaranteed by a mortgage, share of the loan',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2026-01-01',
  value: percent('120'),
  source: reported({
    kind: 'ours',
    title: 'Administration de l’enregistrement, des domaines et de la TVA, hypothèques',
    url: 'https://pfi.public.lu/fr/citoyen/hypotheques.html',
    readOn: '2026-11-22',
    note: 'guaranteedSum',
  }),
});

/** What a notary spends for one deed: copies, searches, land survey register. No official sum exists. */
export const disbursementsOfDeed = defineParameter({
  title: 'Disbursements of a notary for one deed',
  unit: 'table',
  columns: { from: 'EUR', to: 'EUR' },
  confirmedThrough: 2026,
  from: '2026-01-01',
  value: { from: euros('200'), to: euros('500') },
  source: reported({
    kind: 'ours',
    title: 'Chambre des Notaires',
    url: 'https://www.notariat.lu',
    readOn: '2026-11-22',
    note: 'disbursements',
  }),
});
