import { defineParameter } from '../../dated/parameter.ts';
import { enacted, reportedOf } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

/** The rates of VAT (TVA). */
export const vatRates = defineParameter({
  title: 'VAT rates',
  unit: 'table',
  columns: {
    standard: 'percent',
    intermediate: 'percent',
    reduced: 'percent',
    superReduced: 'percent',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    standard: percent('17'),
    intermediate: percent('14'),
    reduced: percent('8'),
    superReduced: percent('3'),
  },
  ...enacted(
    'loi/2014/12/19/n11',
    'art. 6, no 2 (loi modifiée du 12 février 1979, art. 39, par. 3)',
    '2026-11-24',
  ),
});

/** Turnover up to which a small business need not charge VAT (franchise des petites entreprises). */
export const smallBusinessThreshold = defineParameter({
  title: 'VAT exemption of small businesses, annual turnover',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('35000'),
      ...enacted(
        'loi/2020/12/19/a1061',
        'art. 13, par. 2 (loi modifiée du 12 février 1979, art. 57, par. 1)',
        '2026-11-24',
      ),
    },
    {
      from: '2025-01-01',
      value: euros('50000'),
      ...enacted(
        'loi/2024/12/20/a574',
        'art. 57bis, par. 1, de la loi modifiée du 12 février 1979',
        '2026-11-24',
      ),
    },
  ],
});

/** Share by which the turnover may exceed the threshold without losing the exemption before the end of the year. */
export const smallBusinessTolerance = defineParameter({
  title: 'VAT exemption of small businesses, tolerated excess until the end of the year',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('0'),
      ...reportedOf('loi/1979/02/12/n1', 'art. 57, ancienne version', {
        kind: 'authority',
        title:
          'Administration de l’enregistrement, des domaines et de la TVA, Activité supplémentaire à faible chiffre d’affaires',
        url: 'https://pfi.public.lu/fr/citoyen/tva/activite-supplementaire-faible-chiffre-affaires.html',
        readOn: '2026-11-22',
        note: 'noneBefore',
      }),
    },
    {
      from: '2025-01-01',
      value: percent('10'),
      ...enacted(
        'loi/2024/12/20/a574',
        'art. 57bis de la loi modifiée du 12 février 1979',
        '2026-11-24',
      ),
    },
  ],
});
