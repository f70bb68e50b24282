import { reported, type Source } from '../dated/source.ts';

/** A published monthly amount in euros, with its year and source. */
export interface PublishedFigure {
  readonly monthly: number;
  readonly year: number;
  /** What exactly is measured, as an English sentence. */
  readonly note: string;
  readonly source: Source;
  /** True when the figure is our estimate from published ones. */
  readonly estimate: boolean;
}

const incomeSurvey = 'STATEC, EU-SILC 2024';
const readOn = '2026-11-22';
const survey = reported({
  kind: 'authority',
  title: incomeSurvey,
  url: 'https://statistiques.public.lu/fr/actualites/2025/stn08-25-silc.html',
  readOn,
});

export const averageGrossSalary: PublishedFigure = {
  monthly: 6914.08,
  year: 2024,
  note: 'Average full-time adjusted gross salary per employee (data set nama_10_fte): 82 969 euros a year, by twelve.',
  source: reported({
    kind: 'authority',
    title: 'Eurostat',
    url: 'https://ec.europa.eu/eurostat/databrowser/view/nama_10_fte/default/table',
    readOn,
  }),
  estimate: false,
};

export const averageAdultNet: PublishedFigure = {
  monthly: 4867,
  year: 2024,
  note: 'Mean net income per adult equivalent: household income shared by the number and age of its members; incomes of 2023.',
  source: survey,
  estimate: false,
};

export const medianAdultNet: PublishedFigure = {
  monthly: 4233,
  year: 2024,
  note: 'Median net income per adult equivalent: the poverty line of 2 540 euros is 60 % of it; incomes of 2023.',
  source: survey,
  estimate: false,
};

export const averageHouseholdNet: PublishedFigure = {
  monthly: 7700,
  year: 2024,
  note: 'Mean net income of a household, rounded by the publisher (almost 7 700); incomes of 2023.',
  source: reported({
    kind: 'authority',
    title: incomeSurvey,
    url: 'https://statistiques.public.lu/fr/actualites/2025/stn40-tcs-2025.html',
    readOn,
  }),
  estimate: false,
};

/** 7 700 x 6 073 / 7 259 = 6 441.96, rounded to tens like the mean that it is derived from. */
export const medianHouseholdNet: PublishedFigure = {
  monthly: 6440,
  year: 2024,
  note: 'Our estimate: the mean of 7 700 times the ratio of median to mean that STATEC published a year before (EU-SILC 2023: 6 073 to 7 259), to whole tens.',
  source: reported({
    kind: 'authority',
    title: 'STATEC',
    url: 'https://statistiques.public.lu/en/actualites/2024/stn36-tcs.html',
    readOn,
  }),
  estimate: true,
};
