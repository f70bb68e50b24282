import type { Parameter } from '../dated/parameter.ts';

/** Hours with which full-time amounts are prorated for part-time work. */
export interface FullTimeHours {
  /** A full-time week. */
  readonly weekly: number;
  /** Hours in a month, by which the law divides monthly amounts. */
  readonly monthly: number;
  /** Monthly hours from which the abatement of the long-term care insurance is granted in full. */
  readonly fullAbatementFromMonthly: number;
}

export const fullTimeHours: Parameter<FullTimeHours> = {
  title: 'Hours of full-time work',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { weekly: 40, monthly: 173, fullAbatementFromMonthly: 150 },
      source: {
        text: 'Code du travail art. L. 211-5 et L. 222-4 ; Code de la sécurité sociale art. 376 ; PwC Luxembourg, paramètres sociaux au 1er janvier 2025',
        url: 'https://www.pwc.lu/en/newsletter/2025/social-parameters-on-1st-january-2025.html',
      },
    },
  ],
};
