import type { Parameter } from '../dated/parameter.ts';
import { percent, type Rate } from '../money/rate.ts';

/** Supplement for an hour of overtime that cannot be compensated by rest. The whole pay of the hour is free of tax. */
export const overtimeSupplement: Parameter<Rate> = {
  title: 'Supplement for overtime',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('40'),
      source: {
        text: 'L.I.R. art. 115, no 11 ; Administration des contributions directes, Calcul des heures supplémentaires',
        url: 'https://impotsdirects.public.lu/fr/salpens/calcul_heures_suppl.html',
      },
    },
  ],
};

/** Supplement for an hour of work on a Sunday, free of tax. */
export const sundaySupplement: Parameter<Rate> = {
  title: 'Supplement for work on Sundays',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('70'),
      source: {
        text: 'Code du travail ; Chambre des salariés (CSL), Les majorations de salaire',
        url: 'https://www.csl.lu/fr/vos-droits/droit-du-travail/la-remuneration/les-majorations-de-salaire',
      },
    },
  ],
};

/** Supplement for an hour of work on a public holiday, free of tax, beside the pay of the hour. */
export const publicHolidaySupplement: Parameter<Rate> = {
  title: 'Supplement for work on public holidays',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('100'),
      source: {
        text: 'Code du travail ; Chambre des salariés (CSL), Les majorations de salaire',
        url: 'https://www.csl.lu/fr/vos-droits/droit-du-travail/la-remuneration/les-majorations-de-salaire',
      },
    },
  ],
};
