import type { Parameter } from '../dated/parameter.ts';

/** Twelve weights of the months, January first; a month's share is its weight divided by their sum. */
export type MonthlyProfile = readonly number[];

/** Generation by month, in thousandths of the year. */
export const generationProfile: Parameter<MonthlyProfile> = {
  title: 'Solar generation, shares of the months',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: [34, 51, 81, 110, 123, 125, 129, 122, 96, 66, 35, 28],
      source: {
        text: 'Calcul de Suen : ensoleillement normal du Findel (MeteoLux), Angström-Prescott (0,18 et 0,55), répartition d’Erbs, 35 degrés plein sud',
        url: 'https://www.meteolux.lu/',
      },
    },
  ],
};

/** Electricity of a household by month, in thousandths of the year. */
export const householdProfile: Parameter<MonthlyProfile> = {
  title: 'Household electricity, shares of the months',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: [102, 89, 93, 83, 79, 70, 70, 71, 73, 84, 87, 99],
      source: {
        text: 'BDEW, profil standard H0 dynamique, sur le calendrier de 2026 avec les jours fériés du Luxembourg (données de demandlib, oemof sur GitHub)',
        url: 'https://github.com/oemof/demandlib',
      },
    },
  ],
};

/** Electricity of a heat pump by month, in thousandths of the year. */
export const heatPumpProfile: Parameter<MonthlyProfile> = {
  title: 'Heat pump, shares of the months',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: [175, 145, 125, 80, 40, 20, 15, 15, 35, 80, 120, 150],
      source: {
        text: 'Choix de Suen : allure des degrés-jours, avec l’eau chaude toute l’année ; à comparer avec Heizspiegel',
        url: 'https://www.heizspiegel.de/',
      },
    },
  ],
};

/** Electricity of an electric car by month: constant. */
export const electricCarProfile: Parameter<MonthlyProfile> = {
  title: 'Electric car, shares of the months',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      source: {
        text: 'Choix de Suen : un douzième par mois, faute de profil publié ; consommation annuelle selon Adjora',
        url: 'https://www.adjora.de/autarkierechner',
      },
    },
  ],
};
