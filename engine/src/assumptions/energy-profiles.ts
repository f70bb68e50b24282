import { defineParameter } from '../dated/parameter.ts';
import { reported } from '../dated/source.ts';

/** Twelve weights of the months, January first; a month's share is its weight divided by their sum. */
type MonthlyProfile = readonly number[];

/** Generation by month, in thousandths of the year. */
export const generationProfile = defineParameter<MonthlyProfile>({
  title: 'Solar generation, shares of the months',
  unit: 'table',
  columns: 'number',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: [34, 51, 81, 110, 123, 125, 129, 122, 96, 66, 35, 28],
  source: reported({
    kind: 'ours',
    title: 'MeteoLux',
    url: 'https://www.meteolux.lu/',
    readOn: '2026-11-22',
    note: 'sunshine',
  }),
});

/** Electricity of a household by month, in thousandths of the year. */
export const householdProfile = defineParameter<MonthlyProfile>({
  title: 'Household electricity, shares of the months',
  unit: 'table',
  columns: 'number',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: [102, 89, 93, 83, 79, 70, 70, 71, 73, 84, 87, 99],
  source: reported({
    kind: 'ours',
    title: 'BDEW, H0 (oemof demandlib, GitHub)',
    url: 'https://github.com/oemof/demandlib',
    readOn: '2026-11-22',
    note: 'householdMonths',
  }),
});

/** Electricity of a heat pump by month, in thousandths of the year. */
export const heatPumpProfile = defineParameter<MonthlyProfile>({
  title: 'Heat pump, shares of the months',
  unit: 'table',
  columns: 'number',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: [175, 145, 125, 80, 40, 20, 15, 15, 35, 80, 120, 150],
  source: reported({
    kind: 'ours',
    title: 'Heizspiegel',
    url: 'https://www.heizspiegel.de/',
    readOn: '2026-11-22',
    note: 'heatPumpMonths',
  }),
});

/** Electricity of an electric car by month: constant. */
export const electricCarProfile = defineParameter<MonthlyProfile>({
  title: 'Electric car, shares of the months',
  unit: 'table',
  columns: 'number',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  source: reported({
    kind: 'ours',
    title: 'Adjora, Autarkierechner',
    url: 'https://www.adjora.de/autarkierechner',
    readOn: '2026-11-22',
    note: 'electricCarMonths',
  }),
});
