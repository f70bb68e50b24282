import { defineParameter } from '../../dated/parameter.ts';
import { enacted, reportedOf } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { decimal, percent } from '../../money/rate.ts';

/** SSM, salaire social minimum: monthly, unskilled, aged 18 or more, full time, at index 100. */
export const minimumWageAtIndex100 = defineParameter({
  title: 'Minimum wage (SSM) at index 100',
  unit: 'EUR a month',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('272.22'),
      ...enacted(
        'loi/2022/12/23/a691',
        'art. 1er (Code du travail, art. L. 222-9, al. 1)',
        '2026-11-24',
      ),
    },
    {
      from: '2025-01-01',
      value: euros('279.30'),
      ...enacted(
        'loi/2024/12/20/a553',
        'art. 1er (Code du travail, art. L. 222-9, al. 1)',
        '2026-11-24',
      ),
    },
  ],
});

/** The wage index (échelle mobile des salaires), in points; 100 is its base. */
export const wageIndex = defineParameter({
  title: 'Wage index',
  unit: 'points',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: decimal('944.43'),
      ...enacted(
        'rgd/2024/03/29/a141',
        'art. 1er ; loi du 25 mars 2015 (no 3), art. 3',
        '2026-11-24',
        'wageIndexPublished',
      ),
    },
    {
      from: '2025-05-01',
      value: decimal('968.04'),
      ...enacted(
        'loi/2026/02/11/a90',
        'art. 3 ; loi du 25 mars 2015 (no 3), art. 3',
        '2026-11-24',
        'wageIndexPublished',
      ),
    },
    {
      from: '2026-06-01',
      value: decimal('992.24'),
      ...reportedOf('loi/2015/03/25/n3', 'art. 3', {
        kind: 'authority',
        title: 'Inspection générale de la sécurité sociale (IGSS), paramètres sociaux, juin 2026',
        url: 'https://igss.gouvernement.lu/dam-assets/publications/param%C3%A8tres-sociaux/2026/par-soc-202606.pdf',
        readOn: '2026-11-22',
      }),
    },
  ],
});

/** Shares of the minimum wage by age and qualification. */
export const minimumWageShares = defineParameter({
  title: 'Minimum wage by qualification and age',
  unit: 'table',
  columns: { qualified: 'percent', from17To18: 'percent', from15To17: 'percent' },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { qualified: percent('120'), from17To18: percent('80'), from15To17: percent('75') },
  ...enacted('code/travail', 'art. L. 222-4, par. 1, et L. 222-5', '2026-11-24'),
});

/** The rise of pay with each tranche of the wage index. Code du travail, art. L. 223-1. */
export const indexTranche = defineParameter({
  title: 'Rise of pay with a tranche of the wage index',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('2.5'),
  ...enacted('loi/2015/03/25/n3', 'art. 3 ; Code du travail, art. L. 223-1', '2026-11-26'),
});
