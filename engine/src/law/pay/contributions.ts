import { defineParameter, type ValueOf } from '../../dated/parameter.ts';
import { enacted, reportedOf } from '../../dated/source.ts';
import { percent, ratio, wholeRate } from '../../money/rate.ts';

const rateColumns = { employee: 'percent', selfEmployed: 'percent' } as const;

/** Assurance maladie, soins de santé (health insurance, medical care). */
export const illnessRates = defineParameter({
  title: 'Health insurance, care',
  unit: 'rate',
  columns: rateColumns,
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { employee: percent('2.80'), selfEmployed: percent('5.60') },
  ...reportedOf(
    'loi/2010/12/17/n12',
    'art. 1er, nos 16 et 17 (Code de la sécurité sociale, art. 29 et 30)',
    {
      kind: 'authority',
      title: 'Centre commun de la sécurité sociale, paramètres sociaux',
      url: 'https://ccss.public.lu/fr/parametres-sociaux.html',
      readOn: '2026-11-22',
    },
  ),
});

/** Rates of one insurance: what the employee pays, and what a self-employed person pays (both shares). */
export type ContributionRates = ValueOf<typeof illnessRates>;

/** Assurance maladie, prestations en espèces (health insurance, sick pay). */
export const illnessCashRates = defineParameter({
  title: 'Health insurance, cash benefits',
  unit: 'rate',
  columns: rateColumns,
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { employee: percent('0.25'), selfEmployed: percent('0.50') },
  ...enacted(
    'loi/2010/12/17/n12',
    'art. 1er, no 16 (Code de la sécurité sociale, art. 29, al. 2)',
    '2026-11-24',
  ),
});

/** Assurance pension (pension insurance). */
export const pensionRates = defineParameter({
  title: 'Pension insurance',
  unit: 'rate',
  columns: rateColumns,
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { employee: percent('8'), selfEmployed: percent('16') },
      ...enacted(
        'loi/2012/12/21/n7',
        'art. I, no 22 (Code de la sécurité sociale, art. 238, al. 5) ; loi du 20 décembre 2024 (Mémorial A 558), art. 36',
        '2026-11-24',
      ),
    },
    {
      from: '2026-01-01',
      value: { employee: percent('8.5'), selfEmployed: percent('17') },
      ...enacted(
        'loi/2025/12/19/a606',
        'art. 4 (Code de la sécurité sociale, art. 238, al. 5)',
        '2026-11-24',
      ),
    },
  ],
});

/**
 * Assurance dépendance (long-term care insurance). It has no ceiling and is not deductible. Employees have an abatement, the
 * self-employed have none.
 */
export const longTermCareRate = defineParameter({
  title: 'Long-term care insurance',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('1.40'),
  ...enacted(
    'loi/2006/12/22/n16',
    'art. 33, no 2 (Code de la sécurité sociale, art. 376, al. 2)',
    '2026-11-24',
  ),
});

const accidentArticles = 'art. 1er (Code de la sécurité sociale, art. 141, 149 et 154)';

/** Assurance accident (accident insurance), paid by employers and the self-employed: the rate at the neutral factor 1. */
export const accidentRate = defineParameter({
  title: 'Accident insurance',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('0.75'),
      ...reportedOf('loi/2010/05/12/n1', accidentArticles, {
        kind: 'authority',
        title: 'Centre commun de la sécurité sociale, paramètres sociaux 2024',
        url: 'https://ccss.public.lu/fr/parametres-sociaux.html',
        readOn: '2026-11-22',
      }),
    },
    {
      from: '2025-01-01',
      value: percent('0.70'),
      ...reportedOf('loi/2010/05/12/n1', accidentArticles, {
        kind: 'authority',
        title: 'Centre commun de la sécurité sociale, paramètres sociaux 2025',
        url: 'https://ccss.public.lu/fr/parametres-sociaux.html',
        readOn: '2026-11-22',
      }),
    },
    {
      from: '2026-01-01',
      value: percent('0.65'),
      ...reportedOf('loi/2010/05/12/n1', accidentArticles, {
        kind: 'authority',
        title: 'Centre commun de la sécurité sociale, avis aux non-salariés no 60 du 13 mars 2026',
        url: 'https://ccss.public.lu/dam-assets/publications/2026/ccss-20260313-avis-60-fr-de.pdf',
        readOn: '2026-11-22',
      }),
    },
  ],
});

/** Limits of contributions, each as a multiple of the minimum wage of the month. */
export const contributionBounds = defineParameter({
  title: 'Bounds of contributions, as shares of the minimum wage',
  unit: 'table',
  columns: {
    /** Ceiling of the base for pension, health and accident insurance. */
    ceiling: 'percent',
    /** Lowest base of a self-employed person. */
    selfEmployedMinimum: 'percent',
    /** Annual income up to which a self-employed person is exempt on request, as a share of the year's minimum wages. */
    selfEmployedExemption: 'percent',
    /** Abatement of an employee's long-term care insurance. */
    longTermCareAbatement: 'percent',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    ceiling: ratio(5, 1),
    selfEmployedMinimum: wholeRate,
    selfEmployedExemption: ratio(1, 3),
    longTermCareAbatement: ratio(1, 4),
  },
  ...enacted(
    'loi/1999/04/06/n1',
    'art. I, nos 1 et 14 (Code de la sécurité sociale, art. 39 et 241) ; loi du 19 juin 1998 (no 1), art. 377, al. 4',
    '2026-11-24',
  ),
});

export type ContributionBounds = ValueOf<typeof contributionBounds>;
