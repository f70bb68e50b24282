import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { decimal, percent, type Rate } from '../money/rate.ts';

/** SSM, salaire social minimum: monthly, unskilled, aged 18 or more, full time, at index 100. */
export const minimumWageAtIndex100: Parameter<Cents> = {
  title: 'Minimum wage (SSM) at index 100',
  unit: 'EUR a month',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('272.22'),
      source: {
        text: 'Code du travail art. L. 222-9 ; PwC Luxembourg, paramètres sociaux au 1er septembre 2023',
        url: 'https://www.pwc.lu/en/newsletter/2023/social-parameters-on-1st-september-2023.html',
      },
    },
    {
      from: '2025-01-01',
      value: euros('279.30'),
      source: {
        text: 'Code du travail art. L. 222-9 ; ALEBA, paramètres sociaux au 1er janvier 2025',
        url: 'https://aleba.lu/en/news_77/adjustment-of-the-social-parameters-with-effect-from-1-january-2025_558',
      },
    },
  ],
};

/** The wage index (échelle mobile des salaires), in points; 100 is its base. */
export const wageIndex: Parameter<Rate> = {
  title: 'Wage index',
  unit: 'points',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: decimal('944.43'),
      source: {
        text: 'Échelle mobile des salaires, cote du STATEC au 1er septembre 2023, citée par salary.lu',
        url: 'https://salary.lu/en/social-parameters/indexation-of-salaries/2024/2',
      },
    },
    {
      from: '2025-05-01',
      value: decimal('968.04'),
      source: {
        text: 'Échelle mobile des salaires, tranche du STATEC du 1er mai 2025, citée par Mondaq',
        url: 'https://www.mondaq.com/employee-benefits-compensation/1620374/wage-indexation-1st-may-2025',
      },
    },
    {
      from: '2026-06-01',
      value: decimal('992.24'),
      source: {
        text: 'Échelle mobile des salaires, tranche du STATEC du 1er juin 2026, citée par etude.lu',
        url: 'https://etude.lu/article/luxembourg-june-2026-indexation-salaries-pensions-purchasing-power',
      },
    },
  ],
};

/** Shares of the minimum wage by age and qualification. */
export interface MinimumWageShares {
  readonly qualified: Rate;
  readonly from17To18: Rate;
  readonly from15To17: Rate;
}

export const minimumWageShares: Parameter<MinimumWageShares> = {
  title: 'Minimum wage by qualification and age',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { qualified: percent('120'), from17To18: percent('80'), from15To17: percent('75') },
      source: {
        text: 'Code du travail art. L. 222-4 et L. 222-5, cité par PwC Luxembourg',
        url: 'https://www.pwc.lu/en/newsletter/2023/social-parameters-on-1st-september-2023.html',
      },
    },
  ],
};
