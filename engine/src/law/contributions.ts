import type { Parameter } from '../dated/parameter.ts';
import { percent, ratio, wholeRate, type Rate } from '../money/rate.ts';

/** Rates of one insurance: what the employee pays, and what a self-employed person pays (both shares). */
export interface ContributionRates {
  readonly employee: Rate;
  readonly selfEmployed: Rate;
}

/** Assurance maladie, soins de santé (health insurance, medical care). */
export const illnessRates: Parameter<ContributionRates> = {
  title: 'Health insurance, care',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { employee: percent('2.80'), selfEmployed: percent('5.60') },
      source: {
        text: 'Code de la sécurité sociale art. 29 ; taux de cotisation du CCSS',
        url: 'https://ccss.public.lu/fr/parametres-sociaux.html',
      },
    },
  ],
};

/** Assurance maladie, prestations en espèces (health insurance, sick pay). */
export const illnessCashRates: Parameter<ContributionRates> = {
  title: 'Health insurance, cash benefits',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { employee: percent('0.25'), selfEmployed: percent('0.50') },
      source: {
        text: 'Code de la sécurité sociale art. 29 ; taux de cotisation du CCSS',
        url: 'https://ccss.public.lu/fr/parametres-sociaux.html',
      },
    },
  ],
};

/** Assurance pension (pension insurance). */
export const pensionRates: Parameter<ContributionRates> = {
  title: 'Pension insurance',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { employee: percent('8'), selfEmployed: percent('16') },
      source: {
        text: 'Code de la sécurité sociale art. 238 ; taux de cotisation du CCSS',
        url: 'https://ccss.public.lu/fr/parametres-sociaux.html',
      },
    },
    {
      from: '2026-01-01',
      value: { employee: percent('8.5'), selfEmployed: percent('17') },
      source: {
        text: 'Code de la sécurité sociale art. 238, loi du 19 décembre 2025 (2026 à 2032), citée par Arendt',
        url: 'https://www.arendt.com/news-insights/news/pensions-reform-1-january-2026-changes',
      },
    },
  ],
};

/**
 * Assurance dépendance (long-term care insurance). It has no ceiling and is not deductible. Employees have an abatement, the
 * self-employed have none.
 */
export const longTermCareRate: Parameter<Rate> = {
  title: 'Long-term care insurance',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('1.40'),
      source: {
        text: 'Code de la sécurité sociale art. 376 et 377, al. 4 (secu.lu)',
        url: 'https://www.secu.lu/assurance-dependance/livre-v/chapitre-ii-financement/contribution-dependance/art-377/?L=',
      },
    },
  ],
};

/** Assurance accident (accident insurance), paid by employers and the self-employed: the rate at the neutral factor 1. */
export const accidentRate: Parameter<Rate> = {
  title: 'Accident insurance',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('0.75'),
      source: {
        text: 'Association d’assurance accident, taux 2024 ; taux de cotisation du CCSS',
        url: 'https://ccss.public.lu/fr/parametres-sociaux.html',
      },
    },
    {
      from: '2025-01-01',
      value: percent('0.70'),
      source: {
        text: 'Association d’assurance accident, taux 2025 ; taux de cotisation du CCSS',
        url: 'https://ccss.public.lu/fr/parametres-sociaux.html',
      },
    },
    {
      from: '2026-01-01',
      value: percent('0.65'),
      source: {
        text: 'CCSS, avis aux non-salariés no 60 du 13 mars 2026',
        url: 'https://ccss.public.lu/dam-assets/publications/2026/ccss-20260313-avis-60-fr-de.pdf',
      },
    },
  ],
};

/** Limits of contributions, each as a multiple of the minimum wage of the month. */
export interface ContributionBounds {
  /** Ceiling of the base for pension, health and accident insurance. */
  readonly ceiling: Rate;
  /** Lowest base of a self-employed person. */
  readonly selfEmployedMinimum: Rate;
  /** Yearly income up to which a self-employed person is exempt on request, as a share of the year's minimum wages. */
  readonly selfEmployedExemption: Rate;
  /** Abatement of an employee's long-term care insurance. */
  readonly longTermCareAbatement: Rate;
}

export const contributionBounds: Parameter<ContributionBounds> = {
  title: 'Bounds of contributions, as shares of the minimum wage',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        ceiling: ratio(5, 1),
        selfEmployedMinimum: wholeRate,
        selfEmployedExemption: ratio(1, 3),
        longTermCareAbatement: ratio(1, 4),
      },
      source: {
        text: 'Code de la sécurité sociale art. 39, 241 et 377 ; CCSS, assiette cotisable',
        url: 'https://ccss.public.lu/en/independants/cotisations-sociales/assiette-cotisation-adaptation.html',
      },
    },
  ],
};
