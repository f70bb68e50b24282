/** A published figure: not law, but dated and sourced like it. Monthly amounts in euros. */
export interface PublishedFigure {
  readonly monthly: number;
  readonly year: number;
  readonly publisher: string;
  /** What exactly is measured, for a reader who wants to know. */
  readonly note: string;
  readonly url: string;
  /** True when the figure is our estimate from published ones. */
  readonly estimate: boolean;
}

const incomeSurvey = 'STATEC, EU-SILC 2024';

export const averageGrossSalary: PublishedFigure = {
  monthly: 6914.08,
  year: 2024,
  publisher: 'Eurostat',
  note: 'Average full-time adjusted gross salary per employee: 82 969 euros a year, by twelve.',
  url: 'https://infos.rtl.lu/actu/luxembourg/a/2358676.html',
  estimate: false,
};

export const averageAdultNet: PublishedFigure = {
  monthly: 4867,
  year: 2024,
  publisher: incomeSurvey,
  note: 'Mean net income per adult equivalent: household income shared by the number and age of its members; incomes of 2023.',
  url: 'https://statistiques.public.lu/fr/actualites/2025/stn08-25-silc.html',
  estimate: false,
};

export const medianAdultNet: PublishedFigure = {
  monthly: 4233,
  year: 2024,
  publisher: incomeSurvey,
  note: 'Median net income per adult equivalent: the poverty line of 2 540 euros is 60 % of it; incomes of 2023.',
  url: 'https://statistiques.public.lu/fr/actualites/2025/stn08-25-silc.html',
  estimate: false,
};

export const averageHouseholdNet: PublishedFigure = {
  monthly: 7700,
  year: 2024,
  publisher: incomeSurvey,
  note: 'Mean net income of a household, rounded by the publisher (almost 7 700); incomes of 2023.',
  url: 'https://statistiques.public.lu/fr/actualites/2025/stn40-tcs-2025.html',
  estimate: false,
};

export const medianHouseholdNet: PublishedFigure = {
  monthly: 6600,
  year: 2024,
  publisher: 'STATEC',
  note: 'Our estimate: the mean of 7 700 times the ratio of median to mean that STATEC published for 2020 (4 897 to 5 716).',
  url: 'https://statistiques.public.lu/fr/actualites/2025/stn40-tcs-2025.html',
  estimate: true,
};
