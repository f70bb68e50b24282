import { defineParameter } from '../dated/parameter.ts';
import { reported } from '../dated/source.ts';
import { percent } from '../money/rate.ts';

/** What a missing supplement for night work means. No law fixes one: collective agreements do. */
export const usualNightSupplement = defineParameter({
  title: 'Usual supplement for night work',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('15'),
  source: reported({
    kind: 'ours',
    title: 'Chambre des salariés (CSL), Les majorations de salaire',
    url: 'https://www.csl.lu/fr/vos-droits/droit-du-travail/la-remuneration/les-majorations-de-salaire',
    readOn: '2026-11-22',
    note: 'nightSupplement',
  }),
});
