import type { Parameter } from '../dated/parameter.ts';

/**
 * Sick pay of the self-employed begins after the month that contains this day of incapacity, counted over eighteen months.
 */
export const selfEmployedSickPaySuspension: Parameter<number> = {
  title: 'Day of incapacity until the end of whose month the self-employed get no sick pay',
  unit: 'number',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: 77,
      source: {
        text: 'Code de la sécurité sociale, art. 12, al. 3 (secu.lu)',
        url: 'https://www.secu.lu/assurance-maladie/livre-i/chapitre-ii-objet-de-lassurance/indemnite-pecuniaire-de-maladie/art-12/',
      },
    },
  ],
};
