import { defineParameter } from '../../dated/parameter.ts';
import { enacted, reportedOf } from '../../dated/source.ts';
import { decimal, percent, type Rate } from '../../money/rate.ts';

/** Mutualité des employeurs (insurance of employers against pay during sickness): the rate of a class of absences. */
export const mutualityRates = defineParameter({
  title: 'Mutualité of employers, by class; none where the final rates are not known',
  unit: 'table',
  columns: { class: 'number', rate: 'percent' },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      // Only forecasts were found: the law of 26 July 2023 lowered every class.
      value: [],
      ...enacted(
        'loi/2023/07/26/a472',
        'art. 1er ; Code de la sécurité sociale, art. 55',
        '2026-11-24',
        'mutualityNotFound',
      ),
    },
    {
      from: '2025-01-01',
      value: [
        { class: 1, rate: percent('0.07') },
        { class: 2, rate: percent('0.99') },
        { class: 3, rate: percent('1.48') },
        { class: 4, rate: percent('2.64') },
      ],
      ...reportedOf('loi/2023/07/26/a472', 'art. 1er ; Code de la sécurité sociale, art. 55', {
        kind: 'secondary',
        title: 'UEL, paramètres sociaux 2025',
        url: 'https://uel.lu/parametres_sociaux',
        readOn: '2026-11-22',
        note: 'mutualityReported',
      }),
    },
    {
      from: '2026-01-01',
      value: [
        { class: 1, rate: percent('0.23') },
        { class: 2, rate: percent('0.95') },
        { class: 3, rate: percent('1.56') },
        { class: 4, rate: percent('2.66') },
      ],
      ...reportedOf('loi/2023/07/26/a472', 'art. 1er ; Code de la sécurité sociale, art. 55', {
        kind: 'secondary',
        title: 'Centre commun de la sécurité sociale, paramètres sociaux 2026',
        url: 'https://ccss.public.lu/fr/parametres-sociaux.html',
        readOn: '2026-11-22',
        note: 'mutualityReported',
      }),
    },
  ],
});

/** Service de santé au travail multisectoriel (STM): other services have other rates. */
export const healthAtWorkRate = defineParameter({
  title: 'Health at work (STM)',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('0.14'),
  ...reportedOf('code/travail', 'art. L. 323-1', {
    kind: 'secondary',
    title: 'UEL, paramètres sociaux',
    url: 'https://uel.lu/parametres_sociaux',
    readOn: '2026-11-22',
    note: 'healthAtWorkOthers',
  }),
});

/** Bonus-malus of the accident insurance: what the rate is multiplied by, after the accidents of an employer. */
export const accidentFactors = defineParameter<readonly Rate[]>({
  title: 'Factors of the accident insurance',
  unit: 'number',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: [decimal('0.85'), decimal('1'), decimal('1.1'), decimal('1.3'), decimal('1.5')],
  ...enacted(
    'rgd/2016/02/08/n1',
    'art. 5, al. 5 ; règlement grand-ducal du 16 décembre 2022 (Mémorial A 631), art. 1er',
    '2026-11-24',
  ),
});
