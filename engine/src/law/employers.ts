import type { Parameter } from '../dated/parameter.ts';
import { decimal, percent, type Rate } from '../money/rate.ts';

/** Mutualité des employeurs (insurance of employers against pay during sickness): the rate of a class of absences. */
export interface MutualityRate {
  readonly class: number;
  readonly rate: Rate;
}

export const mutualityRates: Parameter<readonly MutualityRate[]> = {
  title: 'Mutualité of employers, by class; none where the final rates are not known',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      // Only forecasts were found: the law of 26 July 2023 lowered every class.
      value: [],
      source: {
        text: 'Loi du 26 juillet 2023, annoncée par le CCSS ; taux définitifs de 2024 non trouvés',
        url: 'https://ccss.public.lu/en/actualites/2023/08/09.html',
      },
    },
    {
      from: '2025-01-01',
      value: [
        { class: 1, rate: percent('0.07') },
        { class: 2, rate: percent('0.99') },
        { class: 3, rate: percent('1.48') },
        { class: 4, rate: percent('2.64') },
      ],
      source: {
        text: 'UEL, paramètres sociaux 2025 ; statuts de la Mutualité des employeurs art. 3',
        url: 'http://uel.lu/parametres_sociaux',
      },
    },
    {
      from: '2026-01-01',
      value: [
        { class: 1, rate: percent('0.23') },
        { class: 2, rate: percent('0.95') },
        { class: 3, rate: percent('1.56') },
        { class: 4, rate: percent('2.66') },
      ],
      source: {
        text: 'CCSS, paramètres sociaux 2026, cités par deux registres publics de taux ; Code de la sécurité sociale art. 55',
        url: 'https://ccss.public.lu/fr/parametres-sociaux.html',
      },
    },
  ],
};

/** Service de santé au travail multisectoriel (STM): other services have other rates. */
export const healthAtWorkRate: Parameter<Rate> = {
  title: 'Health at work (STM)',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('0.14'),
      source: {
        text: 'Service de santé au travail multisectoriel (STM), taux cité par l’UEL',
        url: 'http://uel.lu/parametres_sociaux',
      },
    },
  ],
};

/** Bonus-malus of the accident insurance: what the rate is multiplied by, after the accidents of an employer. */
export const accidentFactors: Parameter<readonly Rate[]> = {
  title: 'Factors of the accident insurance',
  unit: 'number',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: [decimal('0.85'), decimal('1'), decimal('1.1'), decimal('1.3'), decimal('1.5')],
      source: {
        text: 'RGD du 8 février 2016 ; Association d’assurance accident, système bonus-malus, questions et réponses',
        url: 'https://aaa.public.lu/fr/support/faq/faqs-bonus-malus.html',
      },
    },
  ],
};
